import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

describe('times and numbers', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');

  it.each([
    ['2026-11-20T11:59:30.000Z', 'now'],
    ['2026-11-20T11:58:00.000Z', '2 minutes ago'],
    ['2026-11-20T09:00:00.000Z', '3 hours ago'],
    ['2026-11-19T11:00:00.000Z', 'yesterday'],
    ['2026-11-21T00:00:00.000Z', 'in 12 hours'],
    ['2026-11-25T11:59:00.000Z', 'in 5 days'],
    ['2027-02-18T11:59:00.000Z', 'in 3 months'],
    ['2025-11-01T00:00:00.000Z', 'last year'],
  ])('%s is %j', (iso, words) => {
    expect(createFormat('en').relative(iso, now)).toBe(words);
  });

  it.each([
    [1, '1 second'],
    [40.2, '41 seconds'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [3600, '60 minutes'],
    [7200, '2 hours'],
  ])('%d s is %j', (seconds, words) => {
    expect(createFormat('en').duration(seconds)).toBe(words);
  });

  it('formats numbers by language', () => {
    expect(createFormat('en').number(12_345.5)).toBe('12,345.5');
    expect(createFormat('en').compact(12_345)).toBe('12.3K');
    expect(createFormat('en').percent(0.5)).toBe('50%');
    expect(createFormat('ar').relative('2026-11-20T11:58:00.000Z', now)).toBe('قبل دقيقتين');
  });
});
