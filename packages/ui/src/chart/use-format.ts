import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWording } from '../labels/use-labels.ts';
import type { ChartFormat } from './chart-data.ts';

export interface ValueFormat {
  /** One value, exactly. */
  full: (value: number) => string;
  /** For an axis whose ticks stand `step` apart, the farthest at `most`. */
  tick: (value: number, step: number, most: number) => string;
}

/** From here on an axis says '10K'. */
const longNumber = 10_000;

/** Writes values in the language in use. */
export function useValueFormat(format: ChartFormat = {}): ValueFormat {
  const { locale } = useLocale();
  const { bytes } = useWording();
  // Callers write options in place: what they say counts, not which object says it.
  const key = JSON.stringify(format);
  return useMemo((): ValueFormat => {
    if (format === 'bytes') return { full: bytes, tick: bytes };
    const full = new Intl.NumberFormat(locale, format);
    return {
      full: (value) => full.format(value),
      tick: (value, step, most) => {
        const scale = format.style === 'percent' ? 2 : 0;
        const digits = Math.max(0, Math.min(6, Math.ceil(-Math.log10(step) - scale - 1e-9)));
        const options: Intl.NumberFormatOptions =
          most >= longNumber ? { notation: 'compact', maximumFractionDigits: 2 } : { maximumFractionDigits: digits };
        return new Intl.NumberFormat(locale, { ...format, minimumFractionDigits: 0, ...options }).format(value);
      },
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for `format`, and the locale for `bytes`.
  }, [key, locale]);
}
