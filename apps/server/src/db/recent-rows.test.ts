import { expect, it } from 'vitest';
import { RecentRows } from './recent-rows.ts';

function counted() {
  let changes = 0;
  let reads = 0;
  const rows = new RecentRows<number>(() => changes);
  return { change: () => (changes += 1), at: (nowMs: number, name = 'a') => rows.get(name, nowMs, () => ++reads) };
}

it('reads a row once within a second', () => {
  const { at } = counted();
  expect([at(0), at(500), at(999), at(500, 'b'), at(1000), at(1500)]).toEqual([1, 1, 1, 2, 3, 3]);
});

it('reads again after any change, regardless of how recent the last read was', () => {
  const { at, change } = counted();
  expect(at(0)).toBe(1);
  change();
  expect(at(0)).toBe(2);
});

it('caches that a row does not exist', () => {
  let reads = 0;
  const rows = new RecentRows<number>(() => 0);
  const read = () => {
    reads += 1;
    return null;
  };
  expect([rows.get('x', 0, read), rows.get('x', 1, read), reads]).toEqual([null, null, 1]);
});
