import { methods as known } from '@apiyard/kernels/prayer/methods';
import { expect, test } from 'vitest';
import { defaultSettings, hijriYearFrom, methods, monthFrom, prayerViewOf, queryOf } from './prayer-view.ts';

test('an address and back is the same view', () => {
  const view = {
    place: { lat: 21.4225, lon: 39.8262, name: 'Makkah' },
    settings: { ...defaultSettings, method: 'umm-al-qura', adjustFajr: -2, hijriAdjustment: 1 },
    month: { year: 2026, month: 2 },
    ramadan: null,
  } as const;
  expect(queryOf(view).toString()).toBe(
    'lat=21.4225&lon=39.8262&place=Makkah&method=umm-al-qura&adjustFajr=-2&hijriAdjustment=1&month=2026-02',
  );
  expect(prayerViewOf(queryOf(view))).toEqual(view);
});

test('own angles are in the address', () => {
  const query = new URLSearchParams('lat=1&lon=2&method=custom&fajrAngle=19.5&ishaAngle=16');
  expect(prayerViewOf(query).settings).toEqual({
    ...defaultSettings,
    method: 'custom',
    fajrAngle: 19.5,
    ishaAngle: 16,
  });
  expect(queryOf(prayerViewOf(query)).toString()).toBe('lat=1&lon=2&method=custom&fajrAngle=19.5&ishaAngle=16');
});

test.each(['lat=91&lon=0', 'lat=&lon=0', 'lat=abc&lon=0', 'lat=10', ''])('has no place for %j', (query) => {
  expect(prayerViewOf(new URLSearchParams(query)).place).toBeNull();
});

test('unknown values and values out of range are replaced by the defaults', () => {
  const query = new URLSearchParams('method=odd&madhab=x&adjustAsr=61&adjustIsha=1.5&hijriAdjustment=3&month=2026-13');
  expect(prayerViewOf(query)).toEqual({ place: null, settings: defaultSettings, month: null, ramadan: null });
});

test.each([
  [{ year: 2026, month: 12 }, 1, { year: 2027, month: 1 }],
  [{ year: 2026, month: 1 }, -1, { year: 2025, month: 12 }],
  [{ year: 1900, month: 1 }, -1, null],
  [{ year: 2100, month: 12 }, 1, null],
] as const)('from %j by %i months is %j', (month, step, expected) => {
  expect(monthFrom(month, step)).toEqual(expected);
});

test.each([
  ['next', 'next'],
  ['1448', 1448],
  ['1342', null],
  ['1448.5', null],
  ['soon', null],
] as const)('ramadan=%s is %j', (text, ramadan) => {
  const view = prayerViewOf(new URLSearchParams(`lat=1&lon=2&imsakMinutes=15&ramadan=${text}`));
  expect([view.ramadan, view.settings.imsakMinutes]).toEqual([ramadan, 15]);
  expect(queryOf(view).get('ramadan')).toBe(ramadan === null ? null : text);
});

test.each([
  [1448, 1, 1449],
  [1500, 1, null],
  [1343, -1, null],
] as const)('from the Hijri year %i by %i is %j', (year, step, expected) => {
  expect(hijriYearFrom(year, step)).toBe(expected);
});

test('has all methods of the API', () => {
  expect(methods).toEqual(known);
});
