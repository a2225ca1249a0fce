/** Runs of a bench that takes hours, kept in a file of one JSON line for each part. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Puzzles of a kind that were made one after the other. */
export interface Run {
  readonly name: string;
  /** Milliseconds of CPU, in the order of the seeds. */
  readonly times: readonly number[];
  /** How many puzzles passed each check. */
  readonly passed: Readonly<Record<string, number>>;
  /** Seeds with a failed check, such as `bench 17: unique`. */
  readonly failures: readonly string[];
}

export const runsIn = (file: string | undefined): readonly Run[] =>
  file === undefined || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Run);

export const keepRun = (file: string | undefined, run: Run): void => {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(run)}\n`);
};

/** All runs of a kind as one. */
export function allOf(name: string, runs: readonly Run[]): Run {
  const own = runs.filter((run) => run.name === name);
  const passed: Record<string, number> = {};
  for (const run of own) {
    for (const [check, count] of Object.entries(run.passed)) passed[check] = (passed[check] ?? 0) + count;
  }
  return {
    name,
    times: own.flatMap(({ times }) => times),
    passed,
    failures: own.flatMap(({ failures }) => failures),
  };
}
