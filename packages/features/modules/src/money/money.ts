import { useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { legible } from '@apiyard/ui/labels/figures';

/** An amount in the smallest unit of a currency as an exact decimal: 1205 with 2 digits is '12.05'. */
export function decimalOf(minor: number, digits: number): `${number}` {
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const part = figures.slice(figures.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}` as `${number}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in the smallest unit of a currency, as the language writes it. Exact, since it never becomes a fraction.
 * @param isShort whole amounts have no digits after the decimal mark
 */
export function formatMoney(minor: number, currency: string, locale: string, isShort = false): string {
  const key = `${locale} ${currency} ${isShort}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
    });
  formats.set(key, format);
  return legible(format.format(decimalOf(minor, format.resolvedOptions().maximumFractionDigits ?? 0)));
}

/** Writes amounts of euro in cents in the active language. */
export function useMoney({ isShort = false } = {}): (cents: number) => string {
  const locale = localeOf(useLanguage());
  return (cents) => formatMoney(cents, 'EUR', locale, isShort);
}
