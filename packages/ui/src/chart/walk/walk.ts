/** A point as an index in `at` and the index of its series. */
export interface Point {
  index: number;
  row: number;
}

/** Values of each visible series, in the order of the legend. */
export type Rows = readonly (readonly (number | null)[])[];

const has = (rows: Rows, { index, row }: Point) => typeof rows[row]?.[index] === 'number';

/** Moves from `point` by `step` to the first point with a value; returns `point` itself if there is none. */
function seek(rows: Rows, point: Point, step: Point): Point {
  const length = rows[point.row]?.length ?? 0;
  let next = { index: point.index + step.index, row: point.row + step.row };
  while (next.index >= 0 && next.index < length && next.row >= 0 && next.row < rows.length) {
    if (has(rows, next)) return next;
    next = { index: next.index + step.index, row: next.row + step.row };
  }
  return point;
}

/** The first point with a value. */
export function firstPoint(rows: Rows): Point | null {
  for (const [row, values] of rows.entries()) {
    const index = values.findIndex((value) => value !== null);
    if (index !== -1) return { index, row };
  }
  return null;
}

/** A ring has one row, so vertical keys move along it too. */
export function ringKey(key: string, isRightToLeft: boolean): string {
  if (key === 'ArrowDown') return isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowUp') return isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  return key;
}

/** The point that a key moves to; null for other keys. Left and right follow the visual direction. */
export function walk(rows: Rows, point: Point, key: string, isRightToLeft: boolean): Point | null {
  const length = rows[point.row]?.length ?? 0;
  const ahead = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const tenth = Math.max(1, Math.round(length / 10));
  const onwards = { index: 1, row: 0 };
  const backwards = { index: -1, row: 0 };
  switch (key) {
    case ahead:
      return seek(rows, point, onwards);
    case back:
      return seek(rows, point, backwards);
    case 'ArrowDown':
      return seek(rows, point, { index: 0, row: 1 });
    case 'ArrowUp':
      return seek(rows, point, { index: 0, row: -1 });
    case 'Home':
      return seek(rows, { ...point, index: -1 }, onwards);
    case 'End':
      return seek(rows, { ...point, index: length }, backwards);
    case 'PageDown': {
      const far = Math.min(length - 1, point.index + tenth);
      return seek(rows, { ...point, index: far + 1 }, backwards);
    }
    case 'PageUp': {
      const far = Math.max(0, point.index - tenth);
      return seek(rows, { ...point, index: far - 1 }, onwards);
    }
    default:
      return null;
  }
}
