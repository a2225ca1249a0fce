import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { luhnCheckDigit } from './barcode/check-digits.ts';
import { networkOf } from './barcode/networks.ts';

interface Input {
  readonly text: string;
  readonly action: 'check' | 'compute';
}

/** Checks the last digit of a number, or adds one, with the card network if the number can be of a card. */
export default function luhn({ text, action }: Input) {
  const digits = text.replaceAll(/[\s-]/gu, '');
  if (!/^\d+$/u.test(digits)) {
    const offset = Math.max(0, text.search(/[^\d\s-]/u));
    throw new InputFault('not_digit', { pointer: '/text', in: { text, offset } });
  }
  if (action === 'check' && digits.length < 2) throw new InputFault('too_short', { pointer: '/text' });
  const body = action === 'check' ? digits.slice(0, -1) : digits;
  const checkDigit = luhnCheckDigit(body);
  const found = action === 'check' ? digits.slice(-1) : checkDigit;
  const number = `${body}${checkDigit}`;
  const card = networkOf(number);
  const notes: Note[] = [];
  if (found !== checkDigit)
    notes.push({ code: 'wrong_check_digit', pointer: '/text', values: { found, expected: checkDigit } });
  if (card !== null && !card.lengths.includes(number.length))
    notes.push({ code: 'wrong_card_length', values: { network: card.name, found: number.length } });
  if (card !== null) notes.push({ code: 'not_proof' });
  return {
    valid: found === checkDigit,
    checkDigit,
    ...(action === 'compute' ? { number } : {}),
    masked: masked(action === 'check' ? digits : number),
    ...(card === null ? {} : { network: card.name }),
    notes,
  };
}

/** The first six and last four digits, as PCI DSS allows to show. Shorter numbers keep the last four. */
function masked(digits: string): string {
  const [first, last] = digits.length >= 13 ? [6, 4] : [0, Math.min(4, Math.floor(digits.length / 2))];
  return digits.slice(0, first) + '•'.repeat(digits.length - first - last) + digits.slice(digits.length - last);
}
