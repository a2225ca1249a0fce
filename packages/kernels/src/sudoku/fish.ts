import { choices, digitsOf, sizeOf, units } from './board.ts';
import { mayHold, type Position } from './position.ts';
import type { Step } from './step.ts';

const names = { 2: 'x-wing', 3: 'swordfish' } as const;

/** A digit whose places in so many lines share as many crossing lines: it leaves the rest of those. */
export const fish =
  (size: keyof typeof names) =>
  (position: Position): Step | null => {
    for (let digit = 1; digit <= 9; digit += 1) {
      for (const first of [0, 9]) {
        const crossing = 9 - first;
        const places = Array.from({ length: 9 }, (_, line) =>
          (units[first + line] ?? []).reduce(
            (mask, cell, at) => (mayHold(position, cell, digit) ? mask | (1 << at) : mask),
            0,
          ),
        );
        const narrow = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
          (line) => (sizeOf[places[line] ?? 0] ?? 0) > 1 && (sizeOf[places[line] ?? 0] ?? 0) <= size,
        );
        for (const chosen of choices(narrow, size)) {
          const mask = chosen.reduce((all, line) => all | (places[line] ?? 0), 0);
          if (sizeOf[mask] !== size) continue;
          const covers = digitsOf(mask).map((at) => units[crossing + at - 1] ?? []);
          const cells = chosen.flatMap((line) =>
            (units[first + line] ?? []).filter((cell) => mayHold(position, cell, digit)),
          );
          const removes = covers.flatMap((cover) =>
            cover
              .filter((cell) => mayHold(position, cell, digit) && !cells.includes(cell))
              .map((cell) => ({ cell, digit })),
          );
          if (removes.length > 0) return { technique: names[size], cells, places: null, removes };
        }
      }
    }
    return null;
  };
