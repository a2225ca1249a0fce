import { expect, test } from 'vitest';
import { zoneCity } from './zone-city.ts';

test.each([
  ['Europe/Paris', 'Paris'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Asia/Riyadh', 'Riyadh'],
  ['Etc/UTC', null],
  ['UTC', null],
  ['Etc/GMT+5', null],
])('the time zone %s is named after %s', (zone, city) => {
  expect(zoneCity(zone)).toBe(city);
});
