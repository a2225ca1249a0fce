import { describe, expect, it } from 'vitest';
import jsonPath from './jsonpath.ts';

describe('jsonPath', () => {
  it('gives values as written, normalized paths and pointers', async () => {
    const text = '\ufeff{"a/b":[{"n":9007199254740993},{"n":0.10}],"it\'s":{"n":"x"}}';
    expect(await jsonPath({ text, query: '$..n' })).toEqual({
      text: '[\n  9007199254740993,\n  0.10,\n  "x"\n]',
      count: 3,
      nodes: [
        { path: "$['a/b'][0]['n']", pointer: '/a~1b/0/n' },
        { path: "$['a/b'][1]['n']", pointer: '/a~1b/1/n' },
        { path: "$['it\\'s']['n']", pointer: "/it's/n" },
      ],
      notes: [],
    });
  });

  it('selects nothing', async () => {
    expect(await jsonPath({ text: '{}', query: '$.a' })).toMatchObject({ text: '[]', count: 0, nodes: [] });
  });

  it('reads 200 levels and own __proto__ members', async () => {
    const text = `${'{"__proto__":'.repeat(200)}1${'}'.repeat(200)}`;
    expect((await jsonPath({ text, query: '$..__proto__' })).count).toBe(200);
  });

  it('notes duplicate keys', async () => {
    expect((await jsonPath({ text: '{"a":1,"a":2}', query: '$.a' })).notes).toMatchObject([{ code: 'duplicate_key' }]);
  });

  it.each([
    ['store', 'jsonpath_start', { line: 1, column: 1 }],
    ['$.a[', 'jsonpath_syntax', { line: 1, column: 5 }],
    ['$[?length(@.a)]', 'jsonpath_type', { line: 1, column: 4 }],
    [`$[?${'!'.repeat(50_000)}@.a]`, 'jsonpath_deep', { line: 1, column: 1 }],
    ['$[?@..a==$..b]', 'jsonpath_filter', null],
  ])('rejects the query %#', async (query, code, place) => {
    await expect(jsonPath({ text: '1', query })).rejects.toMatchObject({ code, pointer: '/query', place });
  });

  it('has at most 100000 nodes', async () => {
    const text = `[${'1,'.repeat(100_000)}1]`;
    await expect(jsonPath({ text, query: '$[*]' })).rejects.toMatchObject({ code: 'too_many_nodes' });
  });

  it('rejects broken JSON', async () => {
    await expect(jsonPath({ text: '[1,]', query: '$' })).rejects.toMatchObject({ code: 'json_trailing_comma' });
  });
});
