import { expect, test } from 'vitest';
import { computeTimes } from '../prayer-times/compute.ts';
import { defaultSettings, inputOf } from '../prayer-times/prayer-view.ts';
import type { Iqamas } from './iqama.ts';
import { minutesToIqama, noIqamas, noSettings, wallNext, wallSettingsOf, wallTimes } from './iqama.ts';

test.each([
  ['05:32', { kind: 'after', minutes: 20 }, 20],
  ['12:19', { kind: 'at', time: '13:15' }, 56],
  ['12:19', { kind: 'at', time: '12:00' }, -19],
  ['23:50', { kind: 'at', time: '00:15' }, 25],
  ['00:10', { kind: 'at', time: '23:55' }, -15],
  ['12:19', { kind: 'none' }, null],
] as const)('for an adhan at %s and %j the iqama is %s minutes later', (adhan, rule, expected) => {
  expect(minutesToIqama(adhan, rule)).toBe(expected);
});

test('what was kept comes back, and nothing else', () => {
  const kept = {
    mosque: 'Masjid an-Nur',
    iqamas: { ...noIqamas, fajr: { kind: 'after', minutes: 20 }, jumuah: { kind: 'at', time: '13:15' } },
  };
  expect(wallSettingsOf(kept)).toEqual(kept);
  expect(
    wallSettingsOf({
      mosque: 7,
      iqamas: { fajr: { kind: 'after', minutes: 121 }, asr: { kind: 'at', time: '24:00' }, isha: 'x', more: 1 },
    }),
  ).toEqual(noSettings);
  expect(wallSettingsOf(null)).toEqual(noSettings);
});

const makkah = inputOf({ lat: 21.4225, lon: 39.8262, name: 'Makkah' }, { ...defaultSettings, method: 'umm-al-qura' });
const iqamas: Iqamas = {
  ...noIqamas,
  asr: { kind: 'after', minutes: 15 },
  isha: { kind: 'at', time: '19:00' },
  jumuah: { kind: 'at', time: '12:30' },
};
const timesAt = (nowMs: number) => {
  const times = computeTimes({ input: makkah, nowMs, month: null, ramadan: null, lang: 'en' });
  if ('outOfOrder' in times) throw new Error('The times are out of order.');
  return times;
};
const nextAt = (text: string) => {
  const nowMs = Date.parse(text);
  return wallNext(
    timesAt(nowMs).around.flatMap((day) => wallTimes(day, iqamas)),
    nowMs,
  );
};

test('on Fridays Jumuah takes the place of Dhuhr, and no iqama is before its adhan', () => {
  const { today } = timesAt(Date.parse('2026-11-20T12:00:00+03:00'));
  const at = (text: string) => Date.parse(`2026-11-20T${text}:00+03:00`);
  expect(wallTimes(today, iqamas).map(({ prayer, atMs, iqamaMs }) => [prayer, atMs, iqamaMs])).toEqual([
    ['fajr', at('05:15'), null],
    ['sunrise', at('06:35'), null],
    ['jumuah', at('12:06'), at('12:30')],
    ['asr', at('15:15'), at('15:30')],
    ['maghrib', at('17:38'), null],
    // 19:00 was set, which is before the adhan.
    ['isha', at('19:08'), at('19:08')],
  ]);
});

test.each([
  ['2026-11-20T15:14:59+03:00', 'adhan', 'asr', '2026-11-20T12:15:00.000Z'],
  ['2026-11-20T15:15:00+03:00', 'iqama', 'asr', '2026-11-20T12:30:00.000Z'],
  ['2026-11-20T15:30:00+03:00', 'adhan', 'maghrib', '2026-11-20T14:38:00.000Z'],
  ['2026-11-20T19:08:00+03:00', 'adhan', 'fajr', '2026-11-21T02:15:00.000Z'],
])('at %s the next is the %s of %s at %s', (now, kind, prayer, at) => {
  const next = nextAt(now);
  expect([next?.kind, next?.prayer, next && new Date(next.atMs).toISOString()]).toEqual([kind, prayer, at]);
});
