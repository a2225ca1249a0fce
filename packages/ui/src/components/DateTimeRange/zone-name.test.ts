import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

const november = new Date('2026-11-20T09:30:00Z');

test.each([
  ['Asia/Jakarta', 'en', 'Western Indonesia Time (GMT+7)'],
  ['UTC', 'en', 'Coordinated Universal Time'],
  ['Europe/Paris', 'fr', 'heure normale d’Europe centrale (UTC+1)'],
])('%s in %s', (zone, locale, name) => {
  expect(zoneName(zone, locale, november)).toBe(name);
});

test('names summer time, and its difference from UTC, in summer', () => {
  expect(zoneName('Europe/Berlin', 'en', new Date('2026-07-01T00:00:00Z'))).toBe(
    'Central European Summer Time (GMT+2)',
  );
});
