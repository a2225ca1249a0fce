import { legible } from '../../labels/figures.ts';
import type { ChartFormat } from './chart-data.ts';

export interface ValueFormat {
  /** One value, in full precision. */
  full: (value: number) => string;
  /** For an axis with ticks `step` apart and a maximum of `most`. */
  tick: (value: number, step: number, most: number) => string;
}

/** From this value on, an axis uses the compact notation '10K'. */
const longNumber = 10_000;

/** Formats values with `format`; `bytes` formats data sizes. */
export function valueFormat(locale: string, format: ChartFormat, bytes: (value: number) => string): ValueFormat {
  if (format === 'bytes') return { full: bytes, tick: bytes };
  const full = new Intl.NumberFormat(locale, format);
  return {
    full: (value) => legible(full.format(value)),
    tick: (value, step, most) => {
      // Per cent are displayed multiplied by 100: two fewer decimals.
      const shift = format.style === 'percent' ? 2 : 0;
      // Rounding errors must not add a digit: 0.1 is stored as slightly more than a tenth.
      const digits = Math.max(0, Math.min(6, Math.ceil(-Math.log10(step) - shift - 1e-9)));
      const options: Intl.NumberFormatOptions =
        most >= longNumber ? { notation: 'compact', maximumFractionDigits: 2 } : { maximumFractionDigits: digits };
      return legible(new Intl.NumberFormat(locale, { ...format, minimumFractionDigits: 0, ...options }).format(value));
    },
  };
}
