import { area, line } from 'd3-shape';

/** The viewBox is 100 × 32; a stroke of 2 stays inside. */
const width = 100;
const top = 2;
const bottom = 30;

/**
 * Line and area paths for a viewBox of 100 × 32. Equal values, or a single one, are a horizontal line in the middle.
 */
export function sparkPaths(values: readonly (number | null)[]): { line: string; area: string } {
  const known = values.filter((value) => value !== null);
  const [only] = known;
  if (only === undefined) return { line: '', area: '' };
  const points = known.length === 1 ? [only, only] : values;
  const low = known.reduce((least, value) => Math.min(least, value), only);
  const high = known.reduce((most, value) => Math.max(most, value), only);
  const x = (_value: number | null, index: number) => (index * width) / (points.length - 1);
  const y = (value: number | null) =>
    low === high ? (top + bottom) / 2 : bottom - (((value ?? low) - low) / (high - low)) * (bottom - top);
  const isKnown = (value: number | null) => value !== null;
  return {
    line: line<number | null>(x, y).defined(isKnown).digits(1)(points) ?? '',
    area: area<number | null>(x, 32, y).defined(isKnown).digits(1)(points) ?? '',
  };
}
