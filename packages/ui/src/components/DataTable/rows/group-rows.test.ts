import { expect, test } from 'vitest';
import { groupRows } from './group-rows.ts';
import { makeRowList } from './row-list.ts';

const rows = makeRowList(
  [
    { id: 'a', area: 'random' },
    { id: 'b', area: 'random' },
    { id: 'c', area: 'text' },
  ],
  ({ id }) => id,
);
const areaOf = ({ area }: { area: string }) => area;

test('puts a line above the rows of each group', () => {
  const grouped = groupRows(rows, areaOf, new Set());
  expect(grouped.ids()).toEqual(['␝random', 'a', 'b', '␝text', 'c']);
  expect(grouped.groupAt?.(0)).toEqual({ id: '␝random', text: 'random', rowCount: 2, isExpanded: true });
  expect([grouped.at(0), grouped.at(1)?.id, grouped.groupAt?.(1)]).toEqual([undefined, 'a', undefined]);
});

test('leaves out the rows of collapsed groups, and keeps their number', () => {
  const grouped = groupRows(rows, areaOf, new Set(['␝random']));
  expect(grouped.ids()).toEqual(['␝random', '␝text', 'c']);
  expect(grouped.groupAt?.(0)?.rowCount).toBe(2);
});
