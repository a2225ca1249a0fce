import { expect, test } from 'vitest';
import { comparedSearch, readCompared, toggled, withCompared } from './compared.ts';

test('reads ids from the URL: each once, at most four, and ignores what is none', () => {
  expect(readCompared(new URLSearchParams('compare=3,1,3,x,-2,0,7,9,11'))).toEqual([3, 1, 7, 9]);
  expect(readCompared(new URLSearchParams(''))).toEqual([]);
});

test('writes ids to the URL, and keeps the other parameters', () => {
  expect(withCompared(new URLSearchParams('query=hat&compare=1'), [3, 1]).toString()).toBe('query=hat&compare=3%2C1');
  expect(withCompared(new URLSearchParams('query=hat&compare=1'), []).toString()).toBe('query=hat');
  expect(comparedSearch([3, 1])).toBe('?compare=3,1');
  expect(comparedSearch([])).toBe('');
});

test('chooses a product at the end, and no fifth', () => {
  expect(toggled([3, 1], 2)).toEqual([3, 1, 2]);
  expect(toggled([3, 1], 3)).toEqual([1]);
  expect(toggled([3, 1, 2, 4], 5)).toEqual([3, 1, 2, 4]);
  expect(toggled([3, 1, 2, 4], 4)).toEqual([3, 1, 2]);
});
