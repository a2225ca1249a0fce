import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const postgres = fileURLToPath(new URL('apps/server/test/postgres.ts', import.meta.url));

/** Every suite of the repository. Packages that need plugins or a set-up carry a `vitest.config.ts` of their own. */
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/server',
      'apps/web',
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'], exclude: ['**/node_modules/**', 'test/fences.test.ts'], testTimeout: 20_000, hookTimeout: 30_000 } },
      { test: { name: 'fences', root: 'tools', include: ['test/fences.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'e2e', root: 'apps/web', include: ['e2e/*.e2e.ts'], testTimeout: 60_000, expect: { poll: { timeout: 10_000 } }, hookTimeout: 60_000 } },
      { test: { name: 'walk', root: 'apps/web', include: ['e2e/walk/*.e2e.ts'], expect: { poll: { timeout: 10_000 } }, maxConcurrency: 3, testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'docs', root: 'apps/storybook', include: ['**/*.test.ts'], exclude: ['**/node_modules/**'], testTimeout: 20_000 } },
      { test: { name: 'storybook', root: 'apps/storybook', include: ['.storybook/**/*.e2e.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'kill', root: 'tools', include: ['kill/**/*.e2e.ts'], globalSetup: postgres, testTimeout: 300_000 } },
    ],
  },
});
