import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import calendarDate from './calendar-date.ts';
import cron from './cron.ts';
import dateArithmetic from './date-arithmetic.ts';
import duration from './duration.ts';
import isoWeek from './iso-week.ts';
import timeZone from './time-zone.ts';
import timestamp from './timestamp.ts';

/** What dates, durations and expressions are made of, so that many texts come close to valid ones. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        '2024',
        '-02',
        '-29',
        '-31',
        'T',
        '24:00',
        '02:30',
        '60',
        'Z',
        '+14:00',
        '-00',
        ' ',
        '*',
        '/',
        ',',
        '5',
        '-',
        'P',
        '1',
        'D',
        '99999999',
        'W53',
        '+275760-09-13',
        '-271821-04-19',
        'in ',
        'years',
        ' ago',
        'Mon, ',
        'Feb',
        '[',
        'UTC]',
        '.',
        'h',
        '年',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);
const zone = fc.constantFrom('UTC', 'Europe/Paris', '+14:00', '-12:00', 'Pacific/Apia');
const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });

/** `result`, or the fault's code; other errors are bugs, which fail the test. */
function outcome(work: () => unknown): string {
  try {
    work();
    return 'result';
  } catch (error) {
    if (error instanceof InputFault) return error.code;
    throw error;
  }
}

const lang = 'en';
const arithmetic = {
  years: 0,
  weeks: 0,
  hours: 0,
  minutes: 0,
  monthEnd: 'carry',
  workingDays: 0,
  weekend: 'sat-sun',
} as const;

it('gives a result or a fault for any input', () => {
  const outcomes = new Set<string>();
  fc.assert(
    fc.property(text, text, zone, amount, (a, b, there, number) => {
      const runs = [
        () => timestamp({ text: a, date: b, unit: 'auto', zone: there, lang }),
        () => timestamp({ text: `in ${Math.abs(number)} years`, date: '2024-01-01', unit: 'auto', zone: there, lang }),
        () => timeZone({ date: a, zone: there, zones: `UTC,${b}`, lang }),
        () => isoWeek({ date: a, zone: there, lang }),
        () => duration({ text: a, from: b, zone: there, lang }),
        () => duration({ from: a, to: b, zone: there, lang }),
        () => cron({ text: a, date: b, zone: there, count: 2, lang }),
        () => calendarDate({ date: a, calendar: number % 2 === 0 ? 'hebrew' : 'julian-day', zone: there, lang }),
        ...(['add', 'difference', 'count-working-days'] as const).map(
          (operation) => () =>
            dateArithmetic({
              ...arithmetic,
              operation,
              date: a,
              to: b,
              months: number,
              days: number,
              seconds: number,
              holidays: a,
              zone: there,
            }),
        ),
      ];
      for (const run of runs) outcomes.add(outcome(run));
    }),
    { numRuns: 100 },
  );
  expect(outcomes).toContain('result');
  expect(outcomes).toContain('not_a_date');
});

it('ends with the dates of Temporal', () => {
  const last = '+275760-09-13T00:00:00Z';
  expect([
    outcome(() => timestamp({ text: last, date: last, unit: 'auto', zone: 'UTC', lang })),
    outcome(() => timestamp({ text: '+275760-09-13T00:00:01Z', date: last, unit: 'auto', zone: 'UTC', lang })),
    outcome(() => timeZone({ date: last, zone: 'UTC', zones: 'Asia/Tokyo', lang })),
    outcome(() => isoWeek({ date: '+275760-09-13', zone: 'UTC', lang })),
    outcome(() => duration({ text: 'PT1H', from: last, zone: 'UTC', lang })),
    outcome(() => cron({ text: '* * * * *', date: last, zone: 'UTC', count: 1, lang })),
  ]).toEqual(['result', 'impossible_date', 'out_of_range', 'out_of_range', 'too_long', 'out_of_range']);
});
