import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/engines/postgres.ts',
    // Node 24 calls its SQLite experimental once per process.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  },
});
