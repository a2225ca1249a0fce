import { legible, sizeUnitDisplay } from '@apiyard/ui/labels/figures';
import { useMemo } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const daySeconds = 86_400;

export interface HealthFormat {
  /** `48.3 MB`, in steps of 1000. */
  bytes(bytes: number): string;
  /** `0.4 ms`. */
  ms(ms: number): string;
  /** `3 days, 4 hours`: the two largest units. */
  span(seconds: number): string;
}

export function createHealthFormat(locale: string): HealthFormat {
  const unit = (value: number, name: string, digits: number, unitDisplay: 'short' | 'long' = 'short') =>
    legible(
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: digits }).format(
        value,
      ),
    );
  return {
    bytes(bytes) {
      const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
      return unit(bytes / 1000 ** step, units[step] ?? 'byte', step < 2 ? 0 : 1, sizeUnitDisplay(locale));
    },
    ms: (ms) => unit(ms, 'millisecond', 1),
    span(seconds) {
      const days = Math.floor(seconds / daySeconds);
      const hours = Math.floor((seconds % daySeconds) / 3600);
      const minutes = Math.floor((seconds % 3600) / 60);
      const parts =
        days > 0
          ? [unit(days, 'day', 0, 'long'), unit(hours, 'hour', 0, 'long')]
          : hours > 0
            ? [unit(hours, 'hour', 0, 'long'), unit(minutes, 'minute', 0, 'long')]
            : [unit(minutes, 'minute', 0, 'long')];
      return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts);
    },
  };
}

export function useHealthFormat(): HealthFormat {
  const language = useLanguage();
  return useMemo(() => createHealthFormat(localeOf(language)), [language]);
}
