import { choices, digitsOf, peers, sees, sizeOf } from './board.ts';
import { cellsOfSize, mayHold, type Position } from './position.ts';
import type { Step } from './step.ts';

/** A pivot of two digits and two pincers that share one more: the cells that both pincers see lose that one. */
export function xyWing(position: Position): Step | null {
  return wing(position, 'xy-wing', 2);
}

/** The same with a pivot that may hold the third digit too: the cells must see the pivot as well. */
export function xyzWing(position: Position): Step | null {
  return wing(position, 'xyz-wing', 3);
}

function wing(position: Position, technique: 'xy-wing' | 'xyz-wing', pivotSize: 2 | 3): Step | null {
  const { open } = position;
  for (const pivot of cellsOfSize(position, pivotSize)) {
    const around = (peers[pivot] ?? []).filter((cell) => sizeOf[open[cell] as number] === 2);
    for (const [left = 0, right = 0] of choices(around, 2)) {
      const common = (open[left] as number) & (open[right] as number);
      const all = (open[left] as number) | (open[right] as number);
      const pivotMask = pivotSize === 2 ? all & ~common : all;
      if (sizeOf[common] !== 1 || open[pivot] !== pivotMask) continue;
      const [digit = 0] = digitsOf(common);
      const removes = (peers[left] ?? [])
        .filter(
          (cell) =>
            sees(cell, right) &&
            cell !== pivot &&
            (pivotSize === 2 || sees(cell, pivot)) &&
            mayHold(position, cell, digit),
        )
        .map((cell) => ({ cell, digit }));
      if (removes.length > 0) return { technique, cells: [pivot, left, right], places: null, removes };
    }
  }
  return null;
}
