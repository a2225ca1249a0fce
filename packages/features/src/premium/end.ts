/** When a plan is to end, as admins choose it. */

export const endChoices = ['month', 'quarter', 'year', 'date', 'never'] as const;
export type EndChoice = (typeof endChoices)[number];

const months = { month: 1, quarter: 3, year: 12 } as const;

/**
 * The moment, ISO 8601; null is without end, undefined while a date is still to be chosen.
 * @param fromMs what months are counted from: now, or the end that stands
 * @param date the last whole day, `2026-12-31`, where the person is
 */
export function endOf(choice: EndChoice, fromMs: number, date: string | null): string | null | undefined {
  if (choice === 'never') return null;
  if (choice === 'date') return date === null ? undefined : lastMoment(date);
  const end = new Date(fromMs);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months[choice]);
  // 31 January and a month is the last of February, not a day in March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
}

/** A day counts whole. */
function lastMoment(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 23, 59, 59).toISOString();
}
