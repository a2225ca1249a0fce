import { legible } from '@apiyard/ui/labels/figures';
import { useMemo } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';

export type QiblaFormat = ReturnType<typeof useQiblaFormat>;

/** Angles and distances in the active language. */
export function useQiblaFormat() {
  const locale = localeOf(useLanguage());
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const km = (digits: number) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: digits });
    return {
      /** Left to right, also in Arabic. */
      degrees: (value: number) => `\u2066${legible(number.format(value))}°\u2069`,
      wholeDegrees: (value: number) => `\u2066${legible(number.format(Math.round(value)))}°\u2069`,
      km: (value: number) => legible(km(value < 100 ? 1 : 0).format(value)),
    };
  }, [locale]);
}
