import { InputFault } from '../../../faults/input-fault.ts';
import { amountInWords, decimalInWords, integerInWords, minusOf } from './words/amount.ts';
import type { WordsLanguage } from './words/amount.ts';
import { currencies } from './words/currencies.ts';
import type { CurrencyCode } from './words/currencies.ts';

interface Input {
  readonly text: string;
  readonly lang: WordsLanguage;
  readonly gender: 'masculine' | 'feminine';
  readonly financial: boolean;
  readonly currency: CurrencyCode | 'none';
}

/** Digits before the point. Chinese has no word above 10¹⁶ that is read in one way only. */
const wholeDigitsMax = (lang: WordsLanguage) => (lang === 'zh' ? 16 : 36);

/** A number or an amount of money in words. */
export default function numberWords({ text, lang, gender, financial, currency }: Input) {
  const { isNegative, whole, decimals } = readNumber(text);
  const max = wholeDigitsMax(lang);
  if (whole.toString().length > max) throw new InputFault('too_large', { pointer: '/text', values: { digits: max } });
  const style = { lang, gender, isFinancial: financial };
  const sign = isNegative ? '-' : '';
  const number = `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`;
  const minus = isNegative ? minusOf(lang) : '';
  if (currency === 'none') {
    const words = decimals === '' ? integerInWords(whole, style) : decimalInWords(whole, decimals, style);
    return { text: `${minus}${words}`, number };
  }
  const places = currencies[currency].decimals;
  if (decimals.length > places)
    throw new InputFault('too_precise', { pointer: '/text', values: { currency, digits: places } });
  const small = BigInt(decimals.padEnd(places, '0'));
  return { text: `${minus}${amountInWords(whole, small, currency, style)}`, number, currency };
}

function readNumber(text: string): { isNegative: boolean; whole: bigint; decimals: string } {
  const given = withWesternDigits(text).replaceAll(/[\s_'’٬]/gu, '');
  const [all, sign = '', whole = '', decimals = ''] = /^([+\-−]?)(\d+)(?:\.(\d+))?$/u.exec(given) ?? [];
  if (all === undefined) {
    const offset = Math.max(0, withWesternDigits(text).search(/[^\d\s_'’٬+\-−.]/u));
    throw new InputFault('not_number', { pointer: '/text', in: { text, offset } });
  }
  const isZero = /^0+$/u.test(whole + decimals);
  return { isNegative: !isZero && /[-−]/u.test(sign), whole: BigInt(whole), decimals };
}

/** Arabic-Indic and Persian digits and the Arabic decimal separator are read too. */
const withWesternDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15)).replaceAll('٫', '.');
