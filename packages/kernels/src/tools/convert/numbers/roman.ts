import { InputFault } from '../../../faults/input-fault.ts';

interface Input {
  readonly text: string;
}

const symbols = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;
const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
/** U+0305, the line above a letter that multiplies it by 1000. */
const vinculum = '\u0305';
const max = 3_999_999;

interface Part {
  readonly letters: string;
  readonly value: number;
}

/** A number as a Roman numeral, or the number that a Roman numeral is. */
export default function roman({ text }: Input) {
  const given = text.trim();
  const isNumber = /^[+\-−]?\d/u.test(given);
  const number = isNumber ? numberOf(given) : read(text);
  const parts = partsOf(number);
  const numeral = parts.map(({ letters }) => letters).join('');
  return { text: isNumber ? numeral : String(number), number, roman: numeral, parts };
}

function numberOf(given: string): number {
  const digits = given.replaceAll(/[\s_'’,]/gu, '');
  const number = Number(digits.replace('−', '-'));
  if (!/^[+\-−]?\d+$/u.test(digits) || number < 1 || number > max)
    throw new InputFault('out_of_range', { pointer: '/text', values: { max } });
  return number;
}

/** The numeral from left to right. From 4000 on, thousands have a vinculum. */
function partsOf(number: number): Part[] {
  const thousands = number >= 4000 ? Math.floor(number / 1000) : 0;
  return [
    ...lettersOf(thousands).map(({ letters, value }) => ({
      letters: letters.replaceAll(/./gu, `$&${vinculum}`),
      value: value * 1000,
    })),
    ...lettersOf(number - thousands * 1000),
  ];
}

function lettersOf(number: number): Part[] {
  const parts: Part[] = [];
  let rest = number;
  for (const [value, letters] of symbols) {
    while (rest >= value) {
      parts.push({ letters, value });
      rest -= value;
    }
  }
  return parts;
}

/** Reads a numeral and rejects any other spelling than the usual one, such as IIII or IC. */
function read(text: string): number {
  // NFKD writes Ⅻ (U+216B) as XII; a macron (U+0304) is taken for the line above.
  const given = text.trim().normalize('NFKD').toUpperCase().replaceAll('\u0304', vinculum);
  const letters: number[] = [];
  for (const [letter] of given.matchAll(/.\u0305?/gsu)) {
    const value = values[letter.charAt(0)];
    if (value === undefined) {
      const wrong = Array.from(text).find((each) => !(each.normalize('NFKD').toUpperCase().charAt(0) in values));
      const character = (wrong ?? letter).trim() || letter;
      throw new InputFault('not_roman', {
        pointer: '/text',
        values: { character },
        in: { text, offset: Math.max(0, text.indexOf(character)) },
      });
    }
    letters.push(letter.length > 1 ? value * 1000 : value);
  }
  const number = letters.reduce((sum, value, at) => sum + (value < (letters[at + 1] ?? 0) ? -value : value), 0);
  if (number < 1 || number > max) throw new InputFault('out_of_range', { pointer: '/text', values: { max } });
  const numeral = partsOf(number)
    .map((part) => part.letters)
    .join('');
  if (numeral !== given)
    throw new InputFault('not_well_formed', { pointer: '/text', values: { text: text.trim(), number, numeral } });
  return number;
}
