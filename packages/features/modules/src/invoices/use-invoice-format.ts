import { useMemo } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { createFormat } from '@apiyard/kit/format.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { legible } from '@apiyard/ui/labels/figures';

interface InvoiceFormat {
  /** @param amount in units of the currency */
  money(amount: number, currency: string): string;
  /** @param day ISO 8601 date */
  day(day: string): string;
  /** @param rate in percent */
  rate(rate: number): string;
  /** With up to three decimals. */
  units(units: number): string;
}

export function createInvoiceFormat(locale: string): InvoiceFormat {
  const currencies = new Map<string, Intl.NumberFormat>();
  const currencyOf = (currency: string) => {
    const known = currencies.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
    currencies.set(currency, known);
    return known;
  };
  // A date without a time is the same day everywhere.
  const { day } = createFormat(locale, 'UTC');
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  return {
    money: (amount, currency) => legible(currencyOf(currency).format(amount)),
    day,
    rate: (rate) => legible(percent.format(rate / 100)),
    units: (units) => legible(number.format(units)),
  };
}

/** How invoices write amounts, dates and rates in the active language. */
export function useInvoiceFormat(): InvoiceFormat {
  const language = useLanguage();
  return useMemo(() => createInvoiceFormat(localeOf(language)), [language]);
}
