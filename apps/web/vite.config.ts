import { uiLocales } from '@apiyard/ui/labels/labels';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaint } from './build/before-paint.ts';
import { compress } from './build/compress.ts';
import { libraryStyles } from './build/library-styles.ts';
import { drawPictures } from './build/pictures.ts';
import { prerenderPages } from './build/prerender.ts';

const framework =
  /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|xstate|@xstate|i18next|use-sync-external-store)[@\\/+]/;

/** Modules that most pages use: components, and parts shared by features. */
const components = [
  'Badge',
  'Button',
  'Card',
  'CopyButton',
  'Empty',
  'Failed',
  'Grid',
  'Heading',
  'IconButton',
  'Inline',
  'Link',
  'Progress',
  'Skeleton',
  'Stack',
  'Text',
  'Tooltip',
];
const pieces = [
  'copy',
  'data/[\\w-]+',
  'errors/failure',
  'format',
  'routing/route',
  'services',
  'settings/[\\w-]+',
  'Mark/Mark',
  'PageBand/PageBand',
  'Time/Time',
];
const shell = new RegExp(
  [
    `packages/ui/src/(?:components/(?:${components.join('|')})/(?!TooltipBubble)|illustrations/Broken|provider\\.tsx|theme/|labels/(?:use|load)-)`,
    `packages/features/kit/src/(?:${pieces.join('|')})\\.`,
    'packages/features/(?:shell/src/readiness/(?!copy/)|account/src/auth/(?:auth|log-in|credentials))',
    // The page lists, and where the texts of pages are fetched from.
    'packages/features/[\\w/-]+(?:\\.page|-copy|/src/pages)\\.ts$',
    // Not what the editor checks with: `hub.ts?whole` brings zod.
    'packages/api/src/(?:client/|contract/(?:endpoint|problem|stats|accounts/session|hub/hub)\\.ts$)',
    'packages/features/shell/src/(?:FullFrame/|Sidebar/|SideMenu/|TopBar/|AppsMenu/AppsMenu\\.|parts/|Brand/|SkipLink/|Palette/TypedAhead\\.|OfflineBanner/|navigation/|Customizer/use-look|arrival|scrolling|login-here)',
    'apps/web/src/(?:router\\.|pages\\.|layouts/(?:FullLayout/|[A-Za-z]+\\.))',
  ].join('|'),
);

/**
 * Pages for which the shell lists all chunks, so that they are loaded in parallel: common entry pages. The dashboard's
 * chunks are in its document; overlays are loaded when the pointer is near their trigger.
 */
const often = /\/(?:login|hub-list|area|playground)\.route-/;

const fields =
  /packages\/ui\/src\/(?:field\/(?:field-|error-words|text-control|choice\.css)|components\/(?:TextField|Form)\/)/;
const alert =
  /packages\/ui\/src\/components\/Alert\/|tone-icon\.tsx|Icon(?:AlertCircle|Eye)\.mjs|react-aria-components\/dist\/private\/Text\.mjs/;

/** Plugins for the sources, in the browser's build and in the one that renders pages. */
const sources = () => [
  react(),
  vanillaExtractPlugin(),
  // React Aria's own texts, in the languages of the interface.
  optimizeLocales.vite({ locales: uiLocales }),
];

/** The path below which the site is served: `/yard`. */
const basePath = process.env['BASE_PATH'] ?? '';
if (!/^(?:\/[\w.~-]+)*$/.test(basePath))
  throw new Error(`BASE_PATH must be a path without a slash at its end, such as /yard; it is "${basePath}".`);

export default defineConfig({
  base: `${basePath}/`,
  plugins: [...sources(), beforePaint(), libraryStyles(), drawPictures(), prerenderPages(sources), compress()],
  resolve: {
    alias: [
      // XState adds a polyfill for React 17; our React has the feature.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  build: {
    target: 'es2022',
    modulePreload: {
      // Browsers that support this target have native module preload.
      polyfill: false,
      // The names would cost every page more than they save in the few chunks.
      resolveDependencies: (file, parts) => (often.test(file) ? parts : []),
    },
    manifest: true,
    // One sheet: split over chunks, rules of equal weight would win by the order in which pages were visited.
    cssCodeSplit: false,
    // Fonts and pictures stay files: inlined they would be in the CSS that blocks the first paint.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The shortest hash that Rolldown supports here: the shell contains about 300 of these names.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // What changes with our dependencies, apart from what changes with every release.
            { name: 'framework', test: framework, tags: ['$initial'], priority: 20 },
            // What every page shows, in one file: dozens of small ones cost more than they save.
            { name: 'shell', test: shell, priority: 10 },
            // Shared code of all fields, as one file: the shell lists every file, which would cost more than their content.
            { name: 'fields', test: fields, priority: 5 },
            // Pages without a field have these of them.
            { name: 'alert', test: alert, priority: 6 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
  preview: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
});
