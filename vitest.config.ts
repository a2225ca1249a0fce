import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const postgres = fileURLToPath(new URL('apps/server/test/postgres.ts', import.meta.url));
const exclude = ['**/node_modules/**', '**/dist/**'];

/** How long every suite waits: long enough that a busy machine fails nothing, short enough that what hangs is told as such. Milliseconds. */
const patience = {
  testTimeout: 60_000,
  /** The first test of a file may wait until its database has been made. */
  hookTimeout: 60_000,
  /** For what comes by itself a little later: a mail that leaves in the background, an answer that is shown. */
  expect: { poll: { timeout: 10_000 } },
};

/** Every suite of the repository. Packages that need plugins or a set-up carry a `vitest.config.ts` of their own. */
export default defineConfig({
  test: {
    projects: [
      ...['api', 'kernels', 'ui'].map((name) => ({
        test: { ...patience, name: `@apiyard/${name}`, root: `packages/${name}`, exclude },
      })),
      {
        extends: './packages/features/vitest.config.ts',
        test: { ...patience, name: '@apiyard/features', root: 'packages/features' },
      },
      {
        extends: './apps/server/vitest.config.ts',
        test: { ...patience, name: '@apiyard/server', root: 'apps/server' },
      },
      { extends: './apps/web/vitest.config.ts', test: { ...patience, name: '@apiyard/web', root: 'apps/web' } },
      {
        test: {
          ...patience,
          name: 'tools',
          root: 'tools',
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'test/fences.test.ts'],
        },
      },
      { test: { ...patience, name: 'fences', root: 'tools', include: ['test/fences.test.ts'] } },
      { test: { ...patience, name: 'e2e', root: 'apps/web', include: ['e2e/*.e2e.ts'] } },
      { test: { ...patience, name: 'walk', root: 'apps/web', include: ['e2e/walk/*.e2e.ts'], maxConcurrency: 3 } },
      { test: { ...patience, name: 'docs', root: 'apps/storybook', include: ['**/*.test.ts'], exclude } },
      { test: { ...patience, name: 'storybook', root: 'apps/storybook', include: ['.storybook/**/*.e2e.ts'] } },
      {
        test: {
          ...patience,
          name: 'kill',
          root: 'tools',
          include: ['kill/**/*.e2e.ts'],
          globalSetup: postgres,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
