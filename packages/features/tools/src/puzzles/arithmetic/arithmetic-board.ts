/** An arithmetic quiz as it is answered, one question after the other. Pure. */
import type { Operation, Question, QuizLevel } from '@apiyard/kernels/quiz/quiz';
import { operations, quizLevels, signs, wholeNumberIn } from '@apiyard/kernels/quiz/quiz';
import type { PuzzleRules } from '../frame/rules.ts';

export const questionsOfQuiz = 10;

export interface QuizChoice {
  readonly level: QuizLevel;
  readonly operation: Operation | 'all';
}

/** As in addresses: `easy` has all operations, `easy-multiply` one. */
export const quizLevelId = ({ level, operation }: QuizChoice): string =>
  operation === 'all' ? level : `${level}-${operation}`;

const choices: readonly QuizChoice[] = quizLevels.flatMap((level) =>
  (['all', ...operations] as const).map((operation) => ({ level, operation })),
);
export const levels: readonly string[] = choices.map(quizLevelId);

/** That of another id is the easiest. */
export const quizLevelOf = (id: string): QuizChoice =>
  choices.find((choice) => quizLevelId(choice) === id) ?? { level: 'easy', operation: 'all' };

export type ArithmeticPuzzle = readonly Question[];

export interface Answer {
  readonly given: number;
  /** From the answer before, or from the start. */
  readonly elapsedMs: number;
}

/** The answers in the order of the questions. */
export type ArithmeticPosition = readonly Answer[];

const isRight = (question: Question | undefined, answer: Answer): boolean => question?.answer === answer.given;

export const arithmeticRules: PuzzleRules<ArithmeticPuzzle, ArithmeticPosition> = {
  start: () => [],
  isSolved: (questions, answers) => answers.length >= questions.length,
  mistakesIn: (questions, answers) =>
    answers.flatMap((answer, number) => (isRight(questions[number], answer) ? [] : [number])),
};

export interface Answered extends Answer {
  readonly question: Question;
  readonly isRight: boolean;
}

/** Questions that have an answer. */
export const answeredIn = (questions: ArithmeticPuzzle, answers: ArithmeticPosition): readonly Answered[] =>
  questions.flatMap((question, number) => {
    const answer = answers[number];
    return answer === undefined ? [] : [{ ...answer, question, isRight: isRight(question, answer) }];
  });

/** The next answer. The game has lasted `elapsedMs` then. The same answers come back if all are given. */
export function answer(
  questions: ArithmeticPuzzle,
  answers: ArithmeticPosition,
  given: number,
  elapsedMs: number,
): ArithmeticPosition {
  if (answers.length >= questions.length) return answers;
  const before = answers.reduce((sum, each) => sum + each.elapsedMs, 0);
  return [...answers, { given, elapsedMs: Math.max(0, elapsedMs - before) }];
}

/** What of a typed text can become a number: digits of any script, and a sign before them. */
export function typedNumber(text: string): string {
  const [sign = ''] = /[-−－]/u.exec(text) ?? [];
  const digits = Array.from(text).filter((character) => /\p{Nd}/u.test(character) && wholeNumberIn(character) !== null);
  return sign + digits.slice(0, 6).join('');
}

/** Such as `12 × 7`. It runs from left to right in every language. */
export const written = ({ left, operation, right }: Omit<Question, 'answer'>, number: (value: number) => string) =>
  `${number(left)} ${signs[operation]} ${number(right)}`;
