import { askWorker } from '../frame/ask-worker.ts';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import { wordLevelOf } from '../words/word-levels.ts';
import type { CrosswordHint, CrosswordPosition, CrosswordPuzzle } from './crossword-board.ts';
import { crosswordRules, hintCrossword, levels } from './crossword-board.ts';
import type { CrosswordQuestion } from './crossword-worker.ts';

export const crosswordKind: PuzzleKind<CrosswordPuzzle, CrosswordPosition, CrosswordHint> = {
  name: 'crossword',
  machine: createPlayMachine<CrosswordPuzzle, CrosswordPosition, CrosswordHint>(crosswordRules),
  make: ({ level, seed }, signal) =>
    askWorker(
      () => new Worker(new URL('crossword.worker.ts', import.meta.url), { type: 'module' }),
      { ...wordLevelOf(level, levels), seed } satisfies CrosswordQuestion,
      signal,
    ),
  findHint: (puzzle, position) => Promise.resolve(hintCrossword(puzzle, position)),
};
