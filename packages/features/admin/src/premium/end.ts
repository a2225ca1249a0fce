/** End date choices of a plan. */

export const endChoices = ['month', 'quarter', 'year', 'date', 'never'] as const;
export type EndChoice = (typeof endChoices)[number];

const months = { month: 1, quarter: 3, year: 12 } as const;

export interface ChosenEnd {
  readonly choice: EndChoice;
  /** If `choice` is a date: the last full day, `2026-12-31`, in the admin's time zone. */
  readonly date: string | null;
}

/**
 * End of a plan, ISO 8601; null means no end date, an empty text that no date is chosen yet.
 * @param fromMs start of the month count: now, or the current end date
 */
export function endOf({ choice, date }: ChosenEnd, fromMs: number): string | null {
  if (choice === 'never') return null;
  if (choice === 'date') return date === null ? '' : lastMoment(date);
  const end = new Date(fromMs);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months[choice]);
  // 31 January plus one month is the last day of February, not a day in March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
}

/** End of the chosen day. */
function lastMoment(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 23, 59, 59).toISOString();
}
