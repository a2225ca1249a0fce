import { getCountrySpecifications, isValidIBAN } from 'ibantools';
import type { Find } from './kind.ts';

const start = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?=[ -]?[A-Z\d])/giu;

/** IBANs of ISO 13616, with their length for the country and check digits. */
export function findIbans(text: string): Find[] {
  const lengths = getCountrySpecifications();
  return Array.from(text.matchAll(start)).flatMap(({ 0: begin, index }) => {
    const length = lengths[begin.slice(0, 2).toUpperCase()]?.chars ?? null;
    const found = length === null ? null : lettersAndDigits(text, index, length);
    return found !== null && isValidIBAN(found.replaceAll(/[ -]/g, '').toUpperCase())
      ? [{ kind: 'iban' as const, offset: index, text: found }]
      : [];
  });
}

/** So many letters and digits from a place on, with single spaces or hyphens between them. */
function lettersAndDigits(text: string, offset: number, count: number): string | null {
  let at = offset;
  for (let left = count; left > 0; at += 1) {
    const character = text[at] ?? '';
    if (/[A-Z\d]/i.test(character)) left -= 1;
    else if (!/[ -]/.test(character) || !/[A-Z\d]/i.test(text[at + 1] ?? '')) return null;
  }
  return /[A-Z\d]/i.test(text[at] ?? '') ? null : text.slice(offset, at);
}
