/** What the page sends to the worker of a crossword. */
import type { WordLanguage } from '@apiyard/kernels/words/words';
import type { CrosswordLevel } from './crossword-board.ts';

export interface CrosswordQuestion {
  readonly language: WordLanguage;
  readonly level: CrosswordLevel;
  readonly seed: string;
}
