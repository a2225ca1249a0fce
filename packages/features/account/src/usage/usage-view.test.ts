import { expect, test } from 'vitest';
import { filtersOf, hrefOf, isNarrowed, readView, wholeView, writeView } from './usage-view.ts';

const whole = { range: 7, api: 'convert/data', keyId: 'k-1', outcome: 'RateLimited', day: '2026-11-20' } as const;

test('restores a view from its URL', () => {
  expect(readView(writeView(whole))).toEqual(whole);
  expect(hrefOf(whole)).toBe('/account/usage?days=7&api=convert%2Fdata&key=k-1&outcome=RateLimited&day=2026-11-20');
  expect(hrefOf(wholeView)).toBe('/account/usage');
  expect([isNarrowed(whole), isNarrowed(wholeView), isNarrowed({ ...wholeView, range: 90 })]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  'days=8',
  'key=../x',
  'outcome=drop table',
  'outcome=nothing',
  'day=2026-02-31',
  'day=yesterday',
  'api=',
  'api=%00',
])('ignores the invalid part of %s', (query) => {
  expect(readView(new URLSearchParams(query))).toEqual(wholeView);
});

test('filters by period, unless a day is selected', () => {
  const nowMs = Date.parse('2026-11-20T23:30:00Z');
  expect(filtersOf(wholeView, nowMs)).toEqual({ from: '2026-10-22' });
  expect(filtersOf({ ...whole, day: null }, nowMs)).toEqual({
    from: '2026-11-14',
    api: 'convert/data',
    keyId: 'k-1',
    outcome: 'RateLimited',
  });
  expect(filtersOf({ ...wholeView, day: '2026-11-01' }, nowMs)).toEqual({ from: '2026-11-01', to: '2026-11-01' });
});
