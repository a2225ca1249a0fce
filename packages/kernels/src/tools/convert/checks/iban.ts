import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import type { BbanPart } from './iban/registry.ts';
import { isSepa, registry } from './iban/registry.ts';

interface Input {
  readonly text: string;
}

const classes = { n: /[0-9]/, a: /[A-Z]/, c: /[A-Z0-9]/ } as const;
const names = { b: 'bank', s: 'branch', a: 'account', k: 'nationalCheckDigits' } as const;

/** Checks an IBAN against the format of its country and its check digits. */
export default async function iban({ text }: Input) {
  const number = compact(text);
  const [country, checkDigits, bban] = [number.slice(0, 2), number.slice(2, 4), number.slice(4)];
  const format = registry.get(country);
  const expected = checkDigitsOf(country, bban);
  const notes: Note[] = format ? structureNotes(number, format) : [note('unknown_country', { country })];
  const isWellFormed = format !== undefined && notes.length === 0;
  if (checkDigits !== expected) notes.push(note('wrong_check_digits', { found: checkDigits, expected }));
  const isNationalValid = isWellFormed ? await nationalCheck(country, bban) : null;
  if (isNationalValid === false) notes.push(note('wrong_national_check', { country }));
  return {
    valid: notes.length === 0,
    iban: number,
    formatted: number.replaceAll(/.{4}(?=.)/gu, '$& '),
    country,
    checkDigits,
    expectedCheckDigits: expected,
    bban,
    ...(isWellFormed ? partsOf(bban, format) : {}),
    ...(isNationalValid === null ? {} : { isNationalCheckValid: isNationalValid }),
    ...(format === undefined ? {} : { structure: structureOf(format), sepa: isSepa(country) }),
    notes,
  };
}

const note = (code: string, values: Record<string, string | number>): Note => ({ code, pointer: '/text', values });

function compact(text: string): string {
  const number = text
    .replaceAll(/[\s-]/gu, '')
    .replace(/^IBAN:?/iu, '')
    .toUpperCase();
  const offset = text.search(/[^A-Z0-9\s:-]/iu);
  if (offset >= 0) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    throw new InputFault('wrong_character', { pointer: '/text', values: { character }, in: { text, offset } });
  }
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/u.test(number)) throw new InputFault('not_iban', { pointer: '/text' });
  return number;
}

/** ISO 7064 MOD 97-10, with letters as 10 to 35. */
function checkDigitsOf(country: string, bban: string): string {
  const digits = `${bban}${country}00`.replaceAll(/[A-Z]/gu, (letter) => String(Number.parseInt(letter, 36)));
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
}

function structureNotes(number: string, format: readonly BbanPart[]): Note[] {
  const length = 4 + format.reduce((sum, part) => sum + part.length, 0);
  if (number.length !== length) return [note('wrong_length', { found: number.length, expected: length })];
  let at = 4;
  for (const part of format) {
    for (const end = at + part.length; at < end; at += 1) {
      const character = number.charAt(at);
      if (!classes[part.kind].test(character)) return [note('wrong_structure', { character, position: at + 1 })];
    }
  }
  return [];
}

function partsOf(bban: string, format: readonly BbanPart[]) {
  const parts: Record<string, string> = {};
  let at = 0;
  for (const { role, length } of format) {
    if (role !== 'o') parts[names[role]] = (parts[names[role]] ?? '') + bban.slice(at, at + length);
    at += length;
  }
  return parts as { bank?: string; branch?: string; account?: string; nationalCheckDigits?: string };
}

/** As in the registry: `4!n4!n12!c`. */
const structureOf = (format: readonly BbanPart[]) => format.map(({ length, kind }) => `${length}!${kind}`).join('');

/** Whether the national check digits are correct; null where they are not checked. */
async function nationalCheck(country: string, bban: string): Promise<boolean | null> {
  const { countrySpecs } = await import('ibantools');
  return countrySpecs[country]?.bban_validation_func?.(bban) ?? null;
}
