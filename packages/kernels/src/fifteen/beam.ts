/** A short solution where the shortest takes too long: the most promising positions after each move are kept. */
import { type FifteenBoard, type Slide, sizeOf } from './board.ts';
import { conflictTable, distanceTable, gapMoves } from './distance.ts';

interface Position {
  readonly board: Uint8Array;
  readonly gap: number;
  readonly distance: number;
  readonly estimate: number;
  readonly before: Position | null;
  readonly direction: Slide | null;
}

/** Positions kept after each move. Doubled until there is a solution. */
const widthFirst = 500;

export function beamSearch(start: FifteenBoard): readonly Slide[] {
  for (let width = widthFirst; ; width *= 2) {
    const moves = searchWith(start, width);
    if (moves !== null) return moves;
  }
}

function searchWith(start: FifteenBoard, width: number): readonly Slide[] | null {
  const size = sizeOf(start);
  const cells = size * size;
  const distances = distanceTable(size);
  const conflicts = conflictTable(size);
  const gaps = gapMoves(size);
  const lines = Array.from({ length: size }, (_, line) => line);
  const conflictsIn = (board: Uint8Array) =>
    lines.reduce((sum, line) => sum + conflicts(board, 'row', line) + conflicts(board, 'column', line), 0);
  const distance = start.reduce((sum, tile, cell) => sum + (distances[tile * cells + cell] ?? 0), 0);
  const first: Position = {
    board: Uint8Array.from(start),
    gap: start.indexOf(0),
    distance,
    estimate: distance,
    before: null,
    direction: null,
  };
  const seen = new Set([first.board.join()]);
  let kept: readonly Position[] = [first];
  while (kept.length > 0) {
    const next: Position[] = [];
    for (const position of kept) {
      if (position.distance === 0) return movesTo(position);
      for (const { to, direction } of gaps[position.gap] ?? []) {
        const board = position.board.slice();
        const tile = board[to] ?? 0;
        board[position.gap] = tile;
        board[to] = 0;
        const key = board.join();
        if (seen.has(key)) continue;
        seen.add(key);
        const moved =
          position.distance - (distances[tile * cells + to] ?? 0) + (distances[tile * cells + position.gap] ?? 0);
        next.push({
          board,
          gap: to,
          distance: moved,
          estimate: moved + conflictsIn(board),
          before: position,
          direction,
        });
      }
    }
    kept = next.toSorted((one, other) => one.estimate - other.estimate).slice(0, width);
  }
  return null;
}

function movesTo(end: Position): readonly Slide[] {
  const moves: Slide[] = [];
  for (let at: Position | null = end; at !== null; at = at.before) if (at.direction !== null) moves.push(at.direction);
  return moves.toReversed();
}
