/** Arithmetic questions with whole answers. Pure: no clock, no randomness but the seed. */
import { type Random, randomFrom } from '../random.ts';

export const operations = ['add', 'subtract', 'multiply', 'divide'] as const;
export type Operation = (typeof operations)[number];
export const quizLevels = ['easy', 'medium', 'hard'] as const;
export type QuizLevel = (typeof quizLevels)[number];

export interface QuizOptions {
  readonly level: QuizLevel;
  readonly operations: readonly Operation[];
  readonly count: number;
}

export interface Question {
  readonly left: number;
  readonly operation: Operation;
  readonly right: number;
  readonly answer: number;
}

/** The largest numbers: of sums and differences, and of factors, quotients and divisors. */
const limits = {
  easy: { sum: 20, factor: 10 },
  medium: { sum: 100, factor: 12 },
  hard: { sum: 1000, factor: 25 },
} as const;

export const signs = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const satisfies Record<
  Operation,
  string
>;

/** Questions, none twice as long as there are enough of them. Differences are never negative. */
export function makeQuiz({ level, operations: allowed, count }: QuizOptions, seed: string): readonly Question[] {
  const random = randomFrom(`quiz ${level} ${allowed.join(' ')} ${count} ${seed}`);
  const seen = new Set<string>();
  const questions: Question[] = [];
  for (let attempt = 0; questions.length < count; attempt += 1) {
    const operation = allowed[questions.length % allowed.length] ?? 'add';
    const question = make[operation](level, random);
    const key = `${question.left} ${operation} ${question.right}`;
    if (seen.has(key) && attempt < count * 20) continue;
    seen.add(key);
    questions.push(question);
  }
  return random.shuffled(questions);
}

const between = (min: number, max: number, random: Random) => min + random.below(max - min + 1);

const make: Readonly<Record<Operation, (level: QuizLevel, random: Random) => Question>> = {
  add(level, random) {
    const answer = between(limits[level].sum / 10, limits[level].sum, random);
    const left = between(1, answer - 1, random);
    return { left, operation: 'add', right: answer - left, answer };
  },
  subtract(level, random) {
    const left = between(limits[level].sum / 10, limits[level].sum, random);
    const right = between(1, left, random);
    return { left, operation: 'subtract', right, answer: left - right };
  },
  multiply(level, random) {
    const [left, right] = [between(2, limits[level].factor, random), between(2, limits[level].factor, random)];
    return { left, operation: 'multiply', right, answer: left * right };
  },
  divide(level, random) {
    const [right, answer] = [between(2, limits[level].factor, random), between(2, limits[level].factor, random)];
    return { left: right * answer, operation: 'divide', right, answer };
  },
};

export interface Checked {
  /** The answer that was given, or null. */
  readonly given: number | null;
  readonly isCorrect: boolean;
}

export const checkQuiz = (questions: readonly Question[], given: readonly (number | null)[]): readonly Checked[] =>
  questions.map(({ answer }, at) => ({ given: given[at] ?? null, isCorrect: given[at] === answer }));

/** The zeros of decimal digits that keyboards write: Latin, Arabic, Persian and full-width. */
const zeros = ['0', '\u0660', '\u06F0', '\uFF10'] as const;

/**
 * A whole number as people type it, in the digits of any of these scripts and with a hyphen or a minus sign. Null for
 * anything else, and for more than nine digits.
 */
export function wholeNumberIn(text: string): number | null {
  const plain = Array.from(text.replaceAll(/[\s\u200E\u200F\u061C\u2066-\u2069]/gu, ''), (character) => {
    if (/[-−－]/u.test(character)) return '-';
    const zero = zeros.find((each) => character >= each && character <= String.fromCodePoint(codeOf(each) + 9));
    return zero === undefined ? character : String(codeOf(character) - codeOf(zero));
  }).join('');
  return /^-?\d{1,9}$/u.test(plain) ? Number(plain) : null;
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
