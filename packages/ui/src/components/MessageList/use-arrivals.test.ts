import { expect, test } from 'vitest';
import { compareMessages } from './use-arrivals.ts';

const list = (...ids: string[]) =>
  ids.map((id) => ({
    id,
    author: { id: id.startsWith('my') ? 'me' : 'noor', name: 'Noor' },
    at: '2026-11-23T09:00:00Z',
    text: id,
  }));
const compared = (before: string[], after: string[]) => {
  const { isPrepended, arrived } = compareMessages(list(...before), list(...after), 'me');
  return [isPrepended, arrived.map(({ id }) => id)];
};

test('messages after the last one have arrived, except own ones', () => {
  expect(compared(['a', 'b'], ['a', 'b', 'my1', 'c', 'd'])).toEqual([false, ['c', 'd']]);
});

test('older messages are prepended and have not arrived', () => {
  expect(compared(['c', 'd'], ['a', 'b', 'c', 'd'])).toEqual([true, []]);
});

test('a changed message changes neither', () => {
  expect(compared(['a', 'b'], ['a', 'b'])).toEqual([false, []]);
});

test('the first messages and those of another conversation have not arrived', () => {
  expect(compared([], ['a', 'b'])).toEqual([false, []]);
  expect(compared(['a', 'b'], ['x', 'y', 'z'])).toEqual([false, []]);
});

test('older and newer messages in one change count as new', () => {
  expect(compared(['c', 'd'], ['b', 'c', 'd', 'e'])).toEqual([false, ['e']]);
});
