/** Solves as a person would: always the easiest step that there is. The hardest step taken is the puzzle's grade. */
import type { Grid } from './board.ts';
import { colouring, xyChain } from './chains.ts';
import { fish } from './fish.ts';
import { claiming, pointing } from './intersections.ts';
import { place, type Position, positionOf, remove } from './position.ts';
import { hiddenSingle, nakedSingle } from './singles.ts';
import { type Level, levelOf, levels, type Step, type Technique, techniquesByLevel } from './step.ts';
import { hiddenSubset, nakedSubset } from './subsets.ts';
import { xyWing, xyzWing } from './wings.ts';

const finders: Readonly<Record<Technique, (position: Position) => Step | null>> = {
  'hidden-single': hiddenSingle,
  'naked-single': nakedSingle,
  pointing,
  claiming,
  'naked-pair': nakedSubset(2),
  'hidden-pair': hiddenSubset(2),
  'naked-triple': nakedSubset(3),
  'hidden-triple': hiddenSubset(3),
  'x-wing': fish(2),
  swordfish: fish(3),
  'xy-wing': xyWing,
  'xyz-wing': xyzWing,
  colouring,
  'xy-chain': xyChain,
};

export interface Reasoning {
  readonly steps: readonly Step[];
  /** Whether the steps fill the whole grid. */
  readonly solved: boolean;
  /** The level of the hardest step. */
  readonly level: Level;
}

/** Reasons with the techniques of a level and below, until the grid is full or nothing more is found. */
export function reason(grid: Grid, upTo: Level = 'expert'): Reasoning {
  const position = positionOf(grid);
  const known = levels
    .slice(0, levels.indexOf(upTo) + 1)
    .flatMap((level): readonly Technique[] => techniquesByLevel[level]);
  const steps: Step[] = [];
  let hardest = 0;
  while (position.left > 0) {
    const step = firstStep(position, known);
    if (step === null) break;
    steps.push(step);
    hardest = Math.max(hardest, levels.indexOf(levelOf(step.technique)));
    if (step.places) place(position, step.places);
    for (const mark of step.removes) remove(position, mark);
  }
  return { steps, solved: position.left === 0, level: levels[hardest] ?? 'easy' };
}

const everyTechnique = levels.flatMap((level): readonly Technique[] => techniquesByLevel[level]);

/** The easiest step of the position, or null when no technique applies. */
export function firstStep(position: Position, known: readonly Technique[] = everyTechnique): Step | null {
  for (const technique of known) {
    const step = finders[technique](position);
    if (step) return step;
  }
  return null;
}
