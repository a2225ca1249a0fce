import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Not the build's own: its plugins start compilers and render pages, which no unit here needs and some would wait for. */
export default defineConfig({
  // What the palette shows has icons with styles.
  plugins: [vanillaExtractPlugin()],
  test: { include: ['**/*.test.ts'], exclude: ['**/node_modules/**', 'dist/**'] },
});
