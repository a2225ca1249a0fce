import type { Reporter, TestModule } from 'vitest/node';
import { flakyLine } from './flaky.ts';

/** Prints a line for each test that failed and passed when it was run again. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const { children, relativeModuleId } of modules)
      for (const test of children.allTests())
        if (test.diagnostic()?.flaky === true) console.log(flakyLine(`${relativeModuleId} > ${test.fullName}`));
  }
}
