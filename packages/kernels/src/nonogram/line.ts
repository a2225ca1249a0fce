/** What follows for one row or column from its clue. */

/** 0 is not known, 1 filled, 2 empty. */
export type CellState = 0 | 1 | 2;

/**
 * The line with every cell that is the same in all ways to place its blocks, or null when there is no way.
 * Counts the ways by dynamic programming, so long lines are no slower than their area.
 */
export function solveLine(clue: readonly number[], line: readonly CellState[]): CellState[] | null {
  const size = line.length;
  const blocks = clue.length;
  // A block takes its cells and the empty one after it. The one after the last cell of the line is always empty.
  const mayBeEmpty = (cell: number) => line[cell] !== 1;
  const fits = (block: number, start: number) => {
    const end = start + (clue[block] ?? 0);
    if (end > size || !mayBeEmpty(end)) return false;
    for (let cell = start; cell < end; cell += 1) if (line[cell] === 2) return false;
    return true;
  };
  const width = size + 2;
  /** Whether cells before `cell` can hold exactly the first `block` blocks. */
  const before = new Uint8Array((blocks + 1) * width);
  /** Whether cells from `cell` on can hold exactly the blocks from `block` on. */
  const after = new Uint8Array((blocks + 1) * width);
  before[0] = 1;
  after[blocks * width + size + 1] = 1;
  for (let block = 0; block <= blocks; block += 1) {
    for (let cell = 0; cell <= size; cell += 1) {
      if (before[block * width + cell] === 0) continue;
      if (mayBeEmpty(cell)) before[block * width + cell + 1] = 1;
      if (block < blocks && fits(block, cell)) before[(block + 1) * width + cell + (clue[block] ?? 0) + 1] = 1;
    }
  }
  for (let block = blocks; block >= 0; block -= 1) {
    for (let cell = size; cell >= 0; cell -= 1) {
      const canSkip = mayBeEmpty(cell) && after[block * width + cell + 1] === 1;
      const canPlace =
        block < blocks && fits(block, cell) && after[(block + 1) * width + cell + (clue[block] ?? 0) + 1] === 1;
      if (canSkip || canPlace) after[block * width + cell] = 1;
    }
  }
  if (after[0] === 0) return null;
  const canBe = Array.from({ length: size + 1 }, () => ({ filled: false, empty: false }));
  for (let block = 0; block <= blocks; block += 1) {
    for (let cell = 0; cell <= size; cell += 1) {
      if (before[block * width + cell] === 0) continue;
      const here = canBe[cell];
      if (here && mayBeEmpty(cell) && after[block * width + cell + 1] === 1) here.empty = true;
      if (block === blocks || !fits(block, cell)) continue;
      const end = cell + (clue[block] ?? 0);
      if (after[(block + 1) * width + end + 1] === 0) continue;
      for (const each of canBe.slice(cell, end)) each.filled = true;
      const gap = canBe[end];
      if (gap) gap.empty = true;
    }
  }
  return canBe.slice(0, size).map(({ filled, empty }) => (filled && empty ? 0 : filled ? 1 : 2));
}

/** Lengths of the runs of filled cells. An empty line has none. */
export function clueOf(line: readonly CellState[]): number[] {
  const clue: number[] = [];
  let length = 0;
  for (const state of [...line, 2]) {
    if (state === 1) length += 1;
    else if (length > 0) {
      clue.push(length);
      length = 0;
    }
  }
  return clue;
}
