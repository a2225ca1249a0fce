/** Numbers as people write them, by locale: `1.234,5`, `١٬٢٣٤٫٥`, `12K`, `3 million`, `(5)`. */

interface NumberStyle {
  readonly decimal: string;
  /** Separators between digits that are ignored. */
  readonly groups: ReadonlySet<string>;
  /** `k`, `million`, `mille`: multipliers; the longest first. */
  readonly suffixes: readonly (readonly [string, number])[];
}

const styles = new Map<string, NumberStyle>();
const stylesMax = 100;

/** The first number of the text, or null when there is none. */
export function numberIn(text: string, locale: string): number | null {
  const style = styleOf(locale);
  const plain = asciiDigits(text).replaceAll(/[\u2212\u2010-\u2013\ufe63\uff0d]/g, '-');
  const start = /\d/.exec(plain)?.index;
  if (start === undefined) return null;
  const { digits, end } = read(plain, start, style);
  const sign = signBefore(plain, start, style, end);
  const value = Number(`${sign.fraction ? '0.' : ''}${digits}`);
  const factor = factorAfter(plain.slice(end), style);
  const scaled = factor === 1 ? value : Number((value * factor).toPrecision(15));
  if (!Number.isFinite(scaled)) return null;
  return sign.isNegative && scaled !== 0 ? -scaled : scaled;
}

/** Digits of every script have a value; these are the ones of ASCII. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gu, (sign) =>
    /\p{Nd}/u.test(sign) ? String(digitValue(sign.codePointAt(0) ?? 0)) : sign,
  );
}

/** Unicode lists decimal digits in runs of ten, zero first. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  // Mathematical digits are several runs without a gap, from 1D7CE on.
  return code >= 0x1d7ce && code <= 0x1d7ff ? (code - 0x1d7ce) % 10 : code - zero;
}

function read(text: string, start: number, style: NumberStyle): { readonly digits: string; readonly end: number } {
  let digits = '';
  let hasPoint = false;
  let at = start;
  for (; at < text.length; at++) {
    const sign = text[at] as string;
    const isBeforeDigit = /\d/.test(text[at + 1] ?? '');
    if (/\d/.test(sign)) digits += sign;
    else if (sign === style.decimal && !hasPoint && isBeforeDigit) {
      digits += '.';
      hasPoint = true;
    } else if (!(style.groups.has(sign) && !hasPoint && /^\d{2,4}(?!\d)/.test(text.slice(at + 1, at + 6)))) break;
  }
  const exponent = /^[eE][+-]?\d{1,3}(?![\p{L}\d])/u.exec(text.slice(at))?.[0] ?? '';
  return { digits: digits + exponent, end: at + exponent.length };
}

/** A minus or an opening bracket, with at most a currency in between; a decimal sign without a digit before it. */
function signBefore(
  text: string,
  start: number,
  style: NumberStyle,
  end: number,
): { readonly isNegative: boolean; readonly fraction: boolean } {
  const fraction = text[start - 1] === style.decimal && !/[\p{L}\d]/u.test(text[start - 2] ?? '');
  const before = text.slice(0, fraction ? start - 1 : start);
  const isMinus = /(?:^|[^\p{L}\d])-\s*[\p{Sc}]?\s*$/u.test(before);
  const isBracketed =
    /\(\s*[\p{Sc}]?\s*$/u.test(before) && /^\s*[\p{Sc}]?\s*\)/u.test(text.slice(end)) && /^\s*\(/.test(text);
  return { isNegative: isMinus || isBracketed, fraction };
}

function factorAfter(rest: string, { suffixes }: NumberStyle): number {
  const words = rest.replace(/^[\s\u00a0\u202f]+/, '').toLowerCase();
  for (const [suffix, factor] of suffixes) {
    // `5 m` may mean metres: a single letter counts only directly after the number.
    if (suffix.length === 1 && /^\s/.test(rest) && /^\p{ASCII}$/u.test(suffix)) continue;
    if (
      words.startsWith(suffix) &&
      !(/\p{L}$/u.test(suffix) && /^\p{L}/u.test(words.slice(suffix.length)) && !isIdeographic(suffix))
    )
      return factor;
  }
  return 1;
}

/** These words need no space behind them. */
function isIdeographic(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

function styleOf(locale: string): NumberStyle {
  const known = styles.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const group = parts.find(({ type }) => type === 'group')?.value ?? ',';
  const groups = new Set([
    group,
    "'",
    '\u2019',
    ' ',
    '\u00a0',
    '\u202f',
    '\u2009',
    '_',
    ...(decimal === '.' ? [',', '\u066c'] : ['.']),
  ]);
  groups.delete(decimal);
  const style = { decimal: decimal === '\u066b' ? '\u066b' : decimal, groups, suffixes: suffixesOf(locale) };
  if (styles.size >= stylesMax) styles.clear();
  styles.set(locale, style);
  return style;
}

const exponents = [3, 4, 6, 8, 9, 12];
const english: readonly (readonly [string, number])[] = [
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['mio', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['t', 1e12],
];

/** The locale's own symbols for large numbers, and the common English ones where it has no others. */
function suffixesOf(locale: string): (readonly [string, number])[] {
  const own = new Map<string, number>();
  for (const compactDisplay of ['long', 'short'] as const) {
    const format = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay });
    for (const exponent of exponents) {
      for (const count of [1, 2, 5]) {
        const parts = format.formatToParts(count * 10 ** exponent);
        const shown = Number(
          asciiDigits(
            parts
              .filter(({ type }) => type === 'integer')
              .map(({ value }) => value)
              .join(''),
          ),
        );
        const word = parts
          .find(({ type }) => type === 'compact')
          ?.value.toLowerCase()
          .replace(/^\p{Cf}+|\p{Cf}+$/gu, '');
        // `10 mille` for 10⁴: the word's factor is what is left.
        if (word !== undefined && word !== '' && shown > 0) own.set(word, Math.round((count * 10 ** exponent) / shown));
      }
    }
  }
  const all = [...own, ...english.filter(([word]) => !own.has(word))];
  return all.toSorted(([a], [b]) => b.length - a.length);
}
