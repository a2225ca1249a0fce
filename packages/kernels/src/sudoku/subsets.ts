import { choices, digitsOf, sizeOf, units } from './board.ts';
import { mayHold, type Position } from './position.ts';
import type { Step } from './step.ts';

const nakedNames = { 2: 'naked-pair', 3: 'naked-triple' } as const;
const hiddenNames = { 2: 'hidden-pair', 3: 'hidden-triple' } as const;
type Size = keyof typeof nakedNames;

/** So many cells of a unit that hold only as many digits among them: these leave the unit's other cells. */
export const nakedSubset =
  (size: Size) =>
  (position: Position): Step | null => {
    for (const unit of units) {
      const cells = unit.filter((cell) => position.open[cell] !== 0);
      if (cells.length <= size) continue;
      const narrow = cells.filter((cell) => (sizeOf[position.open[cell] as number] as number) <= size);
      for (const chosen of choices(narrow, size)) {
        const mask = chosen.reduce((all, cell) => all | (position.open[cell] as number), 0);
        if (sizeOf[mask] !== size) continue;
        const removes = cells
          .filter((cell) => !chosen.includes(cell))
          .flatMap((cell) => digitsOf((position.open[cell] as number) & mask).map((digit) => ({ cell, digit })));
        if (removes.length > 0) return { technique: nakedNames[size], cells: chosen, places: null, removes };
      }
    }
    return null;
  };

/** So many digits of a unit with only as many places among them: other digits leave those places. */
export const hiddenSubset =
  (size: Size) =>
  (position: Position): Step | null => {
    for (const unit of units) {
      const open = unit.reduce((all, cell) => all | (position.open[cell] as number), 0);
      const digits = digitsOf(open);
      if (digits.length <= size) continue;
      const placesOf = new Map(
        digits.map((digit) => [
          digit,
          unit.reduce((places, cell, at) => (mayHold(position, cell, digit) ? places | (1 << at) : places), 0),
        ]),
      );
      const narrow = digits.filter((digit) => (sizeOf[placesOf.get(digit) ?? 0] ?? 0) <= size);
      for (const chosen of choices(narrow, size)) {
        const places = chosen.reduce((all, digit) => all | (placesOf.get(digit) ?? 0), 0);
        if (sizeOf[places] !== size) continue;
        const cells = unit.filter((_, at) => places & (1 << at));
        const removes = cells.flatMap((cell) =>
          digitsOf(position.open[cell] as number)
            .filter((digit) => !chosen.includes(digit))
            .map((digit) => ({ cell, digit })),
        );
        if (removes.length > 0) return { technique: hiddenNames[size], cells, places: null, removes };
      }
    }
    return null;
  };
