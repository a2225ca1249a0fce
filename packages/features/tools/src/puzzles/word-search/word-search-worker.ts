/** What the page sends to the worker of a word search. */
import type { WordLanguage } from '@apiyard/kernels/words/words';
import type { WordSearchLevel } from './word-search-board.ts';

export interface WordSearchQuestion {
  readonly language: WordLanguage;
  readonly level: WordSearchLevel;
  readonly seed: string;
}
