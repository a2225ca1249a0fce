import { expect, test } from 'vitest';
import { moved } from './reorder.ts';

const ids = ['a', 'b', 'c', 'd'];

test('moves one before or after another', () => {
  expect(moved(ids, new Set(['d']), { key: 'b', dropPosition: 'before' })).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(ids, new Set(['a']), { key: 'c', dropPosition: 'after' })).toEqual(['b', 'c', 'a', 'd']);
});

test('moves several in their previous order', () => {
  expect(moved(ids, new Set(['d', 'a']), { key: 'c', dropPosition: 'before' })).toEqual(['b', 'a', 'd', 'c']);
});

test('moves several around one of them', () => {
  expect(moved(ids, new Set(['a', 'c']), { key: 'c', dropPosition: 'after' })).toEqual(['b', 'a', 'c', 'd']);
  expect(moved(ids, new Set(['b', 'd']), { key: 'b', dropPosition: 'before' })).toEqual(['a', 'b', 'd', 'c']);
});
