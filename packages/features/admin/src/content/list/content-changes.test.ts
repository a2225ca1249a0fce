import { expect, test } from 'vitest';
import type { ContentRow } from './content-changes.ts';
import { contentChanges } from './content-changes.ts';

const row = (id: string, day: number, more: Partial<ContentRow> = {}): ContentRow => ({
  id,
  version: 1,
  title: id,
  state: 'draft',
  publishAt: null,
  sample: false,
  updatedAt: `2026-11-0${day}T08:00:00.000Z`,
  ...more,
});
const [c, b, a] = [row('c', 3), row('b', 2), row('a', 1)];
const { expect: expected, settle } = contentChanges<ContentRow>(async () => null);
const shown = (rows: readonly ContentRow[]) => rows.map(({ id, state, version }) => `${id} ${state} ${version}`);

test('removes a deleted row immediately and restores it to its place', () => {
  const deleted = { kind: 'delete', row: b } as const;
  const restored = { kind: 'restore', row: b } as const;
  expect(shown(expected([c, b, a], deleted))).toEqual(['c draft 1', 'a draft 1']);
  expect(shown(settle([c, b, a], deleted, null))).toEqual(['c draft 1', 'a draft 1']);
  expect(shown(expected([c, a], restored))).toEqual(['c draft 1', 'b draft 1', 'a draft 1']);
  expect(shown(settle([c, a], restored, b))).toEqual(['c draft 1', 'b draft 1', 'a draft 1']);
});

test('shows a published row immediately, then the server’s values', () => {
  const change = { kind: 'publish', row: b } as const;
  const once = expected([c, b, a], change);
  expect(shown(once)).toEqual(['c draft 1', 'b published 2', 'a draft 1']);
  expect(expected(once, change)).toEqual(once);
  expect(shown(settle([c, b, a], change, row('b', 4, { state: 'scheduled', version: 2 })))).toEqual([
    'c draft 1',
    'b scheduled 2',
    'a draft 1',
  ]);
});

test('a second change uses the version number of the first, while that is still being saved', () => {
  const [, published = b] = expected([c, b, a], { kind: 'publish', row: b });
  expect(shown(expected([c, published, a], { kind: 'unpublish', row: published }))).toEqual([
    'c draft 1',
    'b draft 3',
    'a draft 1',
  ]);
});
