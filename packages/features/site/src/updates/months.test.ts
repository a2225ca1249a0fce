import type { Update } from '@apiyard/api/contract/content/updates';
import { expect, test } from 'vitest';
import { months } from './months.ts';

const update = (id: string, publishedAt: string): Update => ({ id, kind: 'new', title: id, body: '', publishedAt });

test('groups updates by month of publication', () => {
  const grouped = months([
    update('a', '2026-11-20T12:00:00.000Z'),
    update('b', '2026-11-08T12:00:00.000Z'),
    update('c', '2025-11-15T12:00:00.000Z'),
  ]);
  expect(grouped.map(({ id, updates }) => [id, updates.map((one) => one.id)])).toEqual([
    ['2026-11', ['a', 'b']],
    ['2025-11', ['c']],
  ]);
  expect(months([])).toEqual([]);
});

test('a month begins at midnight of the time zone', () => {
  const late = [update('a', '2026-10-31T20:00:00.000Z')];
  expect(['UTC', 'Asia/Jakarta'].map((timeZone) => months(late, timeZone).map(({ id }) => id))).toEqual([
    ['2026-10'],
    ['2026-11'],
  ]);
});
