/** Vertical layout: rows, and below some of them their details. */
export interface Lines {
  count: number;
  /** Total height in px. */
  height: number;
  lineOfRow: (row: number) => number;
  at: (line: number) => { row: number; isDetail: boolean };
  /** Start of a line, in px from the first. */
  offsetOf: (line: number) => number;
  /** The line at that offset. */
  lineAt: (offset: number) => number;
}

export interface Detail {
  /** The row of the line. */
  row: number;
  /** In px. */
  height: number;
}

/** Number of `places`, in ascending order, that are below `limit`. */
function countBelow(places: readonly number[], limit: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? Infinity) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Computed without data per row, so that a hundred thousand rows cost as much as ten. Rows have the same height;
 * `details` are sorted by row.
 */
export function makeLines(rowCount: number, rowHeight: number, details: readonly Detail[]): Lines {
  const detailRows = details.map(({ row }) => row);
  const detailLines = detailRows.map((row, before) => row + before + 1);
  const heightsBefore = [0];
  for (const { height } of details) heightsBefore.push((heightsBefore.at(-1) ?? 0) + height);
  const detailHeight = (before: number) => heightsBefore[before] ?? 0;

  const count = rowCount + details.length;
  const offsetOf = (line: number) => {
    const before = countBelow(detailLines, line);
    return (line - before) * rowHeight + detailHeight(before);
  };
  return {
    count,
    height: offsetOf(count),
    lineOfRow: (row) => row + countBelow(detailRows, row),
    at: (line) => {
      const before = countBelow(detailLines, line);
      return detailLines[before] === line
        ? { row: line - before - 1, isDetail: true }
        : { row: line - before, isDetail: false };
    },
    offsetOf,
    lineAt: (offset) => {
      let [low, high] = [0, Math.max(0, count - 1)];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (offsetOf(middle) <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}

/** Number of lines rendered above and below the visible ones, so that keyboard navigation finds the next one. */
const overscan = 6;

/** The range of lines to render (end exclusive) if `height` px are visible from `top`. */
export function linesInSight(lines: Lines, top: number, height: number): { from: number; to: number } {
  return {
    from: Math.max(0, lines.lineAt(Math.max(0, top)) - overscan),
    to: Math.min(lines.count, lines.lineAt(Math.max(0, top + height)) + 1 + overscan),
  };
}
