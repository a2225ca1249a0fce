import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type { Fraction } from '../../../exact/fraction.ts';
import { fraction } from '../../../exact/fraction.ts';
import { digitsOf, group, readDigits } from './base/digits.ts';

interface Input {
  readonly text: string;
  readonly from?: number | undefined;
  readonly to: number;
  readonly digits: number;
  readonly group: number;
  readonly lowercase: boolean;
  readonly bits: 'none' | '8' | '16' | '32' | '64';
}

const commonBases = [2, 8, 10, 16] as const;

/** A number in another base, with its usual bases and its two's complement. */
export default function numberBase({ text, from, to, digits, group: size, lowercase, bits }: Input) {
  const { value, base } = readDigits(text, from);
  const write = (target: number) => {
    const written = digitsOf(value, target, digits);
    return { ...written, text: group(lowercase ? written.text.toLowerCase() : written.text, size) };
  };
  const { isExact, repeating, ...result } = write(to);
  const notes: Note[] = isExact ? [] : [{ code: 'rounded', pointer: '/text', values: { digits } }];
  return {
    text: result.text,
    from: base,
    to,
    isExact,
    ...(repeating === null ? {} : { repeating: lowercase ? repeating.toLowerCase() : repeating }),
    bases: commonBases.map((each) => ({ base: each, text: write(each).text })),
    ...(bits === 'none' ? {} : { complement: complementOf(value, Number(bits)) }),
    notes,
  };
}

/** The bit pattern of an integer, and what it is as an unsigned and as a signed number. */
function complementOf({ n, d }: Fraction, bits: number) {
  if (d !== 1n) throw new InputFault('not_integer', { pointer: '/text' });
  const [min, max] = [-(2n ** BigInt(bits - 1)), 2n ** BigInt(bits) - 1n];
  if (n < min || n > max)
    throw new InputFault('out_of_range', {
      pointer: '/text',
      values: { bits, min: min.toString(), max: max.toString() },
    });
  const pattern = BigInt.asUintN(bits, n);
  const binary = digitsOf(fraction(pattern), 2, 0).text.padStart(bits, '0');
  return {
    bits,
    binary: group(binary, 8),
    hexadecimal: pattern
      .toString(16)
      .toUpperCase()
      .padStart(bits / 4, '0'),
    unsigned: pattern.toString(),
    signed: BigInt.asIntN(bits, n).toString(),
  };
}
