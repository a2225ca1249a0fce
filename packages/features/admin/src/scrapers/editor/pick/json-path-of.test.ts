import { describe, expect, test } from 'vitest';
import { fieldPaths, itemPaths } from './json-path-of.ts';

const root = {
  shop: { name: 'Corner' },
  shelves: [
    {
      label: 'a',
      books: [
        { title: 'One', tags: ['x', 'y'] },
        { title: 'Two', tags: [] },
      ],
    },
    { label: 'b', books: [{ title: 'Three', tags: ['z'] }] },
  ],
  "it's": [{ 'full name': 'q' }],
};

describe('items', () => {
  test('are the entries of the innermost list around the value, then of the outer ones', () => {
    expect(itemPaths(root, '$.shelves[0].books[1].title')).toEqual([
      { jsonpath: '$.shelves[0].books[*]', count: 2 },
      { jsonpath: '$.shelves[*].books[*]', count: 3 },
      { jsonpath: '$.shelves[*]', count: 2 },
    ]);
  });
  test('are the entries of a picked list', () => {
    expect(itemPaths(root, '$.shelves')).toEqual([{ jsonpath: '$.shelves[*]', count: 2 }]);
  });
  test('are empty if nothing repeats', () => {
    expect(itemPaths(root, '$.shop.name')).toEqual([]);
  });
  test('quote names where needed', () => {
    expect(itemPaths(root, "$['it\\'s'][0]['full name']")).toEqual([{ jsonpath: "$['it\\'s'][*]", count: 1 }]);
  });
});

describe('fields', () => {
  test('are relative to the item', () => {
    expect(fieldPaths(root, '$.shelves[0].books[0].title', '$.shelves[*].books[*]', false)).toEqual([
      { jsonpath: '$.title', count: 3 },
    ]);
  });
  test('with all matches prefer whole lists', () => {
    expect(fieldPaths(root, '$.shelves[0].books[0].tags[1]', '$.shelves[*].books[*]', true)).toEqual([
      { jsonpath: '$.tags[*]', count: 3 },
      { jsonpath: '$.tags[1]', count: 1 },
    ]);
  });
  test('outside the items have no proposals', () => {
    expect(fieldPaths(root, '$.shop.name', '$.shelves[*]', false)).toEqual([]);
  });
  test('without items are relative to the root', () => {
    expect(fieldPaths(root, '$.shop.name', null, false)).toEqual([{ jsonpath: '$.shop.name', count: 1 }]);
  });
});
