/**
 * How long puzzles take to make, and whether they are what they should be. `PUZZLES` sets how many of each kind and level,
 * `PUZZLES_KINDS` which ones by how their names begin, such as `sudoku,maze 30 even`.
 * With `PUZZLES_RESULTS`, what was made is kept in a file, and the next run makes only what is missing; `PUZZLES=0`
 * shows what is there.
 */
import { type Bench, type Figure, median, percentile } from '../figure.ts';
import { allOf, keepRun, type Run, runsIn } from './kept-runs.ts';
import { checkNames, type Kind } from './kind.ts';
import { numberKinds } from './number-kinds.ts';
import { wordKinds } from './word-kinds.ts';

const allKinds: readonly Kind[] = [...numberKinds, ...wordKinds];

/** Puzzles of a kind after which the next kind has its turn, so that a run that is stopped has some of all. */
const partMax = 200;

export const puzzles: Bench = {
  name: 'puzzles',
  title: 'making puzzles (ms of CPU), and the share (%) that passes independent checks',
  run() {
    const count = Number(process.env['PUZZLES'] ?? 200);
    const file = process.env['PUZZLES_RESULTS'];
    const begins = process.env['PUZZLES_KINDS']?.split(',') ?? [''];
    const kinds = allKinds.filter(({ name }) => begins.some((begin) => name.startsWith(begin)));
    if (kinds.length === 0)
      throw new Error(`No kind begins so. Kinds: ${allKinds.map(({ name }) => name).join(', ')}.`);
    const runs = [...runsIn(file)];
    for (let target = partMax; target < count + partMax; target += partMax) {
      for (const kind of kinds) {
        const done = allOf(kind.name, runs).times.length;
        const missing = Math.min(target, count) - done;
        if (missing <= 0) continue;
        const run = made(kind, done, missing);
        runs.push(run);
        keepRun(file, run);
      }
    }
    const totals = kinds.map(({ name }) => allOf(name, runs));
    for (const { name, failures } of totals) for (const failure of failures) console.log(`  ${name}, ${failure}`);
    return Promise.resolve(totals.flatMap(figuresOf));
  },
};

function made({ name, make, check }: Kind, from: number, count: number): Run {
  const times: number[] = [];
  const passed: Record<string, number> = {};
  const failures: string[] = [];
  for (let at = from; at < from + count; at += 1) {
    const before = process.cpuUsage();
    const puzzle = make(`bench ${at}`);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    for (const [column, isPassed] of Object.entries(check(puzzle as never))) {
      passed[column] = (passed[column] ?? 0) + (isPassed ? 1 : 0);
      if (!isPassed) failures.push(`bench ${at}: ${column}`);
    }
  }
  return { name, times, passed, failures };
}

function figuresOf({ name, times, passed }: Run): Figure[] {
  const figure = (column: string, value: number, unit: string, target: Partial<Figure> = {}): Figure => ({
    name: `${name} ${column}`,
    value,
    unit,
    cell: { row: name, column },
    ...target,
  });
  if (times.length === 0) return [];
  return [
    figure('made', times.length, ''),
    figure('median', median(times), 'ms'),
    figure('p99', percentile(times, 99), 'ms', { atMost: 2000 }),
    figure('slowest', Math.max(...times), 'ms'),
    ...checkNames.flatMap((check) => {
      const count = passed[check];
      return count === undefined ? [] : [figure(check, (100 * count) / times.length, '%', { atLeast: 100 })];
    }),
  ];
}
