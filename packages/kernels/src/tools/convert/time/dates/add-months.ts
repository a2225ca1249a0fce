import type { Temporal } from 'temporal-polyfill';
import { InputFault } from '../../../../faults/input-fault.ts';
import type { Note } from '../../../../faults/note.ts';

/**
 * What happens to a day that the month does not have, such as 31 January plus a month: `last-day` takes the last day of
 * the month, `keep-last` also from the last day of a shorter month to the last day, `carry` counts on into the next
 * month, `reject` is an error.
 */
export type MonthEnd = 'last-day' | 'keep-last' | 'carry' | 'reject';

interface Added {
  readonly date: Temporal.PlainDate;
  readonly note: Note | null;
}

export function addMonths(date: Temporal.PlainDate, months: number, rule: MonthEnd): Added {
  const constrained = date.add({ months });
  if (rule === 'keep-last' && months !== 0 && date.day === date.daysInMonth) {
    const last = constrained.with({ day: constrained.daysInMonth });
    const code = constrained.day === date.day ? 'last_day_kept' : 'month_end';
    return { date: last, note: last.day === date.day ? null : adjusted(code, date, last) };
  }
  if (constrained.day === date.day) return { date: constrained, note: null };
  if (rule === 'reject')
    throw new InputFault('no_such_day', {
      pointer: '/date',
      values: { day: date.day, month: constrained.toPlainYearMonth().toString() },
    });
  const result = rule === 'carry' ? constrained.with({ day: 1 }).add({ days: date.day - 1 }) : constrained;
  return { date: result, note: adjusted('month_end', date, result) };
}

const adjusted = (code: string, from: Temporal.PlainDate, to: Temporal.PlainDate): Note => ({
  code,
  pointer: '/result',
  values: { day: from.day, date: to.toString() },
});
