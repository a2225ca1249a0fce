import type { Gender } from './arabic.ts';
import { arabicCount, arabicDigit, arabicWords } from './arabic.ts';
import { chineseDigit, chineseWords } from './chinese.ts';
import type { CurrencyCode, CurrencyUnit } from './currencies.ts';
import { currencies } from './currencies.ts';
import { englishDigit, englishWords } from './english.ts';
import { frenchDigit, frenchWords } from './french.ts';

export type WordsLanguage = 'en' | 'en-US' | 'fr' | 'fr-BE' | 'fr-CH' | 'ar' | 'zh';

interface Style {
  readonly lang: WordsLanguage;
  readonly gender: Gender;
  readonly isFinancial: boolean;
}

const minus = { en: 'minus ', 'en-US': 'minus ', fr: 'moins ', 'fr-BE': 'moins ', 'fr-CH': 'moins ', ar: 'سالب ' };
const points = { en: 'point', 'en-US': 'point', fr: 'virgule', 'fr-BE': 'virgule', 'fr-CH': 'virgule', ar: 'فاصلة' };
/** In French and Arabic, up to three decimals are read as a number, more digit by digit. */
const wholeDecimalsMax = 3;

export const minusOf = (lang: WordsLanguage) => (lang === 'zh' ? '负' : minus[lang]);

export function integerInWords(value: bigint, { lang, gender, isFinancial }: Style): string {
  if (lang === 'en' || lang === 'en-US') return englishWords(value, lang === 'en');
  if (lang === 'ar') return arabicWords(value, gender);
  if (lang === 'zh') return chineseWords(value, isFinancial ? 'financial' : 'usual');
  return frenchWords(value, lang, gender === 'feminine');
}

/** A number with the digits after its point, which are kept as written. */
export function decimalInWords(whole: bigint, decimals: string, style: Style): string {
  const { lang, isFinancial } = style;
  const words = integerInWords(whole, { ...style, gender: 'masculine' });
  const digits = Array.from(decimals, Number);
  if (lang === 'zh') {
    const chinese = digits.map((digit) => chineseDigit(digit, isFinancial ? 'financial' : 'usual'));
    return `${words}点${chinese.join('')}`;
  }
  if (lang === 'en' || lang === 'en-US') return `${words} point ${digits.map(englishDigit).join(' ')}`;
  const digitWord = lang === 'ar' ? arabicDigit : frenchDigit;
  if (decimals.length > wholeDecimalsMax) return `${words} ${points[lang]} ${digits.map(digitWord).join(' ')}`;
  const zeros = Array.from(/^0*/u.exec(decimals)?.[0] ?? '', () => digitWord(0));
  const rest = decimals.slice(zeros.length);
  const read = rest === '' ? [] : [integerInWords(BigInt(rest), { ...style, gender: 'masculine' })];
  return `${words} ${points[lang]} ${[...zeros, ...read].join(' ')}`;
}

/** An amount of money, for example on a cheque. */
export function amountInWords(main: bigint, small: bigint, code: CurrencyCode, style: Style): string {
  const { lang, isFinancial } = style;
  const currency = currencies[code];
  if (lang === 'zh') {
    if (code === 'CNY') return yuan(main, small, isFinancial);
    const write = (value: bigint, unit: CurrencyUnit) =>
      `${chineseWords(value, isFinancial ? 'financial' : 'usual')}${unit.zh}`;
    return [
      main > 0n || small === 0n ? write(main, currency.main) : '',
      small > 0n ? write(small, currency.small) : '',
    ].join('');
  }
  const write = (value: bigint, unit: CurrencyUnit) => counted(value, unit, lang);
  const parts = [
    ...(main > 0n || small === 0n ? [write(main, currency.main)] : []),
    ...(small > 0n ? [write(small, currency.small)] : []),
  ];
  return parts.join({ en: ' and ', 'en-US': ' and ', fr: ' et ', 'fr-BE': ' et ', 'fr-CH': ' et ', ar: ' و' }[lang]);
}

function counted(value: bigint, { en, fr, ar }: CurrencyUnit, lang: Exclude<WordsLanguage, 'zh'>): string {
  if (lang === 'ar') return arabicCount(value, ar);
  if (lang === 'en' || lang === 'en-US') return `${englishWords(value, lang === 'en')} ${en[value === 1n ? 0 : 1]}`;
  const words = frenchWords(value, lang, fr.isFeminine ?? false);
  const noun = fr.noun[value < 2n ? 0 : 1];
  // Million and higher are nouns: un million de dollars, d’euros.
  const isNoun = value > 0n && value % 1_000_000n === 0n;
  if (!isNoun) return `${words} ${noun}`;
  return /^[aeiou]/u.test(noun) ? `${words} d’${noun}` : `${words} de ${noun}`;
}

/** Renminbi as on a cheque (Payment and Settlement Measures of the People’s Bank of China, annex 1). */
function yuan(main: bigint, small: bigint, isFinancial: boolean): string {
  const style = isFinancial ? 'financial' : 'usual';
  const [jiao, fen] = [Number(small / 10n), Number(small % 10n)];
  let words = main > 0n || small === 0n ? `${chineseWords(main, style)}元` : '';
  if (jiao > 0) words += `${chineseDigit(jiao, style)}角`;
  else if (fen > 0 && main > 0n) words += '零';
  if (fen > 0) words += `${chineseDigit(fen, style)}分`;
  return isFinancial ? `人民币${words}${small === 0n ? '整' : ''}` : words;
}
