/** A table of test cases and their results, printed at the end of a suite. */
import { afterAll, onTestFinished } from 'vitest';

interface CaseTable {
  /** Records the result of a case; equal results are counted. Call it before asserting. */
  saw(...results: readonly string[]): void;
}

export function caseTable(title: string): CaseTable {
  const rows: { readonly name: string; readonly state: string; readonly results: string }[] = [];
  afterAll(() => {
    const width = Math.max(...rows.map(({ name }) => name.length));
    console.log(
      [title, ...rows.map(({ name, state, results }) => `  ${name.padEnd(width)}  ${state}  ${results}`)].join('\n'),
    );
  });
  return {
    saw(...results) {
      const counts = Map.groupBy(results, (result) => result);
      onTestFinished(({ task }) => {
        const state = task.result?.state === 'fail' ? 'FAIL' : 'pass';
        rows.push({
          name: task.name,
          state,
          results: [...counts]
            .map(([result, { length }]) => (length === 1 ? result : `${result} ×${length}`))
            .join(', '),
        });
      });
    },
  };
}
