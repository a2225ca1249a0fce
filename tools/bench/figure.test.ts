import { expect, test } from 'vitest';
import { describe } from './figure.ts';

test('a figure reports whether its target is met, also at the limit', () => {
  expect(describe({ name: 'share of bare', value: 0.45, unit: '', atLeast: 0.45 })).toBe(
    'share of bare                    0.45   (target: at least 0.45: kept)',
  );
  expect(describe({ name: 'p99', value: 20.01, unit: 'ms', atMost: 20 })).toBe(
    'p99                             20 ms   (target: at most 20: MISSED)',
  );
});

test('a figure without a target is only a figure', () => {
  expect(describe({ name: 'calls per second', value: 12_345.6, unit: '' })).toBe(
    'calls per second                12346',
  );
});

test('what could not be measured misses its target', () => {
  expect(describe({ name: 'p99', value: Number.NaN, unit: 'ms', atMost: 20 })).toContain('MISSED');
});
