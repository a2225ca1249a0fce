import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaint } from './build/before-paint.ts';
import { compress } from './build/compress.ts';
import { libraryStyles } from './build/library-styles.ts';

const framework =
  /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|xstate|@xstate|i18next|react-i18next|use-sync-external-store)[@\\/+]/;

const shownEverywhere = ['Badge', 'Button', 'Card', 'CopyButton', 'Grid', 'Heading', 'IconButton', 'Inline', 'Link', 'Progress', 'Skeleton', 'Stack', 'Text', 'Tooltip'];
const kitOfTheShell = ['copy\\.', 'failure\\.', 'format\\.', 'language\\.', 'loadable\\.', 'route\\.', 'services\\.', 'settings', 'LazyMenu/', 'Mark/', 'PageBand/'];
const shell = new RegExp(
  [
    `packages/ui/src/(?:components/(?:${shownEverywhere.join('|')})/|provider\\.tsx|theme/|labels/(?:use|load)-)`,
    `packages/features/src/(?:_kit/(?:${kitOfTheShell.join('|')})|readiness/(?!copy/)|auth/(?:auth|log-in|credentials|refusals))`,
    'packages/api/src/(?:client/|contract/(?:endpoint|problem|session|stats|hub))',
    'apps/web/src/layouts/(?:FullLayout/(?!Drawer)|[A-Z]\\w+\\.|arrival|scrolling|navigation|login-path|Avatar/|Brand/)',
  ].join('|'),
);

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), beforePaint(), libraryStyles(), compress()],
  build: {
    target: 'es2022',
    manifest: true,
    // One sheet: split over chunks, rules of equal weight would win by the order in which pages were visited.
    cssCodeSplit: false,
    // Fonts and pictures stay files: inlined they would sit in the CSS that the first paint waits for.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What changes with our dependencies, apart from what changes with every release.
            { name: 'framework', test: framework, tags: ['$initial'], priority: 20 },
            // What every page shows, in one file: dozens of small ones cost more than they save.
            { name: 'shell', test: shell, priority: 10 },
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
