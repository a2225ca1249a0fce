import { expect, test } from 'vitest';
import { countries } from './countries.ts';

test('has the 249 countries, each with a name of its own', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(new Set(countries.map((code) => names.of(code))).size).toBe(249);
});
