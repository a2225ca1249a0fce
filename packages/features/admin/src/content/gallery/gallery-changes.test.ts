import type { AdminGalleryItem } from '@apiyard/api/contract/content/pictures';
import { expect, test } from 'vitest';
import { galleryChanges } from './gallery-changes.ts';

const item = (id: string, day: number): AdminGalleryItem => ({
  id,
  version: 1,
  name: id,
  cover: `/${id}`,
  small: `/${id}`,
  time: `2026-11-0${day}T08:00:00.000Z`,
  sample: false,
});
const [b, a] = [item('b', 2), item('a', 1)];

const { expect: expected, settle } = galleryChanges;
const shown = (items: readonly AdminGalleryItem[]) => items.map(({ id, name, version }) => `${id} ${name} ${version}`);

test('moves a picture to the top, the same when it is applied twice', () => {
  const change = { kind: 'first', item: a, time: '2026-11-09T08:00:00.000Z' } as const;
  const once = expected([b, a], change);
  // A change made before this one is saved is based on the version number that this one creates.
  expect(shown(once)).toEqual(['a a 2', 'b b 1']);
  expect(expected(once, change)).toEqual(once);
  expect(shown(settle([b, a], change, { ...a, time: change.time, version: 2 }))).toEqual(['a a 2', 'b b 1']);
});

test('renames a picture, the same when it is applied twice', () => {
  const change = { kind: 'rename', item: b, name: 'New' } as const;
  const once = expected([b, a], change);
  expect(shown(once)).toEqual(['b New 2', 'a a 1']);
  expect(expected(once, change)).toEqual(once);
});

test('restores a deleted picture to its place', () => {
  expect(shown(expected([b, a], { kind: 'delete', item: b }))).toEqual(['a a 1']);
  expect(shown(settle([b, a], { kind: 'delete', item: b }, null))).toEqual(['a a 1']);
  expect(shown(expected([a], { kind: 'restore', item: b }))).toEqual(['b b 1', 'a a 1']);
});
