import { expect, test } from 'vitest';
import { computeCalendar, computeTimes, findCities } from './compute.ts';
import { countdownOf, nextPrayer } from './next-prayer.ts';
import { defaultSettings, inputOf } from './prayer-view.ts';

const london = { lat: 51.5085, lon: -0.1257, name: 'London' };
const question = (now: string, settings = defaultSettings, place = london) => ({
  input: inputOf(place, settings),
  nowMs: Date.parse(now),
  month: null,
  ramadan: null,
  lang: 'en' as const,
});
const timesOf = (...given: Parameters<typeof question>) => {
  const times = computeTimes(question(...given));
  if ('outOfOrder' in times) throw new Error(times.outOfOrder);
  return times;
};

test('computes today, the days around it and the month in the zone of the place', () => {
  const times = timesOf('2026-11-20T09:30:00Z');
  expect(times.zone).toBe('Europe/London');
  expect(times.around.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(times.today.times.map(({ time }) => time)).toEqual(['05:28', '07:27', '11:47', '13:43', '16:05', '17:57']);
  expect([times.month, times.days.length]).toEqual([{ year: 2026, month: 11 }, 30]);
});

test.each([
  ['2026-02-17T12:00:00Z', 0, 1447, '2026-02-18', 30],
  ['2026-03-19T12:00:00Z', 0, 1447, '2026-02-18', 30],
  ['2026-03-20T12:00:00Z', 0, 1448, '2027-02-08', 29],
  ['2026-03-20T12:00:00Z', -1, 1447, '2026-02-19', 30],
] as const)(
  'on %s with an adjustment of %i the next Ramadan is that of %i',
  (now, hijriAdjustment, year, first, length) => {
    const settings = { ...defaultSettings, hijriAdjustment };
    const times = computeTimes({ ...question(now, settings), ramadan: 'next' });
    if ('outOfOrder' in times) throw new Error(times.outOfOrder);
    expect([times.ramadan, times.days[0]?.date, times.days.length]).toEqual([year, first, length]);
  },
);

test('today is the date at the place, not that of the browser', () => {
  const tokyo = { lat: 35.6895, lon: 139.6917, name: 'Tokyo' };
  expect(timesOf('2026-11-30T15:30:00Z', defaultSettings, tokyo).today.date).toBe('2026-12-01');
});

test('names the day that own minutes put out of order', () => {
  const settings = { ...defaultSettings, adjustFajr: 60, adjustSunrise: -60 };
  expect(computeTimes(question('2026-11-20T09:30:00Z', settings))).toEqual({ outOfOrder: '2026-11-19' });
});

test.each([
  ['2026-11-20T05:27:00Z', 'fajr', '2026-11-20'],
  ['2026-11-20T05:28:00Z', 'dhuhr', '2026-11-20'],
  ['2026-11-20T18:00:00Z', 'fajr', '2026-11-21'],
] as const)('at %s the next prayer is %s of %s', (now, prayer, date) => {
  expect(nextPrayer(timesOf(now).around, Date.parse(now))).toMatchObject({ prayer, date });
});

test('the next prayer can be Isha of yesterday, after midnight', () => {
  const now = '2026-06-20T22:05:00Z';
  const { around } = timesOf(now, defaultSettings, { lat: 42.88, lon: -8.545, name: 'Santiago' });
  expect(nextPrayer(around, Date.parse(now))).toMatchObject({ prayer: 'isha', date: '2026-06-20' });
});

test('there is no next prayer where no day has any', () => {
  expect(nextPrayer([], 0)).toBeNull();
});

test.each([
  [7_509_000, '2:05:09'],
  [308_001, '5:09'],
  [0, '0:00'],
  [-1, '0:00'],
])('the countdown of %i ms is %s', (ms, expected) => {
  expect(countdownOf(ms)).toBe(expected);
});

test('the calendar file has five prayers for each day of the month', () => {
  const { name, bytes } = computeCalendar({
    input: inputOf(london, defaultSettings),
    month: { year: 2026, month: 11 },
    ramadan: null,
    lang: 'fr',
  });
  const text = new TextDecoder().decode(bytes);
  expect(name).toBe('prayer-times-2026-11.ics');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(150);
  expect(text).toContain('SUMMARY:Dhouhr');
});

test('the calendar file of Ramadan is named after its year', () => {
  const input = inputOf(london, defaultSettings);
  expect(computeCalendar({ input, month: { year: 2026, month: 11 }, ramadan: 1447, lang: 'en' }).name).toBe(
    'prayer-times-ramadan-1447.ics',
  );
});

test('finds cities in the language of the page', async () => {
  const [first] = await findCities('مكة', 'ar');
  expect(first).toMatchObject({ country: 'SA', zone: 'Asia/Riyadh' });
});
