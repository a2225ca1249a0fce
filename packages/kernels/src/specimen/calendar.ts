/** Days of the Gregorian calendar, without a clock or a time zone. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function isDay({ year, month, day }: Day): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Negative when `a` is before `b`. */
export function compareDays(a: Day, b: Day): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

const two = (value: number) => String(value).padStart(2, '0');

/** ISO 8601: `1990-02-28`. */
export function isoOf({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** As Indonesian cards write it: `28-02-1990`. */
export function dashed({ year, month, day }: Day): string {
  return `${two(day)}-${two(month)}-${year}`;
}

/** As in the number: `280290`; `addToDay` is 40 for women. */
export function sixDigits({ year, month, day }: Day, addToDay = 0): string {
  return `${two(day + addToDay)}${two(month)}${two(year % 100)}`;
}
