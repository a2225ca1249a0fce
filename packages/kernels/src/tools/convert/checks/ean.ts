import { InputFault } from '../../../faults/input-fault.ts';
import type { Note } from '../../../faults/note.ts';
import { gs1CheckDigit, mod11CheckDigit } from './barcode/check-digits.ts';
import { prefixOf } from './barcode/prefixes.ts';
import { compressUpcA, expandUpcE } from './barcode/upc-e.ts';

type Kind = 'ean-8' | 'upc-e' | 'upc-a' | 'ean-13' | 'gtin-14' | 'sscc' | 'issn';

interface Input {
  readonly text: string;
  readonly type: Kind | 'auto';
}

/** Digits with the check digit. */
const lengths: Readonly<Record<Kind, number>> = {
  'ean-8': 8,
  'upc-e': 8,
  'upc-a': 12,
  'ean-13': 13,
  'gtin-14': 14,
  sscc: 18,
  issn: 8,
};

/** Checks the number of a barcode or an ISSN, or adds its check digit. */
export default function ean({ text, type }: Input) {
  const digits = compact(text);
  const kind = type === 'auto' ? detect(text, digits) : type;
  const length = lengths[kind];
  const full = kind === 'upc-e' && digits.length === 6 ? `0${digits}` : digits;
  if (full.length !== length && full.length !== length - 1)
    throw new InputFault('wrong_length', { pointer: '/text', values: { found: digits.length, expected: length } });
  if (kind === 'upc-e' && !/^[01]/u.test(full)) throw new InputFault('not_upc_e', { pointer: '/text' });
  const body = full.slice(0, length - 1);
  const expected = checkDigitOf(kind, body);
  const found = full.slice(length - 1);
  const code = `${body}${expected}`;
  const notes: Note[] = [];
  if (found === '') notes.push({ code: 'added_check_digit', pointer: '/text', values: { expected } });
  else if (found !== expected) notes.push({ code: 'wrong_check_digit', pointer: '/text', values: { found, expected } });
  const others = otherForms(kind, code);
  const prefix = kind === 'ean-8' || others.gtin14 === undefined ? null : prefixOf(others.gtin14.slice(1));
  if (prefix?.use === 'company') notes.push({ code: 'prefix_not_origin', pointer: '/text' });
  return {
    valid: found === expected,
    type: kind,
    code: kind === 'issn' ? `${code.slice(0, 4)}-${code.slice(4)}` : code,
    checkDigit: expected,
    ...others,
    ...(prefix === null ? {} : { prefix }),
    notes,
  };
}

function compact(text: string): string {
  const digits = text.replaceAll(/[\s\-‐-―]/gu, '').toUpperCase();
  if (/^\d+X?$/u.test(digits)) return digits;
  const offset = text.search(/[^\d\s\-‐-―]/u);
  throw new InputFault('not_digit', { pointer: '/text', in: { text, offset: Math.max(0, offset) } });
}

/** Eight digits are an ISSN if they are written as one. UPC-E has to be chosen. */
function detect(text: string, digits: string): Kind {
  if (digits.endsWith('X') || /^\s*\d{4}[-‐-―]\d{4}\s*$/u.test(text)) return 'issn';
  const kind = (['ean-8', 'upc-a', 'ean-13', 'gtin-14', 'sscc'] as const).find(
    (each) => lengths[each] === digits.length,
  );
  if (kind === undefined)
    throw new InputFault('unknown_length', { pointer: '/text', values: { found: digits.length } });
  return kind;
}

function checkDigitOf(kind: Kind, body: string): string {
  if (kind === 'issn') return mod11CheckDigit(body);
  return gs1CheckDigit(kind === 'upc-e' ? expandUpcE(body.charAt(0), body.slice(1)) : body);
}

function otherForms(kind: Kind, code: string): { gtin14?: string; ean13?: string; upcA?: string; upcE?: string } {
  if (kind === 'sscc') return {};
  if (kind === 'issn') {
    const body = `977${code.slice(0, 7)}00`;
    const ean13 = `${body}${gs1CheckDigit(body)}`;
    return { ean13, gtin14: `0${ean13}` };
  }
  const upcA =
    kind === 'upc-e'
      ? `${expandUpcE(code.charAt(0), code.slice(1, 7))}${code.charAt(7)}`
      : kind === 'upc-a'
        ? code
        : null;
  const upcE = upcA === null ? null : compressUpcA(upcA);
  return {
    gtin14: (upcA ?? code).padStart(14, '0'),
    ...(upcA === null ? {} : { ean13: `0${upcA}`, upcA }),
    ...(upcE === null ? {} : { upcE }),
  };
}
