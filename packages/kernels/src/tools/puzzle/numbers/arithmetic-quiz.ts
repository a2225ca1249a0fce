import { InputFault } from '../../../faults/input-fault.ts';
import {
  checkQuiz,
  makeQuiz,
  type Operation,
  operations,
  type QuizLevel,
  signs,
  wholeNumberIn,
} from '../../../quiz/quiz.ts';
import { seeded } from '../../../random/seed.ts';

interface Input {
  readonly level: QuizLevel;
  readonly operation: Operation | 'all';
  readonly count: number;
  readonly showAnswers: boolean;
  readonly answers?: string | undefined;
  readonly seed?: string | undefined;
}

/** Questions, or the check of answers to the questions of a seed. */
export default function arithmeticQuiz({ level, operation, count, showAnswers, answers, seed: givenSeed }: Input) {
  const given = answers === undefined || answers.trim() === '' ? null : answersIn(answers, count);
  if (given !== null && (givenSeed === undefined || givenSeed === ''))
    throw new InputFault('seed_missing', { pointer: '/seed' });
  const { seed } = seeded(givenSeed);
  const questions = makeQuiz({ level, operations: operation === 'all' ? operations : [operation], count }, seed);
  const checked = given === null ? null : checkQuiz(questions, given);
  return {
    questions: questions.map(({ left, operation: sign, right, answer }, at) => ({
      question: `${left} ${signs[sign]} ${right}`,
      ...(showAnswers || checked !== null ? { answer } : {}),
      ...checked?.[at],
    })),
    correct: checked === null ? null : checked.filter(({ isCorrect }) => isCorrect).length,
    seed,
  };
}

function answersIn(text: string, count: number): (number | null)[] {
  const pointer = '/answers';
  const parts = text.trim().split(/[\s,;،؛，；]+/u);
  if (parts.length > count) throw new InputFault('answers_many', { pointer, values: { count } });
  return parts.map((part) => {
    const number = wholeNumberIn(part);
    if (number !== null) return number;
    if (/^[.?_–-]$/u.test(part)) return null;
    throw new InputFault('answer_syntax', { pointer, values: { answer: part } });
  });
}
