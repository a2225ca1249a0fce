import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import { wordLevelOf } from '../words/word-levels.ts';
import { makeWordPuzzle } from './make-word.ts';
import type { WordPosition, WordPuzzle } from './word-board.ts';
import { levels, wordRules } from './word-board.ts';

/** Null: a hint says what the word means, which the puzzle has. */
export const wordKind: PuzzleKind<WordPuzzle, WordPosition, null> = {
  name: 'word-of-the-day',
  machine: createPlayMachine<WordPuzzle, WordPosition, null>(wordRules),
  make: ({ level, seed }) => Promise.resolve(makeWordPuzzle(wordLevelOf(level, levels).language, seed)),
  findHint: () => Promise.resolve(null),
};
