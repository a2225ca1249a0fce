/** The Julian calendar and Julian days, as whole numbers: the Julian day number of a date is its Julian day at noon. */

/** The Julian day number of 1970-01-01. */
export const epochJulianDay = 2_440_588;

interface JulianDate {
  /** Astronomical: 0 is 1 BC. */
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const floorDiv = (value: number, by: number) => Math.floor(value / by);

/** Years begin in March, so that the leap day is the last (Richards, Explanatory Supplement, 3rd edition, section 15.11). */
export function julianDayOf({ year, month, day }: JulianDate): number {
  const fromMarch = (month + 9) % 12;
  const years = year + 4800 - (month < 3 ? 1 : 0);
  return day + floorDiv(153 * fromMarch + 2, 5) + 365 * years + floorDiv(years, 4) - 32083;
}

export function julianDateOf(julianDay: number): JulianDate {
  const days = julianDay + 32082;
  const years = floorDiv(4 * days + 3, 1461);
  const ofYear = days - floorDiv(1461 * years, 4);
  const fromMarch = floorDiv(5 * ofYear + 2, 153);
  return {
    year: years - 4800 + floorDiv(fromMarch, 10),
    month: fromMarch + 3 - 12 * floorDiv(fromMarch, 10),
    day: ofYear - floorDiv(153 * fromMarch + 2, 5) + 1,
  };
}

export function daysInJulianMonth(year: number, month: number): number {
  if (month === 2) return ((year % 4) + 4) % 4 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
