/** Cardinal numbers in English, on the short scale. */
import { groupsOf } from './groups.ts';

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales =
  '- thousand million billion trillion quadrillion quintillion sextillion septillion octillion nonillion decillion'.split(
    ' ',
  );

/** `hasAnd`: “one hundred and one”, as outside of the United States. */
export function englishWords(value: bigint, hasAnd: boolean): string {
  if (value === 0n) return 'zero';
  const groups = groupsOf(value).map(({ group, power }) =>
    power === 0 ? belowThousand(group, hasAnd) : `${belowThousand(group, hasAnd)} ${scales[power]}`,
  );
  const last = Number(value % 1000n);
  const isAndLast = hasAnd && groups.length > 1 && last > 0 && last < 100;
  return isAndLast ? `${groups.slice(0, -1).join(' ')} and ${groups.at(-1)}` : groups.join(' ');
}

export const englishDigit = (digit: number) => ones[digit] ?? '';

function belowThousand(value: number, hasAnd: boolean): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const words = hundreds > 0 ? [`${ones[hundreds]} hundred`] : [];
  if (rest > 0) words.push(belowHundred(rest));
  return words.join(hasAnd ? ' and ' : ' ');
}

function belowHundred(value: number): string {
  if (value < 20) return ones[value] ?? '';
  const [ten, one] = [tens[Math.floor(value / 10)] ?? '', value % 10];
  return one === 0 ? ten : `${ten}-${ones[one]}`;
}
