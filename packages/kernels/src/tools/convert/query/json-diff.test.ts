import { describe, expect, it } from 'vitest';
import jsonDiff from './json-diff.ts';
import jsonPatch from './json-patch.ts';

describe('jsonDiff', () => {
  it('lists differences and writes both patches', () => {
    const before = '{"id":1,"price":4.50,"tags":["a","b"],"a/b":null}';
    const after = '{"tags":["b","c"],"id":1.0,"price":9007199254740993,"stock":true}';
    const result = jsonDiff({ before, after });
    expect(result).toMatchObject({
      same: false,
      count: 5,
      differences: [
        { kind: 'removed', pointer: '/a~1b', before: 'null' },
        { kind: 'removed', pointer: '/tags/0', before: '"a"' },
        { kind: 'added', pointer: '/tags/1', after: '"c"' },
        { kind: 'changed', pointer: '/price', before: '4.50', after: '9007199254740993' },
        { kind: 'added', pointer: '/stock', after: 'true' },
      ],
      notes: [],
    });
    expect(JSON.parse(result.mergePatch.replace('9007199254740993', '1'))).toEqual({
      'a/b': null,
      tags: ['b', 'c'],
      price: 1,
      stock: true,
    });
    expect(result.patch).toContain('"value": 9007199254740993');
    const patched = jsonPatch({ text: before, patch: result.patch, kind: 'patch' }).text;
    expect(jsonDiff({ before: patched, after }).same).toBe(true);
  });

  it('finds numbers that a double cannot tell apart', () => {
    expect(jsonDiff({ before: '9007199254740993', after: '9007199254740992' }).count).toBe(1);
    expect(jsonDiff({ before: '[1.0, 1e2]', after: '[1, 100]' })).toMatchObject({ same: true, patch: '[]' });
  });

  it('notes nulls that a merge patch cannot write', () => {
    expect(jsonDiff({ before: '{}', after: '{"a":{"b":null}}' }).notes).toMatchObject([
      { code: 'merge_patch_null', pointer: '/a/b' },
    ]);
  });

  it('cuts the list, not the patch', () => {
    const list = (start: number) => JSON.stringify(Array.from({ length: 6000 }, (_, at) => `${start}-${at}`));
    const { count, differences, patch, notes } = jsonDiff({ before: list(1), after: list(2) });
    expect([count, differences.length, (JSON.parse(patch) as unknown[]).length]).toEqual([6000, 5000, 6000]);
    expect(notes).toMatchObject([{ code: 'differences_cut', values: { count: 6000, listed: 5000 } }]);
  });

  it('cuts long values', () => {
    const { differences } = jsonDiff({ before: '1', after: JSON.stringify('x'.repeat(2000)) });
    expect(differences[0]?.after).toBe(`"${'x'.repeat(999)}…`);
  });

  it('names the input that is broken', () => {
    expect(() => jsonDiff({ before: '{', after: '1' })).toThrow(expect.objectContaining({ pointer: '/before' }));
    expect(() => jsonDiff({ before: '1', after: '{' })).toThrow(expect.objectContaining({ pointer: '/after' }));
  });
});
