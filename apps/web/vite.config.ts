import { uiLocales } from '@apiyard/ui/labels/labels';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaint } from './build/before-paint.ts';
import { chunksBySize } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { libraryStyles } from './build/library-styles.ts';
import { drawPictures } from './build/pictures.ts';
import { prerenderPages } from './build/prerender.ts';
import { workerBuilds } from './build/worker-builds.ts';

/** Plugins for the sources, in the browser's build and in the one that renders pages. */
const sources = () => [
  react(),
  vanillaExtractPlugin(),
  // React Aria's own texts, in the languages of the interface.
  optimizeLocales.vite({ locales: uiLocales }),
];

/** The path below which the site is served: `/tools`. */
const basePath = process.env['BASE_PATH'] ?? '';
if (!/^(?:\/[\w.~-]+)*$/.test(basePath))
  throw new Error(`BASE_PATH must be a path without a slash at its end, such as /tools; it is "${basePath}".`);

export default defineConfig({
  base: `${basePath}/`,
  plugins: [
    ...sources(),
    chunksBySize(sources),
    beforePaint(),
    libraryStyles(),
    drawPictures(),
    prerenderPages(sources),
    compress(),
  ],
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
      // What the entry has loaded would be in the list of every page.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/\/(?:rolldown-runtime|framework|start)-/.test(file)) : files,
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
      },
    },
  },
  // Kernels are chunks of their own, which only modules can load.
  worker: { format: 'es', plugins: () => [workerBuilds()] },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
  preview: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
});
