/** Tests that failed first and passed when they were run again: shown after a run, but not counted as failed. */
export const flakyLine = (test: string): string => `Failed first, then passed: ${test}`;

/** The lines of such tests in what a stage printed. */
export const flakyLinesIn = (output: string): readonly string[] =>
  output.split('\n').filter((line) => line.startsWith(flakyLine('')));
