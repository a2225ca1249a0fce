import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const postgres = fileURLToPath(new URL('apps/server/test/engines/postgres.ts', import.meta.url));
const exclude = ['**/node_modules/**', '**/dist/**'];

const shared = {
  // A process for each project, not for each of its files: starting and loading them all again took longer than most of what they check.
  isolate: false,
  // Long enough that a busy machine fails nothing, short enough that what hangs is reported as such. Milliseconds.
  testTimeout: 60_000,
  /** The first test of a file may wait until its database has been made. */
  hookTimeout: 60_000,
  /** For what comes by itself a little later: a mail that leaves in the background, an answer that is shown. */
  expect: { poll: { timeout: 10_000 } },
};

/** A press or a frame can be lost on a busy machine. What passes only the second time is named after the run. */
const inBrowser = { ...shared, retry: 1 };

/**
 * Every suite of the repository. The `test` script of a package runs the one with the package's name. Packages that need
 * plugins or a set-up have a `vitest.config.ts` of their own.
 */
export default defineConfig({
  test: {
    reporters: ['default', './tools/test/report/counts-reporter.ts', './tools/test/report/flaky-reporter.ts'],
    projects: [
      ...['api', 'client', 'kernels', 'ui'].map((name) => ({
        test: { ...shared, name: `@apiyard/${name}`, root: `packages/${name}`, exclude },
      })),
      ...['account', 'admin', 'hub', 'kit', 'modules', 'shell', 'site'].map((name) => ({
        extends: './packages/features/vitest.config.ts',
        test: { ...shared, name: `@apiyard/${name}`, root: `packages/features/${name}` },
      })),
      {
        extends: './packages/features/vitest.config.ts',
        test: { ...shared, name: '@apiyard/tool-pages', root: 'packages/features/tools' },
      },
      {
        extends: './apps/server/vitest.config.ts',
        test: { ...shared, name: '@apiyard/server', root: 'apps/server' },
      },
      { extends: './apps/web/vitest.config.ts', test: { ...shared, name: '@apiyard/web', root: 'apps/web' } },
      { test: { ...shared, name: '@apiyard/storybook', root: 'apps/storybook', include: ['**/*.test.ts'], exclude } },
      {
        test: {
          ...shared,
          name: '@apiyard/tools',
          root: 'tools',
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'test/lint-fixtures.test.ts', 'generators/**'],
        },
      },
      { test: { ...shared, name: 'generators', root: 'tools', include: ['generators/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'planted',
          root: '.',
          include: ['tools/visual/planted/*.e2e.ts', 'apps/storybook/.storybook/planted/*.e2e.ts'],
          testTimeout: 240_000,
          exclude,
        },
      },
      { test: { ...shared, name: 'lint-fixtures', root: 'tools', include: ['test/lint-fixtures.test.ts'] } },
      { test: { ...inBrowser, name: 'e2e', root: 'apps/web', include: ['e2e/**/*.e2e.ts'], exclude: ['e2e/walk/**'] } },
      { test: { ...inBrowser, name: 'walk', root: 'apps/web', include: ['e2e/walk/*.e2e.ts'], maxConcurrency: 3 } },
      { test: { ...shared, name: 'storybook', root: 'apps/storybook', include: ['.storybook/*.e2e.ts'] } },
      {
        test: {
          ...shared,
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
