/**
 * Finds solutions by search: singles are followed to their end, then the choice with the fewest ways is tried, be it a
 * digit for a cell or a place for a digit. Fast on anything, and blind to what people would find hard.
 */
import type { Random } from '../random.ts';
import { digitsOf, fullMask, type Grid, maskOf, peers, sizeOf, units } from './board.ts';

/** Up to `limit` solutions. With `random`, choices are tried in random order. */
export function solutionsOf(grid: Grid, limit: number, random?: Random): Grid[] {
  const open = new Uint16Array(81).fill(fullMask);
  const found: Grid[] = [];
  for (let cell = 0; cell < 81; cell += 1) {
    const digit = grid[cell] as number;
    if (digit !== 0 && !assign(open, cell, maskOf(digit))) return found;
  }
  search(open, limit, random, found);
  return found;
}

function search(open: Uint16Array, limit: number, random: Random | undefined, found: Grid[]): void {
  if (!followHiddenSingles(open)) return;
  const choice = narrowestChoice(open);
  if (choice === null) {
    found.push(Uint8Array.from(open, (mask) => Math.log2(mask) + 1));
    return;
  }
  for (const [cell, mask] of random ? random.shuffled(choice) : choice) {
    const next = open.slice();
    if (assign(next, cell, mask)) search(next, limit, random, found);
    if (found.length >= limit) return;
  }
}

/** Places a digit in a cell and everything that follows directly; false if a cell has no candidates left. */
function assign(open: Uint16Array, cell: number, mask: number): boolean {
  if (((open[cell] as number) & mask) === 0) return false;
  open[cell] = mask;
  for (const peer of peers[cell] as readonly number[]) {
    const before = open[peer] as number;
    if ((before & mask) === 0) continue;
    const after = before & ~mask;
    if (after === 0) return false;
    open[peer] = after;
    if (sizeOf[after] === 1 && !assign(open, peer, after)) return false;
  }
  return true;
}

/** Assigns digits that have one place left in a unit, until none is left; false when a digit has no place. */
function followHiddenSingles(open: Uint16Array): boolean {
  for (let changed = true; changed;) {
    changed = false;
    for (const unit of units) {
      let once = 0;
      let twice = 0;
      for (const cell of unit) {
        const mask = open[cell] as number;
        twice |= once & mask;
        once |= mask;
      }
      if (once !== fullMask) return false;
      const single = once & ~twice;
      if (single === 0) continue;
      for (const cell of unit) {
        const mask = (open[cell] as number) & single;
        if (mask === 0 || open[cell] === mask) continue;
        if (sizeOf[mask] !== 1 || !assign(open, cell, mask)) return false;
        changed = true;
      }
    }
  }
  return true;
}

/** The ways of the choice with the fewest; null when every cell is decided. */
function narrowestChoice(open: Uint16Array): [cell: number, mask: number][] | null {
  let narrowest = -1;
  let fewest = 10;
  for (let cell = 0; cell < 81; cell += 1) {
    const size = sizeOf[open[cell] as number] as number;
    if (size > 1 && size < fewest) {
      narrowest = cell;
      fewest = size;
      if (size === 2) break;
    }
  }
  if (narrowest === -1) return null;
  if (fewest > 2) {
    const places = twoPlaces(open);
    if (places) return places;
  }
  return digitsOf(open[narrowest] as number).map((digit) => [narrowest, maskOf(digit)]);
}

/** A digit with exactly two places in a unit. */
function twoPlaces(open: Uint16Array): [cell: number, mask: number][] | null {
  for (const unit of units) {
    let once = 0;
    let twice = 0;
    let thrice = 0;
    for (const cell of unit) {
      const mask = open[cell] as number;
      thrice |= twice & mask;
      twice |= once & mask;
      once |= mask;
    }
    const pair = twice & ~thrice;
    if (pair === 0) continue;
    const mask = pair & -pair;
    return unit.filter((cell) => (open[cell] as number) & mask).map((cell) => [cell, mask]);
  }
  return null;
}
