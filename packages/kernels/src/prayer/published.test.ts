import { describe, expect, it } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import type { PrayerSettings } from './day.ts';
import { prayerDay } from './day.ts';
import published from './published-times.json' with { type: 'json' };

/**
 * Tables that authorities have published, each with its source, as collected in `Shared/Times` of adhan-js
 * (github.com/batoulapps/adhan-js at 33bc418, MIT), without the corrections that are made there. Published tables have
 * seconds and margins of their own: 10 of 2,700 times are two minutes away.
 */
const settingsOf = (method: string, madhab: string) =>
  ({
    method,
    madhab,
    highLatitude: 'middle',
    polar: 'none',
    rounding: 'method',
    shafaq: 'general',
    adjustments: { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
  }) as PrayerSettings;

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** How many times are so many minutes away. */
function distances({ latitude, longitude, zone, method, madhab, days }: (typeof published)[number]) {
  const counts: Record<number, number> = {};
  for (const [date, line] of Object.entries(days)) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const { times } = prayerDay({ latitude, longitude, zone }, { year, month, day }, settingsOf(method, madhab), false);
    line.split(' ').forEach((text, at) => {
      const local = Temporal.Instant.fromEpochMilliseconds(times[at]?.at ?? NaN).toZonedDateTimeISO(zone);
      const distance = Math.abs(local.hour * 60 + local.minute - minutesOf(text));
      counts[distance] = (counts[distance] ?? 0) + 1;
    });
  }
  return counts;
}

const expected: Readonly<Record<string, Record<number, number>>> = {
  Ankara: { 0: 39, 1: 30, 2: 3 },
  Doha: { 0: 39, 1: 29, 2: 4 },
  Dubai: { 0: 45, 1: 27 },
  'Kuwait City': { 0: 42, 1: 28, 2: 2 },
  London: { 0: 60, 1: 12 },
  Makkah: { 0: 38, 1: 34 },
  Singapore: { 0: 1582, 1: 613, 2: 1 },
  Tehran: { 0: 64, 1: 8 },
};

describe('published prayer times', () => {
  it.each(published)('of $city are as many minutes away as expected', (table) => {
    expect(distances(table)).toEqual(expected[table.city]);
  });

  it('are those of eight cities', () => {
    expect(published.map(({ city }) => city)).toEqual(Object.keys(expected));
  });
});
