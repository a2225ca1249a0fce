import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Public pages are rendered without a browser: their tests need class names, which come out of the styles' build. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
});
