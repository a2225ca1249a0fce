import { stack, stackOffsetDiverging } from 'd3-shape';
import type { Rows } from '../walk/walk.ts';

/** From where to where a value reaches on the value axis; null where there is none. */
export type Span = readonly [from: number, to: number] | null;

/** What each value covers: from zero, or, stacked, from the end of the one before; positive ones upwards, negative ones downwards. */
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
      // d3 gives the lower end first; a negative value reaches down from the upper one.
      return value < 0 ? [high, low] : [low, high];
    }),
  );
}
