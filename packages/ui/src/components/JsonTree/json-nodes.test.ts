import { expect, test } from 'vitest';
import { childNodes, pathsToOpen, rootNode } from './json-nodes.ts';
import { toJson } from './to-json.ts';

test('children have their JSONPath, for any member names', () => {
  const root = rootNode({ plain: 1, 'full name': 2, "it's": 3, 'a"b\\c\n': 4, größe: 5, '0': 6 });
  expect(childNodes(root, 10).map(({ path }) => path)).toEqual([
    "$['0']",
    '$.plain',
    "$['full name']",
    "$['it\\'s']",
    "$['a\"b\\\\c\\n']",
    '$.größe',
  ]);
  expect(childNodes(rootNode([['x']]), 10)).toEqual([{ path: '$[0]', name: 0, value: ['x'], size: 1 }]);
});

test('only as many children are made as are shown', () => {
  const nodes = childNodes(rootNode(Array.from({ length: 100_000 }, (_, index) => index)), 3);
  expect(nodes.map(({ path, value }) => [path, value])).toEqual([
    ['$[0]', 0],
    ['$[1]', 1],
    ['$[2]', 2],
  ]);
});

test('opening goes level by level down to the depth', () => {
  const root = rootNode({ a: { b: { c: 1 } }, d: [], e: 'x' });
  expect([...pathsToOpen(root, 0)]).toEqual([]);
  expect([...pathsToOpen(root, 1)]).toEqual(['$']);
  expect([...pathsToOpen(root, 2)]).toEqual(['$', '$.a']);
  expect([...pathsToOpen(root, Infinity)]).toEqual(['$', '$.a', '$.a.b']);
});

test('opening everything stops before the page holds too many lines', () => {
  const rows = Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => [1]));
  const open = pathsToOpen(rootNode(rows), Infinity, 200);
  expect([...open]).toEqual(['$', '$[0]', '$[1]']);
});

test('text keeps every digit of a BigInt and shows undefined for values outside JSON', () => {
  expect(toJson({ id: 12345678901234567890n, name: 'a\u0000"' })).toBe(
    '{\n  "id": 12345678901234567890,\n  "name": "a\\u0000\\""\n}',
  );
  expect(toJson({ list: [12345678901234567890n] }, 0)).toBe('{"list":[12345678901234567890]}');
  expect(toJson('x')).toBe('"x"');
  expect(toJson(undefined)).toBe('undefined');
});
