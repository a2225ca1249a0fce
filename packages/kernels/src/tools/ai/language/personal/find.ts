/** Personal data in a text by patterns and check digits. Names and postal addresses have neither. */
import { isCardNumber, isChineseIdNumber, isFrenchSecurityNumber, isUsSecurityNumber } from './checks.ts';
import type { Find, Kind } from './kind.ts';
import { findDatesOfBirth } from './dates-of-birth.ts';
import { findIbans } from './ibans.ts';
import { findPhones } from './phones.ts';

interface Pattern {
  readonly kind: Kind;
  /** Begins only where no part of it comes before, so that no text takes long. */
  readonly pattern: RegExp;
  isFound(text: string): boolean;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const patterns: readonly Pattern[] = [
  {
    kind: 'email',
    pattern:
      /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}_%+'-](?:[\p{L}\p{N}._%+'-]{0,62}[\p{L}\p{N}_%+'-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}[\p{L}\p{N}-]{0,61}[\p{L}\p{N}]/gu,
    isFound: () => true,
  },
  {
    kind: 'card',
    pattern: /(?<![\d.-])\d(?:[ -]?\d){12,18}(?![\d-])/g,
    isFound: (text) => isCardNumber(digitsOf(text)),
  },
  {
    kind: 'ip',
    pattern: /(?<![\w:])(?:[\da-f]{0,4}:){2,7}(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{1,4})?(?![\w:])/gi,
    // Without a digit it is rather a name in code: a::b.
    isFound: (text) => /\d/.test(text) && URL.canParse(`http://[${text}]/`),
  },
  {
    kind: 'ip',
    pattern: /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.]*\d)/g,
    isFound: () => true,
  },
  { kind: 'national_id', pattern: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g, isFound: isUsSecurityNumber },
  {
    kind: 'national_id',
    pattern: /(?<!\d)[12] ?\d{2} ?\d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2}(?!\d)/gi,
    isFound: (text) => isFrenchSecurityNumber(text.replaceAll(' ', '').toUpperCase()),
  },
  {
    kind: 'national_id',
    pattern: /(?<!\d)\d{17}[\dX](?!\d)/gi,
    isFound: (text) => isChineseIdNumber(text.toUpperCase()),
  },
];

/** Everything that is found, in the order of the text. Of two that overlap, the one of the stricter rule stays. */
export async function findPersonalData(text: string, country: string | undefined): Promise<Find[]> {
  const byPattern = patterns.flatMap(({ kind, pattern, isFound }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ kind, offset: index, text: found })).filter((find) =>
      isFound(find.text),
    ),
  );
  const all = [...findIbans(text), ...byPattern, ...findDatesOfBirth(text), ...(await findPhones(text, country))];
  const kept: Find[] = [];
  const taken = new Uint8Array(text.length);
  for (const find of all) {
    const end = find.offset + find.text.length;
    if (taken.subarray(find.offset, end).includes(1)) continue;
    taken.fill(1, find.offset, end);
    kept.push(find);
  }
  return kept.toSorted((a, b) => a.offset - b.offset);
}
