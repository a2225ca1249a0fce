import { describe, expect, test } from 'vitest';
import { columnKey, detailKey, makeLazyCollection } from './lazy-collection.ts';
import { makeLines } from './lines.ts';

function collect(rowIds: readonly string[], details: readonly number[] = []) {
  return makeLazyCollection({
    columns: [
      { id: 'path', label: 'Path' },
      { id: 'area', label: 'Area' },
    ],
    rowHeader: 'path',
    lines: makeLines(
      rowIds.length,
      48,
      details.map((row) => ({ row, height: 100 })),
    ),
    rowCount: rowIds.length,
    rowIdAt: (row) => rowIds[row] ?? '',
    textAt: (row) => `Row ${rowIds[row]}`,
  });
}

describe('a table of three rows with details under the second', () => {
  const collection = collect(['a', 'b', 'c'], [1]);

  test('includes the detail as a separate row', () => {
    expect([...collection.getKeys()]).toEqual(['a', 'b', detailKey('b'), 'c']);
    expect(collection.size).toBe(4);
    expect([collection.getFirstKey(), collection.getLastKey()]).toEqual(['a', 'c']);
  });

  test('leads from line to line, both ways, and ends', () => {
    expect(['a', 'b', detailKey('b'), 'c'].map((key) => collection.getKeyAfter(key))).toEqual([
      'b',
      detailKey('b'),
      'c',
      null,
    ]);
    expect(['a', 'b', detailKey('b'), 'c'].map((key) => collection.getKeyBefore(key))).toEqual([
      null,
      'a',
      'b',
      detailKey('b'),
    ]);
  });

  test('has a cell for each column, and one over all columns in a detail', () => {
    const cells = (key: string) =>
      [...(collection.getChildren?.(key) ?? [])].map(({ key, index, parentKey, colSpan, textValue }) => ({
        key,
        index,
        parentKey,
        colSpan,
        textValue,
      }));
    expect(cells('b')).toEqual([
      { key: 'b␟path', index: 0, parentKey: 'b', colSpan: undefined, textValue: 'Row b' },
      { key: 'b␟area', index: 1, parentKey: 'b', colSpan: undefined, textValue: '' },
    ]);
    expect(cells(detailKey('b'))).toEqual([{ key: '␞b␟', index: 0, parentKey: '␞b', colSpan: 2, textValue: '' }]);
  });

  test('leads along the header', () => {
    expect([
      collection.getKeyAfter(columnKey('path')),
      collection.getKeyAfter(columnKey('area')),
      collection.getKeyBefore(columnKey('area')),
    ]).toEqual([columnKey('area'), null, columnKey('path')]);
  });

  test('returns nothing for unknown keys', () => {
    expect([
      collection.getItem('gone'),
      collection.getItem(detailKey('a')),
      collection.getItem('gone␟path'),
      collection.getItem('a␟gone'),
      collection.getItem(detailKey('c')),
    ]).toEqual([null, null, null, null, null]);
  });

  test('gives a row by its line, as an array would', () => {
    expect([collection.rows.length, collection.rows[2]?.key, collection.rows[9]]).toEqual([4, '␞b', undefined]);
  });
});

test('creates only the requested nodes of a hundred thousand rows', () => {
  let asked = 0;
  const collection = makeLazyCollection({
    columns: [{ id: 'path', label: 'Path' }],
    rowHeader: 'path',
    lines: makeLines(100_000, 48, []),
    rowCount: 100_000,
    rowIdAt: String,
    textAt: (row) => {
      asked += 1;
      return String(row);
    },
  });
  expect(collection.getItem('99999')?.index).toBe(99_999);
  expect(collection.getKeyBefore('99999')).toBe('99998');
  expect(asked).toBe(1);
});
