import { expect, test } from 'vitest';
import { makeQuiz, operations, quizLevels, signs } from './quiz.ts';
import { stepsOf } from './steps.ts';

const written = (left: number, operation: (typeof operations)[number], right: number) =>
  stepsOf({ left, operation, right }).map(
    (step) => `${step.left} ${signs[step.operation]} ${step.right} = ${step.answer}`,
  );

test.each([
  [
    [8, 'add', 7],
    ['8 + 2 = 10', '10 + 5 = 15'],
  ],
  [
    [346, 'add', 215],
    ['346 + 200 = 546', '546 + 10 = 556', '556 + 5 = 561'],
  ],
  [
    [15, 'subtract', 8],
    ['15 − 5 = 10', '10 − 3 = 7'],
  ],
  [
    [93, 'subtract', 47],
    ['93 − 40 = 53', '53 − 7 = 46'],
  ],
  [
    [7, 'multiply', 8],
    ['5 × 7 = 35', '3 × 7 = 21', '35 + 21 = 56'],
  ],
  [
    [9, 'multiply', 6],
    ['10 × 6 = 60', '60 − 6 = 54'],
  ],
  [
    [17, 'multiply', 23],
    ['20 × 17 = 340', '3 × 17 = 51', '340 + 51 = 391'],
  ],
  [[72, 'divide', 8], ['9 × 8 = 72']],
] as const)('%j is found step by step', ([left, operation, right], steps) => {
  expect(written(left, operation, right)).toEqual(steps);
});

test.each([
  [3, 'add', 4],
  [20, 'add', 30],
  [9, 'subtract', 4],
  [4, 'multiply', 3],
  [10, 'multiply', 9],
  [20, 'multiply', 7],
] as const)('%i %s %i has nothing easier', (left, operation, right) => {
  expect(written(left, operation, right)).toEqual([]);
});

test.each(quizLevels)('the last step has the answer of every question of level %s', (level) => {
  const compute = {
    add: (a: number, b: number) => a + b,
    subtract: (a: number, b: number) => a - b,
    multiply: (a: number, b: number) => a * b,
    divide: (a: number, b: number) => a / b,
  };
  for (const question of makeQuiz({ level, operations, count: 100 }, 'steps')) {
    const steps = stepsOf(question);
    for (const step of steps) expect(compute[step.operation](step.left, step.right)).toBe(step.answer);
    const last = steps.at(-1);
    if (last === undefined) continue;
    expect(question.operation === 'divide' ? last.left : last.answer).toBe(question.answer);
  }
});
