import { expect, test } from 'vitest';
import { valueFormat } from '../chart/figure/value-format.ts';
import { legible } from './figures.ts';

test('French thousands and units are separated by a visible space', () => {
  expect(legible(new Intl.NumberFormat('fr').format(5_000_000))).toBe('5\u00a0000\u00a0000');
  expect(legible('12,345')).toBe('12,345');
  expect(valueFormat('fr', {}, String).full(5_000_000)).toBe('5\u00a0000\u00a0000');
});
