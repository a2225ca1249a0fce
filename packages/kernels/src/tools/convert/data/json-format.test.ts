import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import jsonFormat from './json-format.ts';

const style = { indent: '2', sortKeys: false, ascii: false } as const;
const minified = (text: string) => jsonFormat({ text, ...style, indent: 'none' });

describe('jsonFormat', () => {
  it('keeps numbers as they were written', () => {
    expect(minified('[9007199254740993, 0.10, 1E+2, -0, 1.0e400]').text).toBe(
      '[9007199254740993,0.10,1E+2,-0,1.0e400]',
    );
  });

  it('indents', () => {
    expect(jsonFormat({ text: '{"a":[1,{}],"b":[]}', ...style, indent: 'tab' })).toEqual({
      text: '{\n\t"a": [\n\t\t1,\n\t\t{}\n\t],\n\t"b": []\n}',
      bytes: 34,
      bytesBefore: 19,
      notes: [],
    });
    expect(jsonFormat({ text: '[1]', ...style, indent: '4' }).text).toBe('[\n    1\n]');
  });

  it('sorts keys at every level by UTF-16 code units, as RFC 8785', () => {
    const text = '{"\u20ac":1,"\\r":2,"\ufb33":3,"1":4,"\u{1f600}":5,"\u0080":6,"\u00f6":{"b":1,"a":2}}';
    expect(jsonFormat({ text, ...style, indent: 'none', sortKeys: true }).text).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":{"a":2,"b":1},"\u20ac":1,"\u{1f600}":5,"\ufb33":3}',
    );
  });

  it('writes other characters as escape sequences', () => {
    expect(jsonFormat({ text: '"é🌱"', ...style, ascii: true }).text).toBe('"\\u00e9\\ud83c\\udf31"');
  });

  it('notes duplicate keys, also __proto__, and uses the last value', () => {
    expect(minified('{"a":{"b/c":1,"b/c":2},"__proto__":1,"__proto__":2}')).toMatchObject({
      text: '{"a":{"b/c":2},"__proto__":2}',
      notes: [
        { code: 'duplicate_key', pointer: '/a/b~1c' },
        { code: 'duplicate_key', pointer: '/__proto__' },
      ],
    });
  });

  it('counts notes beyond twenty', () => {
    const { notes } = minified(`{${'"a":1,'.repeat(30)}"a":1}`);
    expect(notes).toHaveLength(21);
    expect(notes.at(-1)).toEqual({ code: 'more_places', pointer: '', values: { code: 'duplicate_key', count: 10 } });
  });

  it.each([
    ['', 'json_empty', 1, 1],
    [' \n', 'json_empty', 2, 1],
    ['[nul]', 'json_value', 1, 2],
    ['{a:1}', 'json_key', 1, 2],
    ['{"a" 1}', 'json_colon', 1, 6],
    ['{"a":1 "b"}', 'json_object_comma', 1, 8],
    ['[1 2]', 'json_list_comma', 1, 4],
    ['{"a":1,}', 'json_trailing_comma', 1, 8],
    ['[1,]', 'json_trailing_comma', 1, 4],
    ['[1', 'json_ends', 1, 3],
    ['1 2', 'json_text_after', 1, 3],
    ['[1] \n// x', 'json_comment', 2, 1],
    ['["a', 'json_string_open', 1, 2],
    ['"a\\"', 'json_string_open', 1, 1],
    ['"🌱\n"', 'json_control_character', 1, 3],
    ['"\\x"', 'json_escape', 1, 2],
    ['"\\u12g4"', 'json_escape', 1, 2],
    ['['.repeat(201), 'json_depth', 1, 201],
    ['[\ufeff1]', 'json_value', 1, 2],
    ['01', 'json_text_after', 1, 2],
    ['.5', 'json_value', 1, 1],
  ])('rejects %j with its place', (text, code, line, column) => {
    expect(() => minified(text)).toThrow(expect.objectContaining({ code, pointer: '/text', place: { line, column } }));
  });

  it('reads 200 levels and a byte order mark at the start', () => {
    const deep = `\ufeff${'['.repeat(200)}${']'.repeat(200)}`;
    expect(minified(deep).text).toBe(deep.slice(1));
  });

  it('rejects results larger than 20 MB', () => {
    const text = `${'['.repeat(199)}[${'1,'.repeat(60_000)}1]${']'.repeat(199)}`;
    expect(() => jsonFormat({ text, ...style, indent: '4' })).toThrow(expect.objectContaining({ code: 'result_size' }));
  });

  it('gives the same data for any JSON', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.constantFrom('2', 'none'),
        fc.boolean(),
        fc.boolean(),
        (text, indent, sortKeys, ascii) => {
          expect(JSON.parse(jsonFormat({ text, indent, sortKeys, ascii }).text)).toEqual(JSON.parse(text));
        },
      ),
    );
  });
});
