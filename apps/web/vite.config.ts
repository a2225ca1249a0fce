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

/** What most pages show: components, and pieces that features share. */
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
  'failure',
  'data/[\\w-]+',
  'format',
  'language',
  'route',
  'services',
  'settings',
  'settings-store',
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
    'packages/api/src/(?:client/|contract/(?:endpoint|problem|session|stats|hub)\\.ts$)',
    'packages/features/shell/src/(?:FullFrame/|Sidebar/|SideMenu/|TopBar/|AppsMenu/AppsMenu\\.|parts/|Brand/|SkipLink/|Palette/TypedAhead\\.|OfflineBanner/|navigation/|Customizer/use-look|arrival|scrolling|login-here)',
    'apps/web/src/(?:router\\.|pages\\.|layouts/(?:FullLayout/|[A-Za-z]+\\.))',
  ].join('|'),
);

/**
 * What the shell names all parts of, so that they are fetched side by side: pages where people come in from elsewhere.
 * The dashboard's parts stand in its document; what opens over a page is fetched when the pointer nears it.
 */
const often = /\/(?:login|hub-list|area|playground)\.route-/;

const fields =
  /packages\/ui\/src\/(?:field\/(?:field-|error-words|text-control|choice\.css)|components\/(?:TextField|Form)\/)/;
const alert =
  /packages\/ui\/src\/components\/Alert\/|tone-icon\.tsx|Icon(?:AlertCircle|Eye)\.mjs|react-aria-components\/dist\/private\/Text\.mjs/;

/** What the sources need to be understood, in the browser's build and in the one that renders pages. */
const sources = () => [
  react(),
  vanillaExtractPlugin(),
  // React Aria's own words, in the languages that the interface has words in.
  optimizeLocales.vite({ locales: uiLocales }),
];

/** Where the site stands below a path of its host: `/yard`. */
const basePath = process.env['BASE_PATH'] ?? '';
if (!/^(?:\/[\w.~-]+)*$/.test(basePath))
  throw new Error(`BASE_PATH must be a path without a slash at its end, such as /yard; it is "${basePath}".`);

export default defineConfig({
  base: `${basePath}/`,
  plugins: [...sources(), beforePaint(), libraryStyles(), drawPictures(), prerenderPages(sources), compress()],
  resolve: {
    alias: [
      // XState brings what React 17 lacks; in ours it stands already.
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
      // Browsers that know this target's syntax fetch ahead by themselves.
      polyfill: false,
      // The names cost every page more than they save the few that wait for these parts.
      resolveDependencies: (file, parts) => (often.test(file) ? parts : []),
    },
    manifest: true,
    // One sheet: split over chunks, rules of equal weight would win by the order in which pages were visited.
    cssCodeSplit: false,
    // Fonts and pictures stay files: inlined they would sit in the CSS that the first paint waits for.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The shortest that Rolldown has room for here: the shell holds some 300 of these names.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // What changes with our dependencies, apart from what changes with every release.
            { name: 'framework', test: framework, tags: ['$initial'], priority: 20 },
            // What every page shows, in one file: dozens of small ones cost more than they save.
            { name: 'shell', test: shell, priority: 10 },
            // What all fields are made of, as one file: the shell names every file that there is, which costs more than these hold.
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
