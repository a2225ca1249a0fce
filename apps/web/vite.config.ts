import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaint } from './build/before-paint.ts';
import { compress } from './build/compress.ts';
import { libraryStyles } from './build/library-styles.ts';

const features = fileURLToPath(new URL('../../packages/features/src', import.meta.url));

export default defineConfig({
  resolve: {
    // The package offers `.ts` and `.tsx` files under one pattern; TypeScript looks for both, bundlers only for the first.
    alias: [{ find: /^@apiyard\/features\/(.+)$/, replacement: `${features}/$1` }],
  },
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
            { name: 'framework', test: /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|xstate|@xstate|i18next|react-i18next|use-sync-external-store)[@\\/+]/, priority: 10 },
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
