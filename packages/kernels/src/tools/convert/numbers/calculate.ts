import { significant } from '../../../exact/fraction.ts';
import type { Note } from '../../../faults/note.ts';
import { evaluate } from './expression/evaluate.ts';

interface Input {
  readonly text: string;
  readonly digits: number;
}

const fractionMax = 100;
/** Irrational numbers are calculated to somewhat more. */
const approximateDigits = 100;

/** The value of an arithmetic expression, calculated with exact fractions. */
export default function calculate({ text, digits }: Input) {
  const value = evaluate(text);
  const written = significant(value, value.isExact ? digits : Math.min(digits, approximateDigits));
  const notes: Note[] = [];
  if (!value.isExact) notes.push({ code: 'approximate' });
  else if (!written.isExact) notes.push({ code: 'rounded', values: { digits } });
  const ratio = `${value.n}/${value.d}`;
  const isRatioShown = value.isExact && value.d !== 1n && ratio.length <= fractionMax;
  return {
    text: written.text,
    isExact: value.isExact && written.isExact,
    ...(isRatioShown ? { fraction: ratio } : {}),
    notes,
  };
}
