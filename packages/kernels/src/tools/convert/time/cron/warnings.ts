/** What is odd about an expression: valid, but often not what its author meant. */
import type { Note } from '../../../../faults/note.ts';
import type { Schedule } from './parse.ts';
import { fieldKinds } from './parse.ts';
import { isEitherDay } from './runs.ts';

export function warningsOf(schedule: Schedule): Note[] {
  const { minute, hour, dayOfMonth, dayOfWeek } = schedule;
  const codes: string[] = [];
  if (isEitherDay(schedule)) codes.push(dayOfMonth.isFull || dayOfWeek.isFull ? 'full_range' : 'either_day');
  else if (!dayOfMonth.isFull && !dayOfWeek.isFull) codes.push('both_days');
  if (minute.isFull && !hour.isFull) codes.push('every_minute');
  if (dayOfWeek.text.match(/(?<!\d|\/)0(?!\d)/) && dayOfWeek.text.match(/(?<!\d|\/)7(?!\d)/))
    codes.push('sunday_twice');
  return [...codes.map((code) => ({ code, pointer: '/text' })), ...stepWarnings(schedule), ...dayWarnings(schedule)];
}

function stepWarnings(schedule: Schedule): Note[] {
  const notes: Note[] = [];
  for (const [at, { name, min, max }] of fieldKinds.entries()) {
    const position = at + 1;
    for (const { from, to, step, isStar, hasNameInRange } of schedule[name].items) {
      const values = { position, step };
      if (hasNameInRange) notes.push({ code: 'names_in_range', pointer: '/text', values });
      if (step > 1 && step > to - from) notes.push({ code: 'step_too_large', pointer: '/text', values });
      else if (isStar && (name === 'minute' || name === 'hour') && (max - min + 1) % step !== 0)
        notes.push({ code: 'uneven_step', pointer: '/text', values });
      else if (isStar && name === 'dayOfMonth' && step > 1)
        notes.push({ code: 'step_restarts', pointer: '/text', values });
    }
  }
  return notes;
}

const longestOf = (month: number) => (month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31);

/** Days that only some of the months have, where the day of the week does not run on others. */
function dayWarnings({ dayOfMonth, month, dayOfWeek }: Schedule): Note[] {
  if (!dayOfWeek.isFull) return [];
  const first = dayOfMonth.values[0] ?? 1;
  const lengths = month.values.map(longestOf);
  if (lengths.every((length) => length < first)) return [];
  if (lengths.some((length) => length < first) || (first === 29 && month.values.includes(2) && month.values.length > 1))
    return [{ code: 'short_months', pointer: '/text', values: { day: first } }];
  return first === 29 && month.values.every((value) => value === 2)
    ? [{ code: 'leap_years_only', pointer: '/text' }]
    : [];
}
