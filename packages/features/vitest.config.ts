import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Public pages are rendered without a browser: their tests need class names, which come out of the styles' build.
  plugins: [vanillaExtractPlugin()],
  test: { setupFiles: [`${import.meta.dirname}/kit/src/test-setup.ts`] },
});
