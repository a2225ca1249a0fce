import { expect, test } from 'vitest';
import { emptySelection, select } from './selection.ts';

const order = ['a', 'b', 'c', 'd'];
const toggled = (...cards: string[]) =>
  cards.reduce((selection, card) => select(selection, { cards: [card], how: 'toggle', order }), emptySelection);

test('toggles a card', () => {
  expect(toggled('a', 'c')).toEqual({ ids: ['a', 'c'], anchor: 'c' });
  expect(toggled('a', 'c', 'c')).toEqual({ ids: ['a'], anchor: null });
});

test.for([
  ['down', 'b', 'd', ['b', 'c', 'd']],
  ['up', 'd', 'b', ['d', 'b', 'c']],
] as const)('selects a range %s from the anchor, which stays', ([, from, to, ids]) => {
  expect(select(toggled(from), { cards: [to], how: 'range', order })).toEqual({ ids, anchor: from });
});

test('selects one card as a range without an anchor in the list', () => {
  expect(select(emptySelection, { cards: ['c'], how: 'range', order })).toEqual({ ids: ['c'], anchor: 'c' });
  expect(select(toggled('a'), { cards: ['y'], how: 'range', order: ['x', 'y'] })).toEqual({
    ids: ['a', 'y'],
    anchor: 'y',
  });
});
