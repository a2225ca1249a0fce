import { describe, expect, it } from 'vitest';
import jsonPatch from './json-patch.ts';

const apply = (text: string, patch: unknown, kind: 'patch' | 'merge' = 'patch') =>
  jsonPatch({ text, patch: typeof patch === 'string' ? patch : JSON.stringify(patch), kind });

describe('jsonPatch', () => {
  it('keeps numbers as written and the order of keys', () => {
    const patch = '[{"op":"replace","path":"/a","value":9007199254740993},{"op":"test","path":"/b","value":1.50}]';
    expect(apply('{"a":1,"b":1.5,"c":0.10}', patch).text).toBe(
      '{\n  "a": 9007199254740993,\n  "b": 1.5,\n  "c": 0.10\n}',
    );
  });

  it('applies merge patches', () => {
    expect(apply('{"a":{"b":1,"c":2},"__proto__":1}', '{"a":{"b":null},"__proto__":2}', 'merge').text).toBe(
      '{\n  "a": {\n    "c": 2\n  },\n  "__proto__": 2\n}',
    );
    expect(apply('{"a":1}', '[]', 'merge')).toMatchObject({ text: '[]', notes: [{ code: 'merge_patch_list' }] });
  });

  it('notes duplicate keys', () => {
    expect(apply('{"a":1,"a":2}', []).notes).toMatchObject([{ code: 'duplicate_key', pointer: '/a' }]);
  });

  it.each([
    [{}, 'patch_not_list', {}],
    [[{ op: 'add', path: '' }], 'patch_member', { number: 1, path: '', member: 'value' }],
    [[{ op: 'add', value: 1 }], 'patch_member', { number: 1, path: '', member: 'path' }],
    [[{ op: 'move', path: '/a' }], 'patch_member', { number: 1, path: '', member: 'from' }],
    [[{ op: 'spread', path: '' }], 'patch_operation', { number: 1, path: '' }],
    [[{ op: 'remove', path: 'a' }], 'patch_pointer', { number: 1, path: 'a' }],
    [[{ op: 'remove', path: '/~2' }], 'patch_pointer', { number: 1, path: '/~2' }],
    [[{ op: 'remove', path: '/x~1y' }], 'patch_target', { number: 1, path: '/x~1y' }],
    [[{ op: 'add', path: '/l/3', value: 1 }], 'patch_index', { number: 1, path: '/l/3', length: 2 }],
    [[{ op: 'add', path: '/l/01', value: 1 }], 'patch_index', { number: 1, path: '/l/01', length: 2 }],
    [[{ op: 'test', path: '', value: 1 }], 'patch_test', { number: 1, path: '' }],
    [[{ op: 'move', from: '/o', path: '/o/p' }], 'patch_into_itself', { number: 1, path: '/o/p' }],
  ])('rejects %j', (patch, code, values) => {
    expect(() => apply('{"a":1,"l":[1,2],"o":{}}', patch)).toThrow(
      expect.objectContaining({ code, pointer: '/patch', values }),
    );
  });

  it('stops copies that double the data', () => {
    const patch = Array.from({ length: 30 }, (_, at) => ({ op: 'copy', from: '', path: `/${at}` }));
    expect(() => apply('{}', patch)).toThrow(expect.objectContaining({ code: 'patch_grows' }));
  });

  it('reports the number of the operation that fails', () => {
    expect(() =>
      apply('[1]', [
        { op: 'add', path: '/-', value: 2 },
        { op: 'remove', path: '/2' },
      ]),
    ).toThrow(expect.objectContaining({ code: 'patch_target', values: { number: 2, path: '/2' } }));
  });
});
