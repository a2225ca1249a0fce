/** A Gregorian date without a time zone. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const dayMs = 86_400_000;

const utcOf = ({ year, month, day }: CivilDate): number => Date.UTC(year, month - 1, day);

function civilDateOf(utcMs: number): CivilDate {
  const date = new Date(utcMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export const addDays = (date: CivilDate, days: number): CivilDate => civilDateOf(utcOf(date) + days * dayMs);

/** Days from one date to another. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => Math.round((utcOf(to) - utcOf(from)) / dayMs);

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (date: CivilDate): number => new Date(utcOf(date)).getUTCDay() || 7;

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether there is such a day. */
export const isCivilDate = ({ year, month, day }: CivilDate): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

export const isoDate = ({ year, month, day }: CivilDate): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Undefined if the text is not a date such as 2026-03-29, or there is no such day. Years 100 to 9999. */
export function readIsoDate(text: string): CivilDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  // `Date.UTC` reads years below 100 as those of the 20th century.
  if (year === undefined || date.year < 100) return undefined;
  return isoDate(civilDateOf(utcOf(date))) === text.trim() ? date : undefined;
}
