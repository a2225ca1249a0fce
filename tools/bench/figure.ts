/** A benchmark result and its output. Targets are informative: a missed one does not fail. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `ms`, `MB`… or empty for a ratio or a count. */
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Figures of a table have a row and a column; `name` is then for messages only. */
  readonly cell?: { readonly row: string; readonly column: string };
}

export interface Bench {
  readonly name: string;
  readonly title: string;
  run(): Promise<readonly Figure[]>;
}

/** `p99  12.4 ms  (target: at most 20: kept)` */
export function describe({ name, value, unit, atLeast, atMost }: Figure): string {
  const targets = [
    ...(atLeast === undefined ? [] : [`at least ${atLeast}: ${value >= atLeast ? 'kept' : 'MISSED'}`]),
    ...(atMost === undefined ? [] : [`at most ${atMost}: ${value <= atMost ? 'kept' : 'MISSED'}`]),
  ];
  const amount = `${rounded(value)}${unit === '' ? '' : ` ${unit}`}`;
  return `${name.padEnd(24)} ${amount.padStart(12)}${targets.length > 0 ? `   (target: ${targets.join(', ')})` : ''}`;
}

/** Figures with a `cell`, as lines of a table: `0.72` where a target is kept or there is none, `1.2 > 0.9` where it is missed. */
export function describeTable(figures: readonly Figure[]): string[] {
  const columns = [...new Set(figures.flatMap(({ cell }) => (cell === undefined ? [] : [cell.column])))];
  const rows = [...new Set(figures.flatMap(({ cell }) => (cell === undefined ? [] : [cell.row])))];
  const amountAt = (row: string, column: string): string => {
    const figure = figures.find(({ cell }) => cell?.row === row && cell.column === column);
    if (figure === undefined) return '';
    const { value, atMost, atLeast } = figure;
    if (atMost !== undefined && value > atMost) return `${rounded(value)} > ${atMost}`;
    if (atLeast !== undefined && value < atLeast) return `${rounded(value)} < ${atLeast}`;
    return rounded(value);
  };
  const cells = [['', ...columns], ...rows.map((row) => [row, ...columns.map((column) => amountAt(row, column))])];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index + 1]?.length ?? 0)));
  const nameWidth = Math.max(...cells.map(([name = '']) => name.length));
  return cells.map(([name = '', ...amounts]) =>
    [name.padEnd(nameWidth), ...amounts.map((amount, index) => amount.padStart(widths[index] ?? 0))].join('  '),
  );
}

/** A shared machine is not precise to more than three digits. */
function rounded(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** The upper one of the two in the middle when there are two. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** @param percent 0 to 100 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
