import { stack, stackOffsetDiverging } from 'd3-shape';
import type { Rows } from '../walk/walk.ts';

/** Start and end of a value on the value axis; null if there is no value. */
export type Span = readonly [from: number, to: number] | null;

/**
 * The span of each value: from zero or, if stacked, from the end of the previous one; positive values upwards, negative
 * values downwards.
 */
export function spansOf(rows: Rows, isStacked: boolean): Span[][] {
  if (!isStacked) return rows.map((values) => values.map((value) => (value === null ? null : [0, value])));
  const places = Array.from({ length: Math.max(0, ...rows.map((values) => values.length)) }, (_, index) => index);
  const stacked = stack<number, number>()
    .keys(rows.keys())
    .value((index, row) => rows[row]?.[index] ?? 0)
    .offset(stackOffsetDiverging)(places);
  return stacked.map((spans, row) =>
    spans.map(([low, high], index) => {
      const value = rows[row]?.[index] ?? null;
      if (value === null) return null;
      // d3 returns the lower end first; a negative value starts at the upper one.
      return value < 0 ? [high, low] : [low, high];
    }),
  );
}
