import { makeQuiz, operations } from '@apiyard/kernels/quiz/quiz';
import { createPlayMachine } from '../frame/play.machine.ts';
import type { PuzzleKind } from '../frame/use-puzzle-game.ts';
import type { ArithmeticPosition, ArithmeticPuzzle } from './arithmetic-board.ts';
import { arithmeticRules, questionsOfQuiz, quizLevelOf } from './arithmetic-board.ts';

/** The questions of the API for the same level, operation and seed, in the number that it has by default. */
export const arithmeticKind: PuzzleKind<ArithmeticPuzzle, ArithmeticPosition, never> = {
  name: 'arithmetic-quiz',
  machine: createPlayMachine<ArithmeticPuzzle, ArithmeticPosition, never>(arithmeticRules),
  make({ level: id, seed }) {
    const { level, operation } = quizLevelOf(id);
    const allowed = operation === 'all' ? operations : [operation];
    return Promise.resolve(makeQuiz({ level, operations: allowed, count: questionsOfQuiz }, seed));
  },
};
