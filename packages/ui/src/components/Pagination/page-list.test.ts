import { expect, test } from 'vitest';
import { listPages } from './page-list.ts';

const show = (current: number, count: number, around?: number) =>
  listPages(current, count, around)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

test('shows all pages while there are few', () => {
  expect([show(1, 1), show(2, 5), show(4, 7)]).toEqual(['1', '1 2 3 4 5', '1 2 3 4 5 6 7']);
});

test('keeps its length from page to page', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((page) => show(page, 10))).toEqual([
    '1 2 3 4 5 … 10',
    '1 2 3 4 5 … 10',
    '1 2 3 4 5 … 10',
    '1 2 3 4 5 … 10',
    '1 … 4 5 6 … 10',
    '1 … 5 6 7 … 10',
    '1 … 6 7 8 9 10',
    '1 … 6 7 8 9 10',
    '1 … 6 7 8 9 10',
    '1 … 6 7 8 9 10',
  ]);
});

test('shows fewer neighbours where room is short', () => {
  expect([show(1, 9, 0), show(5, 9, 0), show(9, 9, 0)]).toEqual(['1 2 3 … 9', '1 … 5 … 9', '1 … 7 8 9']);
});

test('no pages are no list', () => {
  expect(listPages(1, 0)).toEqual([]);
});
