/** Which tile went where, so that tiles are seen to slide. Pure. */
import type { Direction, Game } from '@apiyard/kernels/twenty-forty-eight/game';

export interface Tile {
  readonly id: number;
  readonly value: number;
  readonly row: number;
  readonly column: number;
  /** `under` is a tile that went into the merged one above it, and is gone with the next move. */
  readonly look: 'still' | 'new' | 'merged' | 'under';
}

type Board = Game['board'];

/** The tiles of a board that no move led to, numbered from an ID on. */
export const placeTiles = (board: Board, firstId = 0): readonly Tile[] =>
  board.flatMap((row, y) =>
    row.flatMap((value, x) =>
      value === 0 ? [] : [{ id: firstId + y * row.length + x, value, row: y, column: x, look: 'still' } satisfies Tile],
    ),
  );

const size = 4;

/** The tiles after a move, before one is added. */
export function slideTiles(tiles: readonly Tile[], direction: Direction): readonly Tile[] {
  const isRow = direction === 'left' || direction === 'right';
  const isForward = direction === 'right' || direction === 'down';
  const present = tiles.filter(({ look }) => look !== 'under');
  const lineOf = (tile: Tile) => (isRow ? tile.row : tile.column);
  const along = (tile: Tile) => (isRow ? tile.column : tile.row) * (isForward ? -1 : 1);
  const at = (tile: Tile, place: number): Tile => {
    const offset = isForward ? size - 1 - place : place;
    return isRow ? { ...tile, column: offset } : { ...tile, row: offset };
  };
  return Array.from({ length: size }, (_, line) => line).flatMap((line) => {
    const slid: Tile[] = [];
    const under: Tile[] = [];
    for (const tile of present.filter((one) => lineOf(one) === line).toSorted((a, b) => along(a) - along(b))) {
      const last = slid.at(-1);
      if (last?.look === 'still' && last.value === tile.value) {
        slid[slid.length - 1] = { ...last, value: 2 * tile.value, look: 'merged' };
        under.push(at({ ...tile, look: 'under' }, slid.length - 1));
      } else slid.push(at({ ...tile, look: 'still' }, slid.length));
    }
    return [...under, ...slid];
  });
}

/** The tiles of a board after those that were shown. Tiles only slide when the move leads from those to the board. */
export function followTiles(shown: readonly Tile[], board: Board, by: Direction | null): readonly Tile[] {
  const firstId = 1 + Math.max(-1, ...shown.map(({ id }) => id));
  if (by === null) return placeTiles(board, firstId);
  const slid = slideTiles(shown, by);
  const places = new Map(slid.flatMap((tile) => (tile.look === 'under' ? [] : [[`${tile.row} ${tile.column}`, tile]])));
  const added: Tile[] = [];
  for (const tile of placeTiles(board, firstId)) {
    const before = places.get(`${tile.row} ${tile.column}`);
    if (before === undefined) added.push({ ...tile, look: 'new' });
    else if (before.value !== tile.value) return placeTiles(board, firstId);
  }
  const isReached = added.length === 1 && places.size + 1 === board.flat().filter((value) => value !== 0).length;
  return isReached ? [...slid, ...added] : placeTiles(board, firstId);
}
