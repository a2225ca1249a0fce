import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run of vitest with the line `3 passed, 1 failed`, which `pnpm test` adds up, also when Turbo replays it. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length > 0 ? 1 : 0;
    for (const module of modules) {
      const states = Array.from(module.children.allTests(), (test) => test.result().state);
      passed += states.filter((state) => state === 'passed').length;
      const failedTests = states.filter((state) => state === 'failed').length;
      // A file that did not load, or whose set-up failed, has no failed test.
      failed += failedTests === 0 && module.state() === 'failed' ? 1 : failedTests;
    }
    console.log(`${passed} passed, ${failed} failed`);
  }
}
