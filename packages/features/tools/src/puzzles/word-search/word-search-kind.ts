import { askWorker } from '../frame/ask-worker.ts';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import { wordLevelOf } from '../words/word-levels.ts';
import type { WordSearchPosition, WordSearchPuzzle } from './word-search-board.ts';
import { levels, nextWord, wordSearchRules } from './word-search-board.ts';
import type { WordSearchQuestion } from './word-search-worker.ts';

/** The number of a word; null when all were found. */
export type WordSearchHint = number | null;

export const wordSearchKind: PuzzleKind<WordSearchPuzzle, WordSearchPosition, WordSearchHint> = {
  name: 'word-search',
  machine: createPlayMachine<WordSearchPuzzle, WordSearchPosition, WordSearchHint>(wordSearchRules),
  make: ({ level, seed }, signal) =>
    askWorker(
      () => new Worker(new URL('word-search.worker.ts', import.meta.url), { type: 'module' }),
      { ...wordLevelOf(level, levels), seed } satisfies WordSearchQuestion,
      signal,
    ),
  findHint: (puzzle, found) => Promise.resolve(nextWord(puzzle, found)),
};
