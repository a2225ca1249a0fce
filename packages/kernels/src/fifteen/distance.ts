/** Lower bounds for the number of moves: rows and columns from the goal, and two more for each linear conflict. */

/**
 * Moves that the tiles of one line (row or column) need beyond the distance, since tiles on their goal line in the
 * wrong order must pass each other (Hansson, Mayer, Yung, 1992).
 * @param places for each cell of the line the goal place of its tile along the line, or -1 for other tiles and the gap
 */
function conflictsOf(places: readonly number[]): number {
  let left = places.map((place, at) => ({ place, at })).filter(({ place }) => place !== -1);
  let moves = 0;
  for (;;) {
    const counts = left.map((one) => left.filter((other) => isReversed(one, other)).length);
    const most = Math.max(0, ...counts);
    if (most === 0) return moves;
    left = left.toSpliced(counts.indexOf(most), 1);
    moves += 2;
  }
}

interface Placed {
  readonly place: number;
  readonly at: number;
}

const isReversed = (one: Placed, other: Placed) => one.at < other.at !== one.place < other.place && one.at !== other.at;

/** The conflicts of every line, looked up by its tiles. Lines come again and again in a search. */
export function conflictTable(size: number) {
  const base = size * size;
  // Conflicts and one, 0 while not known. The lines of 5 by 5 are too many for that.
  const tables = Array.from({ length: size > 4 ? 0 : 2 * size }, () => new Uint8Array(base ** size));
  const maps = Array.from({ length: 2 * size }, () => new Map<number, number>());
  return (board: ArrayLike<number>, axis: 'row' | 'column', line: number): number => {
    let key = 0;
    const first = axis === 'row' ? line * size : line;
    const stride = axis === 'row' ? 1 : size;
    for (let at = 0; at < size; at += 1) key = key * base + (board[first + at * stride] ?? 0);
    const at = axis === 'row' ? line : size + line;
    const table = tables[at];
    const known = table === undefined ? maps[at]?.get(key) : (table[key] ?? 0) - 1;
    if (known !== undefined && known !== -1) return known;
    const places = Array.from({ length: size }, (_, at) => {
      const tile = board[first + at * stride] ?? 0;
      if (tile === 0) return -1;
      const [row, column] = [Math.floor((tile - 1) / size), (tile - 1) % size];
      return axis === 'row' ? (row === line ? column : -1) : column === line ? row : -1;
    });
    const conflicts = conflictsOf(places);
    if (table === undefined) maps[at]?.set(key, conflicts);
    else table[key] = conflicts + 1;
    return conflicts;
  };
}

/** Rows and columns of a tile at a cell from its goal, by `tile * cells + cell`. */
export function distanceTable(size: number): Uint8Array {
  const cells = size * size;
  return Uint8Array.from({ length: cells * cells }, (_, key) => {
    const [tile, cell] = [Math.floor(key / cells), key % cells];
    if (tile === 0) return 0;
    const goal = tile - 1;
    return Math.abs(Math.floor(goal / size) - Math.floor(cell / size)) + Math.abs((goal % size) - (cell % size));
  });
}

/** For each cell the cells that the gap can move to, with the direction in which the tile moves. */
export function gapMoves(size: number) {
  return Array.from({ length: size * size }, (_, gap) => {
    const [row, column] = [Math.floor(gap / size), gap % size];
    return [
      ...(row < size - 1 ? [{ to: gap + size, direction: 'up' as const }] : []),
      ...(row > 0 ? [{ to: gap - size, direction: 'down' as const }] : []),
      ...(column < size - 1 ? [{ to: gap + 1, direction: 'left' as const }] : []),
      ...(column > 0 ? [{ to: gap - 1, direction: 'right' as const }] : []),
    ];
  });
}
