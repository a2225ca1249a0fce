/** Base58 with Bitcoin's alphabet: one large number, so the work grows with the square of the length. */
import { InputFault } from '../../../../faults/input-fault.ts';
import { badCharacter, isSpace } from './fault.ts';

const characters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bytesMax = 1000;
const charactersMax = 1366;

export function encodeBase58(bytes: Uint8Array): string {
  if (bytes.length > bytesMax) throw tooLong(bytesMax);
  let zeros = 0;
  while (bytes[zeros] === 0) zeros += 1;
  const digits = changeBase(bytes.subarray(zeros), 256, 58);
  return '1'.repeat(zeros) + digits.map((digit) => characters.charAt(digit)).join('');
}

export function decodeBase58(text: string): Uint8Array {
  const digits: number[] = [];
  for (let offset = 0; offset < text.length; offset += 1) {
    if (isSpace(text.charAt(offset))) continue;
    const digit = characters.indexOf(text.charAt(offset));
    if (digit === -1) throw badCharacter(text, offset);
    digits.push(digit);
  }
  if (digits.length > charactersMax) throw tooLong(charactersMax);
  const first = digits.findIndex((digit) => digit !== 0);
  const zeros = first === -1 ? digits.length : first;
  return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...changeBase(digits.slice(zeros), 58, 256)]);
}

function changeBase(digits: Iterable<number>, from: number, to: number): number[] {
  const result: number[] = []; // lowest first
  for (const digit of digits) {
    let carry = digit;
    for (let at = 0; at < result.length; at += 1) {
      carry += (result[at] ?? 0) * from;
      result[at] = carry % to;
      carry = Math.floor(carry / to);
    }
    for (; carry > 0; carry = Math.floor(carry / to)) result.push(carry % to);
  }
  return result.toReversed();
}

const tooLong = (max: number) => new InputFault('too_long', { pointer: '/text', values: { max } });
