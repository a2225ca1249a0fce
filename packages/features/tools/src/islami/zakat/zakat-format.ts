import { legible } from '@apiyard/ui/labels/figures';
import { currencyDigits } from '@apiyard/kernels/tools/islami/numbers/zakat';
import { useMemo } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';

/** Money and numbers in the active language. */
export function useZakatFormat(currency: string) {
  const locale = localeOf(useLanguage());
  return useMemo(() => {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
    // Prices of a gram have more digits than amounts.
    const price = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 6 });
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    return {
      /** Smallest units of the currency in one. */
      unit: 10 ** currencyDigits(currency),
      money: (value: number) => legible(money.format(value)),
      price: (value: number) => legible(price.format(value)),
      number: (value: number) => legible(number.format(value)),
      percent: (value: number) => legible(percent.format(value / 100)),
      currencyName: (code: string) => `${names.of(code) ?? code} (${code})`,
      day: (ms: number) => day.format(ms),
    };
  }, [locale, currency]);
}

export type ZakatFormat = ReturnType<typeof useZakatFormat>;
