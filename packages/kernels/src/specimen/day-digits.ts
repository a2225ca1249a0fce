/** How Indonesian cards and numbers write a date. */
import type { CivilDate } from '../calendar/civil-date.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** On a card: `28-02-1990`. */
export function dashed({ year, month, day }: CivilDate): string {
  return `${two(day)}-${two(month)}-${year}`;
}

/** In a number: `280290`; `addToDay` is 40 for women. */
export function sixDigits({ year, month, day }: CivilDate, addToDay = 0): string {
  return `${two(day + addToDay)}${two(month)}${two(year % 100)}`;
}
