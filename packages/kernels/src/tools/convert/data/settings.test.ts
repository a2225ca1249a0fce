import { parse } from 'dotenv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import env from './env.ts';
import ini from './ini.ts';
import properties from './properties.ts';

const codes = (notes: readonly { readonly code: string }[]) => notes.map(({ code }) => code);

describe('ini', () => {
  const read = (text: string) => JSON.parse(ini({ text, to: 'json' }).text) as unknown;
  const write = (value: unknown) => ini({ text: JSON.stringify(value), to: 'ini' }).text;

  it('reads sections, lists, keys alone, quotes and comments', () => {
    const text =
      '\ufeffa=1\n; c\n[s]\r\nk = "v ; x" ; c\nl=1\nl = two # c\nflag\n\n[t.u]  ; c\nx=C:\\new\\a;b\ny=\n[s]\nm=a=b\n';
    expect(ini({ text, to: 'json' })).toMatchObject({
      notes: [...Array.from({ length: 4 }, () => ({ code: 'comments' })), { code: 'section_again', pointer: '/s' }],
    });
    expect(read(text)).toEqual({
      a: '1',
      s: { k: 'v ; x', l: ['1', 'two'], flag: null, m: 'a=b' },
      't.u': { x: 'C:\\new\\a;b', y: '' },
    });
  });

  it('writes objects as sections', () => {
    const text =
      '{"a":1.50,"s":{"k":"v ; x","l":["1",2],"f":null,"deep":{"x":true}},"e":{},"o":{"l":[{}]},"q":"\\"x\\""}';
    expect(ini({ text, to: 'ini' })).toMatchObject({
      text: 'a=1.50\nq=""x""\n\n[s]\nk="v ; x"\nl=1\nl=2\nf\n\n[s.deep]\nx=true\n\n[e]\n\n[o]\nl=[{}]\n',
      notes: [
        { code: 'type_as_text', pointer: '/a' },
        { code: 'type_as_text', pointer: '/s/l/1' },
        { code: 'type_as_text', pointer: '/s/deep/x' },
        { code: 'nested_section', pointer: '/s/deep', values: { name: 's.deep' } },
        { code: 'json_as_text', pointer: '/o/l' },
      ],
    });
    expect(ini({ text: '{}', to: 'ini' }).text).toBe('');
  });

  it('restores what it wrote', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', ';', '#', '"', '=', '[', ']', '\\', 'é', '🌱') });
    const key = fc.constantFrom('k', 'two words', 'é', '__proto__', 'a.b');
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('s', 't u'), fc.dictionary(key, text)), (value) => {
        expect(read(write(value))).toEqual(value);
      }),
    );
  });

  it.each([
    ['[a', 'json', 'ini_section', { line: 1, column: 1 }],
    ['x=1\n  =2', 'json', 'ini_key', { line: 2, column: 3 }],
    ['a=1\n[a]', 'json', 'ini_conflict', { line: 2, column: 1 }],
    ['{"[a":1}', 'ini', 'ini_key_name', null],
    ['{"a]":{"b":1}}', 'ini', 'ini_key_name', null],
    ['{"a":"b\\nc"}', 'ini', 'ini_line_break', null],
    ['[1]', 'ini', 'not_object', null],
    ['{', 'ini', 'json_ends', { line: 1, column: 2 }],
  ] as const)('rejects %j to %s', (text, to, code, place) => {
    expect(() => ini({ text, to })).toThrow(expect.objectContaining({ code, place }));
  });
});

describe('properties', () => {
  const read = (text: string) => properties({ text, to: 'json', ascii: true });

  it('reads as java.util.Properties', () => {
    const text = [
      '# comment',
      '! comment',
      'Truth = Beauty',
      ' Truth2:Beauty',
      'Truth3                    :Beauty',
      'fruits                           apple, banana, pear, \\',
      '                                  cantaloupe, watermelon, \\',
      '                                  kiwi, mango',
      'cheeses',
      'key\\ with\\ space\\:\\= = v \\u00e9\\t\\q\\\\',
      'end=\\',
    ].join('\r\n');
    expect(JSON.parse(read(text).text)).toEqual({
      Truth: 'Beauty',
      Truth2: 'Beauty',
      Truth3: 'Beauty',
      fruits: 'apple, banana, pear, cantaloupe, watermelon, kiwi, mango',
      cheeses: '',
      'key with space:=': 'v é\tq\\',
      end: '',
    });
    expect(codes(read(text).notes)).toEqual(['comments', 'comments']);
  });

  it('uses the last value of a key', () => {
    expect(read('a=1\na=2')).toMatchObject({
      text: '{\n  "a": "2"\n}',
      notes: [{ code: 'duplicate_key', pointer: '/a' }],
    });
  });

  it('writes nested keys, lists and escape sequences', () => {
    const text = '{"a":{"b":" é"},"l":["x",1.0,null],"k =":"#1\\n","e":[],"o":{}}';
    expect(properties({ text, to: 'properties', ascii: true })).toMatchObject({
      text: 'a.b=\\ \\u00E9\nl[0]=x\nl[1]=1.0\nl[2]=\nk\\ \\==\\#1\\n\ne=[]\no={}\n',
      notes: [
        { code: 'nested_keys', pointer: '/a/b' },
        { code: 'list_keys', pointer: '/l' },
        { code: 'type_as_text', pointer: '/l/1' },
        { code: 'null_as_text', pointer: '/l/2' },
        { code: 'json_as_text', pointer: '/e' },
        { code: 'json_as_text', pointer: '/o' },
      ],
    });
    expect(properties({ text: '{"a":"é"}', to: 'properties', ascii: false }).text).toBe('a=é\n');
  });

  it('restores what it wrote', () => {
    const sign = fc.string({ unit: fc.constantFrom(...'a\\ \t\n\r\f\0=:#!é\u2028\ud800', '🌱') });
    fc.assert(
      fc.property(fc.dictionary(sign, sign), fc.boolean(), (value, ascii) => {
        const { text } = properties({ text: JSON.stringify(value), to: 'properties', ascii });
        expect(JSON.parse(read(text).text)).toEqual(value);
      }),
    );
  });

  it('rejects broken escape sequences and keys that become the same', () => {
    expect(() => read('a=1\nb=\\u12')).toThrow(
      expect.objectContaining({ code: 'properties_escape', place: { line: 2, column: 1 } }),
    );
    expect(() => properties({ text: '{"a.b":1,"a":{"b":2}}', to: 'properties', ascii: true })).toThrow(
      expect.objectContaining({ code: 'same_key', values: { key: 'a.b' } }),
    );
    expect(() => properties({ text: '1', to: 'properties', ascii: true })).toThrow(
      expect.objectContaining({ code: 'not_object' }),
    );
  });
});

describe('env', () => {
  const read = (text: string) => env({ text, to: 'json' });

  const sample = [
    '# comment',
    'BASIC=basic',
    '',
    '  SPACED  =  a b  # comment',
    'export EXPORTED=1',
    "SINGLE='a # b \\n' # comment",
    'DOUBLE="x\\ny"',
    'BACKTICK=`say "it\'s"`',
    'EMPTY=',
    "EMPTY_QUOTES=''",
    'MULTI="one',
    'two"',
    'EQUAL=a==',
    'JSON={"a": 1}',
    'YAML: value',
    'RETAIN=a"b\'c',
    'DOT.TED-NAME=1',
    '',
  ].join('\n');

  it('reads as dotenv', () => {
    expect(JSON.parse(read(sample).text)).toEqual(parse(sample));
    expect(JSON.parse(read(sample.replaceAll('\n', '\r\n')).text)).toEqual(parse(sample));
    expect(Object.keys(parse(sample))).toHaveLength(14);
  });

  it('notes comments, references and names that appear twice', () => {
    expect(read('# a\nA=$HOME/x\nA="${B}" # c\nS=\'$HOME\'\n')).toMatchObject({
      text: '{\n  "A": "${B}",\n  "S": "$HOME"\n}',
      notes: [
        { code: 'comments' },
        { code: 'comments' },
        { code: 'reference', pointer: '/A' },
        { code: 'reference', pointer: '/A' },
        { code: 'duplicate_key', pointer: '/A' },
      ],
    });
  });

  it('reads a quote that is not closed as dotenv, with a note', () => {
    const text = 'A="x\\ny\nB=\'x\\n\nC="x" y\n';
    expect(JSON.parse(read(text).text)).toEqual(parse(text));
    expect(read(text).notes).toMatchObject([
      { code: 'quote_open', pointer: '/A' },
      { code: 'quote_open', pointer: '/B' },
      { code: 'quote_open', pointer: '/C' },
    ]);
  });

  it('writes quotes where they are needed', () => {
    const text = '{"A":"a b","B":"it\'s","C":"x\\ny","D":1.0,"E":{"x":[]},"F":"","G":null,"H":"a\'\\"","I":true}';
    expect(env({ text, to: 'env' })).toMatchObject({
      text: "A='a b'\nB=\"it's\"\nC='x\ny'\nD=1.0\nE='{\"x\":[]}'\nF=\nG=\nH=`a'\"`\nI=true\n",
      notes: [
        { code: 'type_as_text', pointer: '/D' },
        { code: 'type_as_text', pointer: '/I' },
        { code: 'json_as_text', pointer: '/E' },
        { code: 'null_as_text', pointer: '/G' },
      ],
    });
  });

  it('writes what dotenv reads as the same', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '"', "'", '\\', 'n', '$', '#', '=', '🌱') });
    fc.assert(
      fc.property(text, (value) => {
        fc.pre(!(value.includes("'") && (value.includes('"') || /\\[nr]/.test(value))));
        fc.pre(!value.includes('\r') || !/["]|\\[nr]/.test(value));
        fc.pre(!value.includes('\\'));
        const written = env({ text: JSON.stringify({ A: value }), to: 'env' }).text;
        expect([parse(written), JSON.parse(read(written).text)]).toEqual([{ A: value }, { A: value }]);
      }),
    );
  });

  it.each([
    ['A=1\nnonsense', 'json', 'env_line', { line: 2, column: 1 }],
    ['{"a b":1}', 'env', 'env_name', null],
    ['{"a":"\'\\"`"}', 'env', 'env_quotes', null],
    ['[]', 'env', 'not_object', null],
  ] as const)('rejects %j to %s', (text, to, code, place) => {
    expect(() => env({ text, to })).toThrow(expect.objectContaining({ code, place }));
  });
});
