import { nice, ticks } from 'd3-array';

/** Least distance between two grid lines, in px. */
const roomForTick = 50;

export interface ValueAxis {
  domain: readonly [low: number, high: number];
  ticks: readonly number[];
}

/** Round ends and a few round ticks for these values, in `height` px. Counts have no fractional ticks. */
export function valueAxis(values: readonly number[], height: number, isZeroBased: boolean): ValueAxis {
  const count = Math.max(3, Math.min(6, Math.floor(height / roomForTick)));
  const { low, high } = ends(values, isZeroBased);
  const [from, to] = nice(low, high, count);
  const round = ticks(from, to, count);
  const areCounts = values.every((value) => Number.isInteger(value));
  return { domain: [from, to], ticks: areCounts ? round.filter((tick) => Number.isInteger(tick)) : round };
}

function ends(values: readonly number[], isZeroBased: boolean): { low: number; high: number } {
  let low = isZeroBased ? 0 : Infinity;
  let high = isZeroBased ? 0 : -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low > high) return { low: 0, high: 1 };
  if (low < high) return { low, high };
  // A single value has no range.
  return low === 0 ? { low: 0, high: 1 } : { low: low - Math.abs(low) / 10, high: high + Math.abs(high) / 10 };
}
