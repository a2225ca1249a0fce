import { legible, sizeUnitDisplay } from '@apiyard/ui/labels/figures';
import { useMemo } from 'react';
import { useLanguage } from '../copy.ts';
import { localeOf } from '../settings/language.ts';

interface Measure {
  /** A size in the nearest unit of 1,000: '12.3 kB'. */
  bytes(sizeBytes: number): string;
  /** A short span: '0.4 ms', '35 ms', '1.2 s'. */
  span(ms: number): string;
}

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

export function createMeasure(locale: string): Measure {
  const unit = (value: number, name: string, digits: number, unitDisplay: 'long' | 'short' = 'short') =>
    legible(
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: name,
        unitDisplay,
        maximumFractionDigits: digits,
      }).format(value),
    );
  return {
    bytes(sizeBytes) {
      const power = Math.min(sizeUnits.length - 1, Math.floor(Math.log10(Math.max(1, sizeBytes)) / 3));
      return unit(
        sizeBytes / 1000 ** power,
        sizeUnits[power] ?? 'byte',
        1,
        power === 0 ? 'long' : sizeUnitDisplay(locale),
      );
    },
    span: (ms) => (Math.round(ms) < 1000 ? unit(ms, 'millisecond', ms < 10 ? 1 : 0) : unit(ms / 1000, 'second', 1)),
  };
}

/** Formats sizes and durations of responses in the active language. */
export function useMeasure(): Measure {
  const language = useLanguage();
  return useMemo(() => createMeasure(localeOf(language)), [language]);
}
