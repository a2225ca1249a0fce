/** What the reports of the different runners come down to: so many passed, so many failed. */
import type { Finished } from '../command.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** A command that is one check in itself. */
export function tallyOfExit({ code }: Finished): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The JSON report format of vitest and jest. In addition to failed tests this counts each file that failed without a
 * failed test (it did not load), and one more when the command failed although the report shows no failure (an unhandled
 * error, a crash), when there is no readable report, and when no test ran at all.
 */
export function tallyOfTests(report: string | null, { code }: Finished): Tally {
  const crashed = { passed: 0, failed: 1 };
  const parsed = report === null ? null : readReport(report);
  if (parsed === null) return crashed;
  const unloaded = parsed.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return explained({ passed: parsed.numPassedTests, failed: parsed.numFailedTests + unloaded }, code);
}

interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

function readReport(text: string): TestReport | null {
  let report: Partial<TestReport> | null;
  try {
    report = JSON.parse(text) as Partial<TestReport> | null;
  } catch {
    return null;
  }
  const whole =
    typeof report?.numPassedTests === 'number' &&
    typeof report.numFailedTests === 'number' &&
    Array.isArray(report.testResults);
  return whole ? (report as TestReport) : null;
}

/** Turbo's closing lines: `Tasks:    6 successful, 7 total`. One check per task; tasks that did not get to run have failed. */
export function tallyOfTurbo({ code, output }: Finished): Tally {
  const [, successful, total] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(stripColour(output)) ?? [];
  if (successful === undefined || total === undefined) return { passed: 0, failed: 1 };
  return explained({ passed: Number(successful), failed: Number(total) - Number(successful) }, code);
}

/**
 * Turbo's output of a task that ends with the line `3 passed, 1 failed` in each package, run now or replayed from the
 * cache. A package without that line, or in which nothing passed, is one failure.
 */
export function tallyOfPackages(finished: Finished): Tally {
  const counted = countsByTask(finished.output);
  const tasks = tallyOfTurbo(finished);
  const silent = Math.max(0, tasks.passed + tasks.failed - counted.size);
  const { passed, failed } = sum([...counted.values()]);
  return explained({ passed, failed: failed + silent }, finished.code);
}

/** The output without that of packages in which all went well; whole when that would leave no package. */
export function withoutPassed(output: string): string {
  const counted = countsByTask(output);
  const lines = output.split('\n');
  const rest = lines.filter((line) => {
    const counts = counted.get(taskOf(line) ?? '');
    return counts === undefined || counts.failed > 0;
  });
  return rest.some((line) => taskOf(line) !== null) ? rest.join('\n') : output;
}

function countsByTask(output: string): ReadonlyMap<string, Tally> {
  const counted = new Map<string, Tally>();
  for (const [, task = '', passed, failed] of stripColour(output).matchAll(
    /^(\S+:test\S*): (\d+) passed, (\d+) failed$/gm,
  )) {
    const counts = { passed: Number(passed), failed: Number(failed) };
    counted.set(task, counts.passed + counts.failed === 0 ? { passed: 0, failed: 1 } : counts);
  }
  return counted;
}

/** Turbo writes `@apiyard/ui:test: ` before each line of a task. */
function taskOf(line: string): string | null {
  return /^(@\S+:test\S*): /.exec(stripColour(line))?.[1] ?? null;
}

/** size-limit's `--json`: one check per budget. */
export function tallyOfSizes({ code, output }: Finished): Tally {
  const start = output.indexOf('[');
  let budgets: readonly { readonly passed?: boolean }[];
  try {
    budgets = JSON.parse(output.slice(start, output.lastIndexOf(']') + 1)) as typeof budgets;
  } catch {
    return { passed: 0, failed: 1 };
  }
  const passed = budgets.filter((budget) => budget.passed === true).length;
  return explained({ passed, failed: budgets.length - passed }, code);
}

/** A command that ends with the line `3 passed, 1 failed`. */
export function tallyOfCounts({ code, output }: Finished): Tally {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(stripColour(output)) ?? [];
  if (passed === undefined || failed === undefined) return { passed: 0, failed: 1 };
  return explained({ passed: Number(passed), failed: Number(failed) }, code);
}

/** A report without a failure is believed only when something passed and the command was content too. */
function explained(tally: Tally, code: number | null): Tally {
  return tally.failed === 0 && (code !== 0 || tally.passed === 0) ? { ...tally, failed: 1 } : tally;
}

function stripColour(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the escape character is what starts a colour
  return text.replace(/\u001B\[[0-9;]*m/g, '');
}
