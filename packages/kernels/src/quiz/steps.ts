/** How an answer is found in the head, step by step. Pure. */
import type { Operation, Question } from './quiz.ts';

const step = (left: number, operation: Operation, right: number): Question => ({
  left,
  operation,
  right,
  answer: { add: left + right, subtract: left - right, multiply: left * right, divide: left / right }[operation],
});

/**
 * Easier questions, of which the last has the answer. Sums and differences go by hundreds, tens and ones, small ones over
 * the next ten. Products go by tens and ones, by fives, or by ten less one. A quotient is the factor of a product. Empty
 * if there is nothing easier.
 */
export const stepsOf = (question: Pick<Question, 'left' | 'operation' | 'right'>): readonly Question[] =>
  explain[question.operation](question.left, question.right);

const explain: Readonly<Record<Operation, (left: number, right: number) => readonly Question[]>> = {
  add: (left, right) => inParts(left, right, 'add', 10 - (left % 10)),
  subtract: (left, right) => inParts(left, right, 'subtract', left % 10),
  multiply(left, right) {
    const [most, least] = [Math.max(left, right), Math.min(left, right)];
    if (most === 10) return [];
    if (most === 9 || least === 9) {
      const other = most === 9 ? least : most;
      return [step(10, 'multiply', other), step(10 * other, 'subtract', other)];
    }
    const first = most > 10 ? most - (most % 10) : 5;
    if (most <= 5 || most === first) return [];
    const rest = most - first;
    return [step(first, 'multiply', least), step(rest, 'multiply', least), step(first * least, 'add', rest * least)];
  },
  divide: (left, right) => [step(left / right, 'multiply', right)],
};

/** The second number in parts: hundreds, tens and ones, or what leads to the next ten, if it leads over it. */
function inParts(left: number, right: number, operation: 'add' | 'subtract', toTen: number): readonly Question[] {
  const tenths = [right - (right % 100), (right % 100) - (right % 10), right % 10];
  const isOverTen = right < 10 && toTen > 0 && right > toTen;
  const parts = (isOverTen ? [toTen, right - toTen] : tenths).filter((part) => part > 0);
  if (parts.length < 2) return [];
  const steps: Question[] = [];
  let at = left;
  for (const part of parts) {
    const next = step(at, operation, part);
    steps.push(next);
    at = next.answer;
  }
  return steps;
}
