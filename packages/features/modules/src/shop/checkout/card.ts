/** Formats of payment cards (ISO/IEC 7812). Everything here happens in the browser. */

interface Brand {
  readonly name: string;
  readonly starts: RegExp;
  readonly lengths: readonly number[];
  readonly codeLength: 3 | 4;
}

const brands: readonly Brand[] = [
  { name: 'Visa', starts: /^4/, lengths: [13, 16, 19], codeLength: 3 },
  {
    name: 'Mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    codeLength: 3,
  },
  { name: 'American Express', starts: /^3[47]/, lengths: [15], codeLength: 4 },
  { name: 'Discover', starts: /^(6011|64[4-9]|65)/, lengths: [16, 19], codeLength: 3 },
  { name: 'JCB', starts: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], codeLength: 3 },
  { name: 'Diners Club', starts: /^3(0[0-5]|[689])/, lengths: [14], codeLength: 3 },
  { name: 'UnionPay', starts: /^62/, lengths: [16, 17, 18, 19], codeLength: 3 },
];

/** Only the digits: also Arabic ones are typed. */
export function digitsOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\D/g, '');
}

/** The brand that a card number begins like. */
export function brandOf(number: string): Brand | undefined {
  const digits = digitsOf(number);
  return brands.find(({ starts }) => starts.test(digits));
}

/** Whether the last digit fits the others (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits !== '' && sum % 10 === 0;
}

/** Digits in groups, as they are on the card. */
export function groupedNumber(number: string): string {
  const digits = digitsOf(number).slice(0, 19);
  const isAmex = brandOf(digits)?.codeLength === 4;
  const groups = isAmex ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?$/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** Month and year with a slash between them, as it is typed: '1' stays, '5' is '05/', '1227' is '12/27'. */
export function writtenExpiry(text: string, before = ''): string {
  const digits = digitsOf(text).slice(0, 4);
  // The slash was deleted: with it goes the digit before it.
  if (before.endsWith('/') && text === before.slice(0, -1)) return digits.slice(0, -1);
  const month = digits.length === 1 && digits > '1' ? `0${digits}` : digits;
  return month.length < 2 ? month : `${month.slice(0, 2)}/${month.slice(2)}`;
}

export interface CardValues {
  readonly holder: string;
  readonly number: string;
  /** 'MM/YY' */
  readonly expiry: string;
  readonly code: string;
}

export type CardIssue = 'missing' | 'short' | 'unknown' | 'mistyped' | 'month' | 'expired';

function numberIssue(number: string): CardIssue | undefined {
  const digits = digitsOf(number);
  if (digits === '') return 'missing';
  const brand = brandOf(digits);
  if (brand === undefined) return 'unknown';
  if (!brand.lengths.includes(digits.length)) return 'short';
  return passesLuhn(digits) ? undefined : 'mistyped';
}

function expiryIssue(expiry: string, now: Date): CardIssue | undefined {
  if (digitsOf(expiry) === '') return 'missing';
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(expiry) ?? [];
  if (month < '01' || month > '12') return 'month';
  // Valid until the end of the month. Cards are issued for 20 years at most.
  const last = (2000 + Number(year)) * 12 + Number(month) - 1;
  const current = now.getFullYear() * 12 + now.getMonth();
  return last < current || last > current + 240 ? 'expired' : undefined;
}

/** What is wrong with a card, by field. */
export function cardIssues(card: CardValues, now: Date): { readonly [Field in keyof CardValues]?: CardIssue } {
  const number = numberIssue(card.number);
  const expiry = expiryIssue(card.expiry, now);
  const code = digitsOf(card.code);
  const codeIssue =
    code === '' ? 'missing' : code.length === (brandOf(card.number)?.codeLength ?? 3) ? undefined : 'short';
  return {
    ...(card.holder.trim() === '' && { holder: 'missing' }),
    ...(number !== undefined && { number }),
    ...(expiry !== undefined && { expiry }),
    ...(codeIssue !== undefined && { code: codeIssue }),
  };
}
