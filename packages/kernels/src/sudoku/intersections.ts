import { boxOf, columnOf, maskOf, rowOf, units } from './board.ts';
import { mayHold, type Position } from './position.ts';
import type { Step } from './step.ts';

/** A digit of a box confined to one row or column: it is removed from the rest of that line. */
export function pointing(position: Position): Step | null {
  return lockedIn(position, 'pointing', units.slice(18), (cell) => [rowOf(cell), 9 + columnOf(cell)]);
}

/** A digit of a line confined to one box: it is removed from the rest of that box. */
export function claiming(position: Position): Step | null {
  return lockedIn(position, 'claiming', units.slice(0, 18), (cell) => [18 + boxOf(cell)]);
}

function lockedIn(
  position: Position,
  technique: 'pointing' | 'claiming',
  from: readonly (readonly number[])[],
  crossing: (cell: number) => number[],
): Step | null {
  for (const unit of from) {
    for (let digit = 1; digit <= 9; digit += 1) {
      const cells = unit.filter((cell) => (position.open[cell] as number) & maskOf(digit));
      if (cells.length < 2 || cells.length > 3) continue;
      const shared = cells.map(crossing).reduce((left, right) => left.filter((other) => right.includes(other)));
      for (const other of shared) {
        const removes = (units[other] ?? [])
          .filter((cell) => !cells.includes(cell) && mayHold(position, cell, digit))
          .map((cell) => ({ cell, digit }));
        if (removes.length > 0) return { technique, cells, places: null, removes };
      }
    }
  }
  return null;
}
