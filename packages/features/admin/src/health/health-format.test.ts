import { expect, test } from 'vitest';
import { createHealthFormat } from './health-format.ts';

test('formats sizes in steps of 1000', () => {
  const { bytes } = createHealthFormat('en');
  expect([0, 999, 1000, 48_300_032, 80_000_000_000, 2.5e12, 9e18].map(bytes)).toEqual([
    '0 byte',
    '999 byte',
    '1 kB',
    '48.3 MB',
    '80 GB',
    '2.5 TB',
    '9,000,000 TB',
  ]);
});

test('formats a duration with its two largest units', () => {
  const { span } = createHealthFormat('en');
  expect([0, 59, 60, 3_660, 90_000, 273_480].map(span)).toEqual([
    '0 minutes',
    '0 minutes',
    '1 minute',
    '1 hour, 1 minute',
    '1 day, 1 hour',
    '3 days, 3 hours',
  ]);
  expect(createHealthFormat('fr').span(273_480)).toBe('3\u00a0jours et 3\u00a0heures');
});
