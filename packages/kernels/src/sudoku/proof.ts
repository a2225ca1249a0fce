import type { Reasoning } from './logic.ts';
import { levels, type Technique, techniquesByLevel } from './step.ts';

/** How the solution was found, and that it is the only one. */
export interface Proof {
  /** `logic` when the steps fill the grid, otherwise `search` filled the rest. */
  readonly method: 'logic' | 'search';
  /** Steps of logic. */
  readonly steps: number;
  /** Null when there are no steps. */
  readonly hardest: Technique | null;
}

/** From the easiest to the hardest. */
const order = levels.flatMap((level): readonly Technique[] => techniquesByLevel[level]);

export function proofOf({ steps, solved }: Reasoning): Proof {
  const used = new Set(steps.map(({ technique }) => technique));
  return {
    method: solved ? 'logic' : 'search',
    steps: steps.length,
    hardest: order.findLast((technique) => used.has(technique)) ?? null,
  };
}
