import arithmeticQuiz from '@apiyard/kernels/tools/puzzle/numbers/arithmetic-quiz';
import { expect, test } from 'vitest';
import { answer, answeredIn, arithmeticRules, levels, quizLevelOf, typedNumber, written } from './arithmetic-board.ts';
import { arithmeticKind } from './arithmetic-kind.ts';

const questions = [
  { left: 2, operation: 'add', right: 3, answer: 5 },
  { left: 7, operation: 'multiply', right: 8, answer: 56 },
] as const;

test('an answer has the time from the one before', () => {
  const first = answer(questions, [], 5, 2000);
  const both = answer(questions, first, 54, 5500);
  expect(both).toEqual([
    { given: 5, elapsedMs: 2000 },
    { given: 54, elapsedMs: 3500 },
  ]);
  expect(answer(questions, both, 1, 9000)).toBe(both);
  expect(arithmeticRules.mistakesIn(questions, both)).toEqual([1]);
  expect([first, both].map((answers) => arithmeticRules.isSolved(questions, answers))).toEqual([false, true]);
  expect(answeredIn(questions, both).map(({ isRight }) => isRight)).toEqual([true, false]);
});

test('levels are a difficulty with all operations or one', () => {
  expect(levels).toHaveLength(15);
  expect(['medium', 'hard-divide', 'odd'].map(quizLevelOf)).toEqual([
    { level: 'medium', operation: 'all' },
    { level: 'hard', operation: 'divide' },
    { level: 'easy', operation: 'all' },
  ]);
});

test.each([
  ['42', '42'],
  ['٤٢', '٤٢'],
  ['-7', '-7'],
  ['7−', '−7'],
  ['4x.2', '42'],
  ['12345678', '123456'],
  ['½', ''],
])('of %j, %j is taken', (text, taken) => {
  expect(typedNumber(text)).toBe(taken);
});

test.each([
  ['easy', 'easy', 'all'],
  ['hard-divide', 'hard', 'divide'],
] as const)('the questions of %s are those of the API', async (id, level, operation) => {
  const made = await arithmeticKind.make({ level: id, seed: 'daily' }, new AbortController().signal);
  const { questions: own } = arithmeticQuiz({ level, operation, count: 10, showAnswers: true, seed: 'daily' });
  expect(made.map((question) => ({ question: written(question, String), answer: question.answer }))).toEqual(own);
});
