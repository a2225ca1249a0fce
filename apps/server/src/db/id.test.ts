import { expect, test } from 'vitest';
import { newId, timeOf } from './id.ts';

test('an id is a UUID v7 that contains its creation time', () => {
  const id = newId(1_795_168_800_123);
  expect(id).toMatch(/^01a1f866-0d7b-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(timeOf(id)).toBe(1_795_168_800_123);
});

test('ids of one millisecond are in creation order and unique', () => {
  const ids = Array.from({ length: 2000 }, () => newId(1_795_168_800_123));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(2000);
});
