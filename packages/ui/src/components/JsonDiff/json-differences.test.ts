import { expect, test } from 'vitest';
import { jsonDifferences } from './json-differences.ts';

test.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 1 }, { a: 2 }, [{ kind: 'changed', path: '/a', before: '1', after: '2' }]],
  [{}, { a: { b: [1] } }, [{ kind: 'added', path: '/a', after: '{"b":[1]}' }]],
  [{ a: null }, {}, [{ kind: 'removed', path: '/a', before: 'null' }]],
  [
    { list: ['x', 'y'] },
    { list: ['x', 'z', 'w'] },
    [
      { kind: 'changed', path: '/list/1', before: '"y"', after: '"z"' },
      { kind: 'added', path: '/list/2', after: '"w"' },
    ],
  ],
  [{ a: [] }, { a: {} }, [{ kind: 'changed', path: '/a', before: '[]', after: '{}' }]],
  [{ 'a/b~c': 1 }, {}, [{ kind: 'removed', path: '/a~1b~0c', before: '1' }]],
  [1, 'x', [{ kind: 'changed', path: '', before: '1', after: '"x"' }]],
])('%j and %j', (before, after, differences) => {
  expect(jsonDifferences(before, after)).toEqual(differences);
});

test('a member with the name of one of every object counts only where it is', () => {
  expect(jsonDifferences({}, JSON.parse('{"constructor":1}'))).toEqual([
    { kind: 'added', path: '/constructor', after: '1' },
  ]);
});
