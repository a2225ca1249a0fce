import { describe, expect, it } from 'vitest';
import { checkQuiz, makeQuiz, operations, quizLevels, wholeNumberIn } from './quiz.ts';

const compute = {
  add: (left: number, right: number) => left + right,
  subtract: (left: number, right: number) => left - right,
  multiply: (left: number, right: number) => left * right,
  divide: (left: number, right: number) => left / right,
};

describe('an arithmetic quiz', () => {
  it('has the same questions for options and a seed, for ever', () => {
    expect(makeQuiz({ level: 'easy', operations, count: 4 }, 'daily')).toMatchInlineSnapshot(`
      [
        {
          "answer": 3,
          "left": 18,
          "operation": "subtract",
          "right": 15,
        },
        {
          "answer": 6,
          "left": 24,
          "operation": "divide",
          "right": 4,
        },
        {
          "answer": 70,
          "left": 7,
          "operation": "multiply",
          "right": 10,
        },
        {
          "answer": 20,
          "left": 1,
          "operation": "add",
          "right": 19,
        },
      ]
    `);
  });

  it.each(quizLevels)('of level %s has right, whole, non-negative answers and no question twice', (level) => {
    const questions = makeQuiz({ level, operations, count: 40 }, 'many');
    for (const { left, operation, right, answer } of questions) {
      expect(compute[operation](left, right)).toBe(answer);
      expect(Number.isInteger(answer) && answer >= 0).toBe(true);
    }
    expect(new Set(questions.map(({ left, operation, right }) => `${left} ${operation} ${right}`)).size).toBe(40);
  });

  it('has more questions than there are different ones when it must', () => {
    expect(makeQuiz({ level: 'easy', operations: ['multiply'], count: 100 }, 's')).toHaveLength(100);
  });

  it('checks answers', () => {
    const questions = [
      { left: 2, operation: 'add', right: 3, answer: 5 },
      { left: 9, operation: 'divide', right: 3, answer: 3 },
      { left: 9, operation: 'subtract', right: 3, answer: 6 },
    ] as const;
    expect(checkQuiz(questions, [5, 4])).toEqual([
      { given: 5, isCorrect: true },
      { given: 4, isCorrect: false },
      { given: null, isCorrect: false },
    ]);
  });
});

describe('typed numbers', () => {
  it.each([
    ['42', 42],
    [' 42 ', 42],
    ['٤٢', 42],
    ['۴۲', 42],
    ['４２', 42],
    ['-7', -7],
    ['−٧', -7],
    ['\u200E-7\u200E', -7],
    ['', null],
    ['-', null],
    ['4.2', null],
    ['1234567890', null],
  ])('%j is %j', (text, number) => {
    expect(wholeNumberIn(text)).toBe(number);
  });
});
