import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { gs1CheckDigit, mod11CheckDigit } from './barcode/check-digits.ts';

interface Input {
  readonly text: string;
}

/** An ISBN in both lengths, with hyphens, and whether its check digit is correct. */
export default async function isbn({ text }: Input) {
  const given = compact(text);
  const body = given.slice(0, -1);
  const found = given.slice(-1);
  const checkDigit = given.length === 10 ? mod11CheckDigit(body) : gs1CheckDigit(body);
  const notes: Note[] = [];
  if (found !== checkDigit)
    notes.push({ code: 'wrong_check_digit', pointer: '/text', values: { found, expected: checkDigit } });
  const body13 = given.length === 10 ? `978${body}` : body;
  const isbn13 = `${body13}${gs1CheckDigit(body13)}`;
  const isbn10 = body13.startsWith('978') ? `${body13.slice(3)}${mod11CheckDigit(body13.slice(3))}` : null;
  if (isbn10 === null) notes.push({ code: 'no_isbn10', pointer: '/text' });
  const { default: isbn3 } = await import('isbn3');
  const parts = isbn3.parse(isbn13);
  if (parts === null) notes.push({ code: 'unknown_range', pointer: '/text' });
  return {
    valid: found === checkDigit,
    isbn13,
    ...(parts === null ? {} : { isbn13Hyphenated: parts.isbn13h }),
    ...(isbn10 === null ? {} : { isbn10 }),
    ...(parts?.isbn10h === undefined ? {} : { isbn10Hyphenated: parts.isbn10h }),
    ...(parts === null
      ? {}
      : {
          prefix: body13.slice(0, 3),
          group: parts.group,
          groupName: parts.groupname,
          publisher: parts.publisher,
          title: parts.article,
        }),
    checkDigit,
    urn: `urn:isbn:${isbn13}`,
    notes,
  };
}

function compact(text: string): string {
  const given = text
    .replace(/^\s*(?:urn:isbn:|isbn(?:[-\s]?1[03])?:?(?=\s|\d))/iu, '')
    .replaceAll(/[\s\-‐-―]/gu, '')
    .toUpperCase();
  if (/^(?:97(?:8|9(?!0))\d{10}|\d{9}[\dX])$/u.test(given)) return given;
  if (/^\d{13}$/u.test(given))
    throw new InputFault('wrong_prefix', { pointer: '/text', values: { prefix: given.slice(0, 4) } });
  const offset = text.search(/[^\d\s\-‐-―Xx]/u);
  throw new InputFault('not_isbn', { pointer: '/text', in: { text, offset: Math.max(0, offset) } });
}
