import { digitsOf, maskOf, sizeOf, units } from './board.ts';
import type { Position } from './position.ts';
import type { Step } from './step.ts';

/** A digit with one place left in a unit. Boxes come first, as people see those first. */
export function hiddenSingle({ open }: Position): Step | null {
  for (let at = 26; at >= 0; at -= 1) {
    const unit = units[at] ?? [];
    let once = 0;
    let twice = 0;
    for (const cell of unit) {
      const mask = open[cell] as number;
      twice |= once & mask;
      once |= mask;
    }
    const single = once & ~twice;
    if (single === 0) continue;
    const [digit = 0] = digitsOf(single);
    const cell = unit.find((candidate) => (open[candidate] as number) & maskOf(digit));
    if (cell !== undefined) return { technique: 'hidden-single', cells: [cell], places: { cell, digit }, removes: [] };
  }
  return null;
}

/** A cell with one digit left. */
export function nakedSingle({ open }: Position): Step | null {
  const cell = open.findIndex((mask) => sizeOf[mask] === 1);
  if (cell === -1) return null;
  const [digit = 0] = digitsOf(open[cell] as number);
  return { technique: 'naked-single', cells: [cell], places: { cell, digit }, removes: [] };
}
