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
  test('are the entries of the innermost list around the value, then of those further out', () => {
    expect(itemPaths(root, '$.shelves[0].books[1].title')).toEqual([
      { jsonpath: '$.shelves[0].books[*]', count: 2 },
      { jsonpath: '$.shelves[*].books[*]', count: 3 },
      { jsonpath: '$.shelves[*]', count: 2 },
    ]);
  });
  test('are the entries of a list that is pressed itself', () => {
    expect(itemPaths(root, '$.shelves')).toEqual([{ jsonpath: '$.shelves[*]', count: 2 }]);
  });
  test('are not found where nothing repeats', () => {
    expect(itemPaths(root, '$.shop.name')).toEqual([]);
  });
  test('keep names that need quotes', () => {
    expect(itemPaths(root, "$['it\\'s'][0]['full name']")).toEqual([{ jsonpath: "$['it\\'s'][*]", count: 1 }]);
  });
});

describe('fields', () => {
  test('start from the item', () => {
    expect(fieldPaths(root, '$.shelves[0].books[0].title', '$.shelves[*].books[*]', false)).toEqual([
      { jsonpath: '$.title', count: 3 },
    ]);
  });
  test('of which all are wanted take whole lists first', () => {
    expect(fieldPaths(root, '$.shelves[0].books[0].tags[1]', '$.shelves[*].books[*]', true)).toEqual([
      { jsonpath: '$.tags[*]', count: 3 },
      { jsonpath: '$.tags[1]', count: 1 },
    ]);
  });
  test('outside of the items are none of theirs', () => {
    expect(fieldPaths(root, '$.shop.name', '$.shelves[*]', false)).toEqual([]);
  });
  test('without items start from the whole', () => {
    expect(fieldPaths(root, '$.shop.name', null, false)).toEqual([{ jsonpath: '$.shop.name', count: 1 }]);
  });
});
