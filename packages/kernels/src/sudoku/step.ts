import type { Mark } from './position.ts';

/** Solving techniques by their usual names, each under the level that requires it. */
export const techniquesByLevel = {
  easy: ['hidden-single', 'naked-single'],
  medium: ['pointing', 'claiming', 'naked-pair', 'hidden-pair'],
  hard: ['naked-triple', 'x-wing', 'hidden-triple', 'xy-wing'],
  expert: ['swordfish', 'xyz-wing', 'colouring', 'xy-chain'],
} as const;

export const levels = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof levels)[number];
export type Technique = (typeof techniquesByLevel)[Level][number];

export interface Step {
  readonly technique: Technique;
  /** The cells that make the pattern. */
  readonly cells: readonly number[];
  /** The digit written in, or null when the step only takes possibilities away. */
  readonly places: Mark | null;
  readonly removes: readonly Mark[];
}

export function levelOf(technique: Technique): Level {
  return levels.find((level) => (techniquesByLevel[level] as readonly string[]).includes(technique)) ?? 'expert';
}
