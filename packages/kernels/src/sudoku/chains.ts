import { digitsOf, maskOf, peers, sees, units } from './board.ts';
import { cellsOfSize, type Mark, mayHold, type Position } from './position.ts';
import type { Step } from './step.ts';

/**
 * Simple colouring: if a digit has two candidates in a unit, one of them is true. Linked pairs get alternate colours; a
 * colour that occurs twice in a unit is false, and so is a candidate that sees both colours.
 */
export function colouring(position: Position): Step | null {
  for (let digit = 1; digit <= 9; digit += 1) {
    const partners = conjugates(position, digit);
    const seen = new Set<number>();
    for (const start of partners.keys()) {
      if (seen.has(start)) continue;
      const colours = colour(start, partners);
      for (const cell of colours.keys()) seen.add(cell);
      const cells = [...colours.keys()];
      const sides = [false, true].map((side) => cells.filter((cell) => colours.get(cell) === side));
      const [one = [], other = []] = sides;
      const broken = sides.find((side) => side.some((a) => side.some((b) => sees(a, b))));
      const removes: Mark[] = broken
        ? broken.map((cell) => ({ cell, digit }))
        : Array.from({ length: 81 }, (_, cell) => cell)
            .filter(
              (cell) =>
                mayHold(position, cell, digit) &&
                !colours.has(cell) &&
                one.some((a) => sees(a, cell)) &&
                other.some((b) => sees(b, cell)),
            )
            .map((cell) => ({ cell, digit }));
      if (removes.length > 0) return { technique: 'colouring', cells, places: null, removes };
    }
  }
  return null;
}

/** For each place of a digit, the places it is paired with in a unit. */
function conjugates(position: Position, digit: number): Map<number, Set<number>> {
  const partners = new Map<number, Set<number>>();
  for (const unit of units) {
    const [a, b, third] = unit.filter((cell) => mayHold(position, cell, digit));
    if (a === undefined || b === undefined || third !== undefined) continue;
    partners.set(a, (partners.get(a) ?? new Set()).add(b));
    partners.set(b, (partners.get(b) ?? new Set()).add(a));
  }
  return partners;
}

function colour(start: number, partners: ReadonlyMap<number, ReadonlySet<number>>): Map<number, boolean> {
  const colours = new Map([[start, false]]);
  for (const [cell, side] of colours) {
    for (const partner of partners.get(cell) ?? []) {
      if (!colours.has(partner)) colours.set(partner, !side);
    }
  }
  return colours;
}

/**
 * A chain of two-digit cells: if the first is not z, each next one is forced, and the last is z. Either end is z, so
 * cells that see both ends lose it.
 */
export function xyChain(position: Position): Step | null {
  const { open } = position;
  const pairs = cellsOfSize(position, 2);
  for (const start of pairs) {
    for (const z of digitsOf(open[start] as number)) {
      // From each reached cell and the digit it is forced to, the way back to the start.
      const reached = new Map<number, { cell: number; digit: number; from: number | null }>();
      const [forced = 0] = digitsOf((open[start] as number) & ~maskOf(z));
      reached.set(start * 10 + forced, { cell: start, digit: forced, from: null });
      for (const [key, { cell, digit }] of reached) {
        for (const next of pairs) {
          if (!sees(cell, next) || !mayHold(position, next, digit)) continue;
          const [out = 0] = digitsOf((open[next] as number) & ~maskOf(digit));
          const nextKey = next * 10 + out;
          if (next === start || reached.has(nextKey)) continue;
          reached.set(nextKey, { cell: next, digit: out, from: key });
          if (out !== z) continue;
          const removes = (peers[start] ?? [])
            .filter((other) => sees(other, next) && mayHold(position, other, z))
            .map((other) => ({ cell: other, digit: z }));
          const cells = wayBack(reached, nextKey);
          const outside = removes.filter((mark) => !cells.includes(mark.cell));
          if (outside.length > 0) return { technique: 'xy-chain', cells, places: null, removes: outside };
        }
      }
    }
  }
  return null;
}

function wayBack(reached: ReadonlyMap<number, { cell: number; from: number | null }>, end: number): number[] {
  const cells: number[] = [];
  for (let key: number | null = end; key !== null;) {
    const link = reached.get(key);
    cells.unshift(link?.cell ?? 0);
    key = link?.from ?? null;
  }
  return cells;
}
