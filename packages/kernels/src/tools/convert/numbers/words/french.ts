/** Cardinal numbers in French, in the traditional spelling and on the long scale. */
import { groupsOf } from './groups.ts';

export type FrenchVariant = 'fr' | 'fr-BE' | 'fr-CH';

const ones =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens: Readonly<Record<FrenchVariant, readonly string[]>> = {
  fr: '- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' '),
  'fr-BE': '- - vingt trente quarante cinquante soixante septante quatre-vingt nonante'.split(' '),
  'fr-CH': '- - vingt trente quarante cinquante soixante septante huitante nonante'.split(' '),
};
const scales =
  '- mille million milliard billion billiard trillion trilliard quadrillion quadrilliard quintillion quintilliard'.split(
    ' ',
  );

/** `isFeminine`: the counted noun is feminine, “vingt et une”. */
export function frenchWords(value: bigint, variant: FrenchVariant, isFeminine: boolean): string {
  if (value === 0n) return 'zéro';
  const words = groupsOf(value).map(({ group, power }) => {
    if (power === 0) return withGender(belowThousand(group, variant, true), group, isFeminine);
    // “mille” is an adjective: no “un” before it, no plural before or in it. The others are nouns.
    if (power === 1) return group === 1 ? 'mille' : `${belowThousand(group, variant, false)} mille`;
    return `${belowThousand(group, variant, true)} ${scales[power]}${group > 1 ? 's' : ''}`;
  });
  return words.join(' ');
}

export const frenchDigit = (digit: number) => ones[digit] ?? '';

const withGender = (words: string, group: number, isFeminine: boolean) =>
  isFeminine && group % 10 === 1 && words.endsWith('un') ? `${words}e` : words;

/** `canBePlural`: nothing follows that takes the s of “cents” and “quatre-vingts”. */
function belowThousand(value: number, variant: FrenchVariant, canBePlural: boolean): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const words: string[] = [];
  if (hundreds > 1) words.push(ones[hundreds] ?? '');
  if (hundreds > 0) words.push(hundreds > 1 && rest === 0 && canBePlural ? 'cents' : 'cent');
  if (rest > 0) words.push(belowHundred(rest, variant, canBePlural));
  return words.join(' ');
}

function belowHundred(value: number, variant: FrenchVariant, canBePlural: boolean): string {
  if (value < 20) return ones[value] ?? '';
  const ten = tens[variant][Math.floor(value / 10)] ?? '';
  // Soixante-dix and quatre-vingt-dix go on to 19.
  const isVigesimal = variant === 'fr' && (value >= 90 || (value >= 70 && value < 80));
  const one = isVigesimal ? (value % 10) + 10 : value % 10;
  if (one === 0) return ten === 'quatre-vingt' && canBePlural ? 'quatre-vingts' : ten;
  const hasEt = (one === 1 || one === 11) && ten !== 'quatre-vingt';
  return hasEt ? `${ten} et ${ones[one]}` : `${ten}-${ones[one]}`;
}
