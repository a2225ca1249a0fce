import { expect, test } from 'vitest';
import { cardMoveTo, cardsAt, moveCard, moveColumn } from './board-moves.ts';
import type { BoardColumn } from './board-moves.ts';

const card = (id: string, lane?: string) => ({ id, label: id.toUpperCase(), ...(lane !== undefined && { lane }) });
const columns: readonly BoardColumn[] = [
  { id: 'todo', label: 'To do', cards: [card('a'), card('b'), card('c')] },
  { id: 'doing', label: 'Doing', limit: 2, cards: [card('d')] },
  { id: 'done', label: 'Done', cards: [] },
];
const laned: readonly BoardColumn[] = [
  { id: 'todo', label: 'To do', cards: [card('a', 'web'), card('b', 'api'), card('c', 'web')] },
  { id: 'doing', label: 'Doing', cards: [card('d', 'api'), card('e', 'web'), card('f', 'api')] },
];
const shown = (result: readonly BoardColumn[]) =>
  result.map(({ id, cards }) => `${id}: ${cards.map((one) => one.id + (one.lane ? `/${one.lane}` : '')).join(' ')}`);
const from = { column: 'todo' };

test('moves a card into another column, at a position', () => {
  expect(shown(moveCard(columns, { card: 'b', from, to: { column: 'doing' }, index: 0 }))).toEqual([
    'todo: a c',
    'doing: b d',
    'done: ',
  ]);
  expect(shown(moveCard(columns, { card: 'b', from, to: { column: 'done' }, index: 0 }))).toEqual([
    'todo: a c',
    'doing: d',
    'done: b',
  ]);
});

test('moves a card within its column; the index does not count it', () => {
  expect(shown(moveCard(columns, { card: 'a', from, to: from, index: 2 }))[0]).toBe('todo: b c a');
  expect(shown(moveCard(columns, { card: 'c', from, to: from, index: 0 }))[0]).toBe('todo: c a b');
});

test('an index beyond the end is the end', () => {
  expect(shown(moveCard(columns, { card: 'a', from, to: { column: 'doing' }, index: 99 }))[1]).toBe('doing: d a');
});

test('a card takes the lane it is moved to, and the cards of other lanes keep their order', () => {
  const move = { card: 'a', from: { column: 'todo', lane: 'web' }, to: { column: 'doing', lane: 'api' }, index: 1 };
  expect(shown(moveCard(laned, move))).toEqual(['todo: b/api c/web', 'doing: d/api e/web a/api f/api']);
});

test('leaves everything as it is if the card or the column is gone', () => {
  expect(moveCard(columns, { card: 'x', from, to: { column: 'done' }, index: 0 })).toBe(columns);
  expect(moveCard(columns, { card: 'a', from, to: { column: 'x' }, index: 0 })).toBe(columns);
  expect(moveColumn(columns, { column: 'x', index: 0 })).toBe(columns);
});

test('moves a column among the others', () => {
  expect(moveColumn(columns, { column: 'todo', index: 2 }).map(({ id }) => id)).toEqual(['doing', 'done', 'todo']);
  expect(moveColumn(columns, { column: 'done', index: 0 }).map(({ id }) => id)).toEqual(['done', 'todo', 'doing']);
});

test('does not change what it gets', () => {
  const before = structuredClone(columns);
  moveCard(columns, { card: 'a', from, to: { column: 'done' }, index: 0 });
  moveColumn(columns, { column: 'todo', index: 2 });
  expect(columns).toEqual(before);
});

test('finds the cards of a lane', () => {
  expect(cardsAt(laned, { column: 'doing', lane: 'api' }).map(({ id }) => id)).toEqual(['d', 'f']);
});

test('a drop before or after a card becomes a position', () => {
  const to = { column: 'doing' };
  expect(cardMoveTo(columns, 'a', to, { card: 'd', position: 'before' })).toEqual({ card: 'a', from, to, index: 0 });
  expect(cardMoveTo(columns, 'a', to, { card: 'd', position: 'after' })).toEqual({ card: 'a', from, to, index: 1 });
  expect(cardMoveTo(columns, 'a', { column: 'done' }, null)).toEqual({
    card: 'a',
    from,
    to: { column: 'done' },
    index: 0,
  });
});

test('a drop in the same list counts without the card', () => {
  expect(cardMoveTo(columns, 'a', from, { card: 'c', position: 'before' })?.index).toBe(1);
  expect(cardMoveTo(columns, 'a', from, null)?.index).toBe(2);
});

test('a drop where the card is already is no move', () => {
  expect(cardMoveTo(columns, 'b', from, { card: 'a', position: 'after' })).toBeNull();
  expect(cardMoveTo(columns, 'b', from, { card: 'c', position: 'before' })).toBeNull();
  expect(cardMoveTo(columns, 'b', from, { card: 'b', position: 'before' })).toBeNull();
  expect(cardMoveTo(columns, 'c', from, null)).toBeNull();
});

test('names the lanes of a move on a board with lanes', () => {
  expect(cardMoveTo(laned, 'a', { column: 'doing', lane: 'web' }, { card: 'e', position: 'after' })).toEqual({
    card: 'a',
    from: { column: 'todo', lane: 'web' },
    to: { column: 'doing', lane: 'web' },
    index: 1,
  });
});
