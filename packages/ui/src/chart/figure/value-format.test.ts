import { expect, test } from 'vitest';
import { valueFormat } from './value-format.ts';

const bytes = (value: number) => `${value} B`;

test('an axis writes as many digits as its step needs', () => {
  const { tick } = valueFormat('en', {}, bytes);
  expect([tick(1, 0.5, 2), tick(0.5, 0.5, 2), tick(0.3, 0.1, 1), tick(0.25, 0.05, 1), tick(1500, 500, 2000)]).toEqual([
    '1',
    '0.5',
    '0.3',
    '0.25',
    '1,500',
  ]);
});

test('an axis writes long numbers short; a value is exact', () => {
  const { tick, full } = valueFormat('en', {}, bytes);
  expect([tick(20_000, 10_000, 40_000), tick(12_500, 2500, 40_000), tick(2_000_000, 1_000_000, 4_000_000)]).toEqual([
    '20K',
    '12.5K',
    '2M',
  ]);
  expect(full(12_804)).toBe('12,804');
});

test('per cent, money and sizes keep their unit', () => {
  expect(valueFormat('en', { style: 'percent' }, bytes).tick(0.25, 0.25, 1)).toBe('25%');
  expect(valueFormat('en', { style: 'percent' }, bytes).tick(0.005, 0.005, 0.02)).toBe('0.5%');
  expect(valueFormat('en', { style: 'currency', currency: 'EUR' }, bytes).tick(20, 10, 40)).toBe('€20');
  expect(valueFormat('en', 'bytes', bytes).tick(20, 10, 40)).toBe('20 B');
});

test('numbers are those of the language', () => {
  expect(valueFormat('de', {}, bytes).full(1204.5)).toBe('1.204,5');
});
