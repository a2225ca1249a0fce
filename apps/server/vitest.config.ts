import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/postgres.ts',
    // Node 24 calls its SQLite experimental once per process.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // The first test of a file may wait until its database has been made.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    // What leaves in the background takes its time on a busy machine.
    expect: { poll: { timeout: 10_000 } },
  },
});
