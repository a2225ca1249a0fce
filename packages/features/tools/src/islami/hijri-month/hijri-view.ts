import type { HijriDate } from '@apiyard/kernels/hijri/umm-al-qura';
import { hijriYearFirst, hijriYearLast } from '@apiyard/kernels/hijri/umm-al-qura';

export interface HijriView {
  readonly year: number;
  readonly month: number;
  /** Days that the calendar is ahead of the tables, from -2 to 2. */
  readonly adjustment: number;
}

export const adjustments = [-2, -1, 0, 1, 2] as const;

/** Undefined if it is not a whole number in the range. */
function wholeOf(text: string | null, min: number, max: number): number | undefined {
  const value = Number(text?.trim() || Number.NaN);
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

/** The month of an address, `?year=1447&month=9`, as in the API; that of today without one. */
export function hijriViewOf(query: URLSearchParams, today: (adjustment: number) => HijriDate): HijriView {
  const adjustment = wholeOf(query.get('adjustment'), -2, 2) ?? 0;
  const now = today(adjustment);
  const year = wholeOf(query.get('year'), hijriYearFirst, hijriYearLast);
  const month = wholeOf(query.get('month'), 1, 12);
  if (year === undefined) return { year: now.year, month: now.month, adjustment };
  return { year, month: month ?? 1, adjustment };
}

export function queryOfHijri({ year, month, adjustment }: HijriView): URLSearchParams {
  return new URLSearchParams({
    year: String(year),
    month: String(month),
    ...(adjustment === 0 ? {} : { adjustment: String(adjustment) }),
  });
}

/** The month before (-1) or after (1); null outside the tables. */
export function hijriMonthFrom(view: HijriView, step: -1 | 1): HijriView | null {
  const at = view.year * 12 + view.month - 1 + step;
  const year = Math.floor(at / 12);
  return year < hijriYearFirst || year > hijriYearLast ? null : { ...view, year, month: (at % 12) + 1 };
}
