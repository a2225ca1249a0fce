/** The shortest solution by iterative deepening (IDA*, Korf 1985). */
import { type FifteenBoard, type Slide, sizeOf } from './board.ts';
import { conflictTable, distanceTable, gapMoves } from './distance.ts';

interface Found {
  /** Null when the positions ran out. */
  readonly moves: readonly Slide[] | null;
  /** No solution has fewer moves. */
  readonly movesMin: number;
}

export function idaSearch(start: FifteenBoard, positionsMax: number): Found {
  const size = sizeOf(start);
  const cells = size * size;
  const distances = distanceTable(size);
  const conflicts = conflictTable(size);
  const gaps = gapMoves(size);
  const board = Uint8Array.from(start);
  const path: Slide[] = [];
  let positions = 0;

  const lines = Array.from({ length: size }, (_, line) => line);
  const conflictsIn = () =>
    lines.reduce((sum, line) => sum + conflicts(board, 'row', line) + conflicts(board, 'column', line), 0);

  /** Linear conflicts in the three lines that a move between two cells touches. */
  const touched = (from: number, to: number): number => {
    const [row, column] = [Math.floor(from / size), from % size];
    const [otherRow, otherColumn] = [Math.floor(to / size), to % size];
    return row === otherRow
      ? conflicts(board, 'column', column) + conflicts(board, 'column', otherColumn) + conflicts(board, 'row', row)
      : conflicts(board, 'row', row) + conflicts(board, 'row', otherRow) + conflicts(board, 'column', column);
  };

  /** The least estimate beyond the limit, 0 when solved, -1 when the positions ran out. */
  const search = (
    gap: number,
    before: number,
    depth: number,
    distance: number,
    extra: number,
    limit: number,
  ): number => {
    const estimate = depth + distance + extra;
    if (estimate > limit) return estimate;
    if (distance === 0) return 0;
    positions += 1;
    if (positions > positionsMax) return -1;
    let least = Number.POSITIVE_INFINITY;
    for (const { to, direction } of gaps[gap] ?? []) {
      if (to === before) continue;
      const tile = board[to] ?? 0;
      const old = touched(gap, to);
      board[gap] = tile;
      board[to] = 0;
      const moved = distance - (distances[tile * cells + to] ?? 0) + (distances[tile * cells + gap] ?? 0);
      path.push(direction);
      const result = search(to, gap, depth + 1, moved, extra - old + touched(gap, to), limit);
      if (result <= 0) return result;
      path.pop();
      board[to] = tile;
      board[gap] = 0;
      least = Math.min(least, result);
    }
    return least;
  };

  const distance = start.reduce((sum, tile, cell) => sum + (distances[tile * cells + cell] ?? 0), 0);
  const extra = conflictsIn();
  let limit = distance + extra;
  for (;;) {
    const result = search(start.indexOf(0), -1, 0, distance, extra, limit);
    if (result === 0) return { moves: path, movesMin: path.length };
    if (result === -1) return { moves: null, movesMin: limit };
    limit = result;
  }
}
