import { expect, test } from 'vitest';
import { pagesOf, printViewOf, puzzlesOfPrint, queryOfPrint } from './print-view.ts';

const levels = ['easy', 'medium'];
const view = { level: 'easy', seed: 'abc', count: 4, perPage: 2, hasSolutions: false };

test('an address and back is the same view', () => {
  expect(queryOfPrint(view).toString()).toBe('level=easy&seed=abc&count=4&perPage=2&solutions=no');
  expect(printViewOf(queryOfPrint(view), levels, 'medium')).toEqual(view);
});

test('unknown values are replaced by those of one puzzle', () => {
  expect(printViewOf(new URLSearchParams('level=odd&seed=&count=99&perPage=3'), levels, 'medium')).toEqual({
    level: 'medium',
    seed: 'print',
    count: 1,
    perPage: 1,
    hasSolutions: true,
  });
});

test('each puzzle has a seed of its own, the first that of the address', () => {
  expect(puzzlesOfPrint(view).map(({ seed }) => seed)).toEqual(['abc', 'abc-2', 'abc-3', 'abc-4']);
});

test('the last page has what is left', () => {
  expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});
