import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputFault } from '../../../faults/input-fault.ts';
import queryString from './query-string.ts';

const style = { to: 'auto', arrays: 'repeat', nesting: 'brackets', types: false } as const;
type Options = Partial<Omit<Parameters<typeof queryString>[0], 'text'>>;
const convert = (text: string, options: Options = {}) => queryString({ ...style, ...options, text });
const json = (text: string, options: Options = {}) =>
  JSON.parse(convert(text, { to: 'json', ...options }).text) as unknown;
const codes = (text: string, options: Options = {}) => convert(text, options).notes.map(({ code }) => code);

describe('a query string as JSON', () => {
  it.each<[string, Options, unknown]>([
    ['a=1&b=two+words&c=%C3%A9%F0%9F%8C%B1', {}, { a: '1', b: 'two words', c: 'é🌱' }],
    ['?a=1&a=2', {}, { a: ['1', '2'] }],
    ['a[]=1', {}, { a: ['1'] }],
    ['a%5B%5D=1&a%5B%5D=2', {}, { a: ['1', '2'] }],
    ['a[1]=y&a[0]=x', {}, { a: ['x', 'y'] }],
    ['a[1]=x&a[]=y&a[]=z', {}, { a: ['x', 'y', 'z'] }],
    ['a=1,2%2C3', { arrays: 'comma' }, { a: ['1', '2,3'] }],
    ['a=1,2', {}, { a: '1,2' }],
    ['user[name]=Li&user[roles][]=x&user[roles][]=y', {}, { user: { name: 'Li', roles: ['x', 'y'] } }],
    ['rows[0][id]=1&rows[1][id]=2', {}, { rows: [{ id: '1' }, { id: '2' }] }],
    ['a.b.c=1', { nesting: 'dots' }, { a: { b: { c: '1' } } }],
    ['a.b=1', {}, { 'a.b': '1' }],
    ['a[b=1&[c]=2', {}, { 'a[b': '1', '[c]': '2' }],
    ['https://e.example/x?q=1?2&r=3#top', {}, { q: '1?2', r: '3' }],
    ['https://e.example/x', {}, {}],
    ['0=a&1=b', {}, { 0: 'a', 1: 'b' }],
    [
      'a=1&b=true&c=null&d=007&e=-1.5&f=12345678901234567890',
      { types: true },
      { a: 1, b: true, c: null, d: '007', e: -1.5, f: '12345678901234567890' },
    ],
  ])('reads %s', (text, options, expected) => {
    expect(json(text, options)).toEqual(expected);
  });

  it('keeps names that mean something in JavaScript', () => {
    expect(convert('__proto__[x]=1&constructor=2').text).toBe(
      '{\n  "__proto__": {\n    "x": "1"\n  },\n  "constructor": "2"\n}\n',
    );
  });

  it('notes what is lost', () => {
    expect(convert('a&b=%E0%A4&c[3]=x').notes).toEqual([
      { code: 'no_equals', values: { name: 'a' } },
      { code: 'bad_escape', values: { text: '%E0%A4' } },
      { code: 'gaps_closed', pointer: '/c' },
    ]);
  });
});

describe('JSON as a query string', () => {
  const value = '{"q":"a b&c","tags":["x","y,z"],"user":{"name":"Li","ok":true},"id":9007199254740993}';
  it.each<[Options, string]>([
    [{ arrays: 'repeat' }, 'q=a%20b%26c&tags=x&tags=y%2Cz&user[name]=Li&user[ok]=true&id=9007199254740993'],
    [{ arrays: 'brackets' }, 'q=a%20b%26c&tags[]=x&tags[]=y%2Cz&user[name]=Li&user[ok]=true&id=9007199254740993'],
    [{ arrays: 'indices' }, 'q=a%20b%26c&tags[0]=x&tags[1]=y%2Cz&user[name]=Li&user[ok]=true&id=9007199254740993'],
    [{ arrays: 'comma', nesting: 'dots' }, 'q=a%20b%26c&tags=x,y%2Cz&user.name=Li&user.ok=true&id=9007199254740993'],
  ])('writes it as %j', (options, expected) => {
    expect(convert(value, options)).toMatchObject({ text: expected, to: 'query', notes: [] });
  });

  it('notes what is lost', () => {
    expect(convert('{"a":null,"b":[],"c":{},"d":[1],"e":[[1]],"f[x]":1}').notes).toEqual([
      { code: 'null_empty', pointer: '/a' },
      { code: 'empty_lost', pointer: '/b' },
      { code: 'empty_lost', pointer: '/c' },
      { code: 'single_value', pointer: '/d' },
      { code: 'indices_used', pointer: '/e' },
      { code: 'single_value', pointer: '/e/0' },
      { code: 'ambiguous_name', pointer: '/f[x]', values: { name: 'f[x]' } },
    ]);
  });

  it('keeps an array of one value with brackets', () => {
    expect([convert('{"d":[1]}', { arrays: 'brackets' }).text, codes('{"d":[1]}', { arrays: 'brackets' })]).toEqual([
      'd[]=1',
      [],
    ]);
  });

  it('is read back as the same', () => {
    const key = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[[\]]|^\d+$/.test(text));
    const leaf = fc.string({ unit: 'grapheme' });
    const tree = fc.dictionary(
      key,
      fc.oneof(leaf, fc.array(leaf, { minLength: 1 }), fc.dictionary(key, leaf, { minKeys: 1 })),
    );
    fc.assert(
      fc.property(tree, (given) => {
        const { text } = convert(JSON.stringify(given), { arrays: 'indices', to: 'query' });
        fc.pre(text !== '');
        expect(JSON.parse(convert(text, { to: 'json' }).text)).toEqual(JSON.parse(JSON.stringify(given)));
      }),
    );
  });
});

it.each<[string, Options, string, Record<string, string | number>]>([
  ['  ', {}, 'empty', {}],
  ['{"a":', {}, 'not_json', {}],
  ['[1]', {}, 'not_object', {}],
  ['a=1&a[b]=2', {}, 'conflict', { name: 'a[b]' }],
  [`a${'[b]'.repeat(20)}=1`, {}, 'too_deep', { max: 20 }],
  [`${'{"a":'.repeat(21)}1${'}'.repeat(21)}`, {}, 'too_deep', { max: 20 }],
  [`{"a":${'['.repeat(100_000)}`, {}, 'too_deep', { max: 20 }],
  [`{"${'a'.repeat(1000)}":[${'1,'.repeat(3000)}1]}`, {}, 'too_long', { max: 2_000_000 }],
  ['a&'.repeat(10_001), {}, 'too_many', { max: 10_000 }],
])('rejects %.20s', (text, options, code, values) => {
  expect(() => convert(text, options)).toThrow(
    expect.objectContaining({ ...new InputFault(code, { pointer: '/text', values }) }),
  );
});
