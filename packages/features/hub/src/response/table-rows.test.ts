import { expect, test } from 'vitest';
import { cellText, tableRows } from './table-rows.ts';

test('turns lists of objects into tables, alone or as the only list', () => {
  const rows = [{ a: 1 }, { a: 2, b: { c: null } }];
  expect(tableRows(rows)).toEqual({ columns: ['a', 'b'], rows });
  expect(tableRows({ page: 1, items: rows })).toEqual({ columns: ['a', 'b'], rows });
  expect([[], [1, 2], { a: rows, b: rows }, 'text', null, [{}]].map(tableRows)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(['x', 5, 9n, false, null, undefined, { c: [9n] }].map(cellText)).toEqual([
    'x',
    '5',
    '9',
    'false',
    '',
    '',
    '{"c":["9"]}',
  ]);
});
