import { expect, it } from 'vitest';
import { shareEqual } from './share-equal.ts';

const first = { id: 'a', tags: ['x'], owner: { name: 'Alex' } };
const second = { id: 'b', tags: [], owner: { name: 'Bea' } };
const copy = <Value>(value: Value): Value => structuredClone(value);

it('keeps equal data', () => {
  const known = { items: [first, second], next: null };
  expect(shareEqual(known, copy(known))).toBe(known);
  expect(shareEqual('text', 'text')).toBe('text');
});

it('keeps the items of a list by their ID, wherever they were', () => {
  const shared = shareEqual([first, second], [{ id: 'c' }, copy(second), copy(first)]);
  expect(shared).toEqual([{ id: 'c' }, second, first]);
  expect(shared[1]).toBe(second);
  expect(shared[2]).toBe(first);
});

it('keeps the equal parts of an item that changed', () => {
  const [shared] = shareEqual([first], [{ ...copy(first), tags: ['x', 'y'] }]);
  expect(shared).toEqual({ id: 'a', tags: ['x', 'y'], owner: { name: 'Alex' } });
  expect(shared?.owner).toBe(first.owner);
});

it('compares items without an ID by their place', () => {
  const known = [{ name: 'x' }, { name: 'y' }];
  const shared = shareEqual(known, [{ name: 'x' }, { name: 'z' }, { name: 'y' }]);
  expect(shared[0]).toBe(known[0]);
  expect(shared).toEqual([{ name: 'x' }, { name: 'z' }, { name: 'y' }]);
});

it('returns the next data if nothing is to be kept, or all of it is there already', () => {
  const next = [second];
  expect(shareEqual([first], next)).toBe(next);
  expect(shareEqual(undefined, next)).toBe(next);
  expect(shareEqual([first, second], next)).toBe(next);
});

it.each([
  ['a list that became shorter', ['a', 'b'], ['a']],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }],
  ['a field that is new and undefined', { a: 1 }, { a: 1, b: undefined }],
  ['a list instead of fields', { a: 1 }, [1]],
  ['no number', { a: 1 }, { a: NaN }],
])('shows %s', (_what, known, next) => {
  expect(shareEqual<unknown>(known, next)).toStrictEqual(next);
});

it('does not look into instances of classes', () => {
  const next = { file: new Blob(['b']) };
  expect(shareEqual({ file: new Blob(['a']) }, next)).toBe(next);
});

it('returns data that are nested too deep as they are', () => {
  const nested = () => Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], 'end');
  const next = nested();
  expect(shareEqual(nested(), next)).toBe(next);
});
