/** A benchmark result and its output. Targets are informative: a missed one does not fail. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `ms`, `MB`… or empty for a ratio or a count. */
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
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

/** A shared machine is not precise to more than three digits. */
function rounded(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** The upper one of the two in the middle when there are two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
