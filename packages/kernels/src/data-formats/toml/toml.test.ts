import { describe, expect, it } from 'vitest';
import { placeOf } from '../../faults/text-place';
import { Fault } from '../fault.ts';
import { type Format, formats, type Style } from '../formats.ts';
import { writeJson } from '../json.ts';
import { Notes } from '../notes.ts';

const style: Style = { indent: 2, delimiter: 'auto', header: true };

/** The data as one line of JSON. */
const jsonOf = (text: string) => writeJson(formats.toml.read(text, new Notes(), style), 0, new Notes());

function convert(text: string, from: Format, to: Format): { text: string; notes: string[] } {
  const notes = new Notes();
  const written = formats[to].write(formats[from].read(text, notes, style), notes, style);
  return { text: written, notes: notes.list.map(({ pointer, code, detail }) => `${code} ${pointer}: ${detail}`) };
}

function refusal(text: string): string {
  try {
    return `read as ${jsonOf(text)}`;
  } catch (error) {
    if (!(error instanceof Fault) || error.offset === null) throw error;
    const { line, column } = placeOf(text, error.offset);
    return `${line}:${column} ${error.message}`;
  }
}

describe('dates and times', () => {
  it.each([
    '2026-02-30',
    '2025-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-01',
    '2026-13-01',
    '2026-01-00',
    '2025-02-29T10:00:00',
    '2025-02-29T10:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:61Z',
    '2026-01-01T00:00:00+25:00',
    '2026-01-01T00:00:00-24:00',
    '2026-01-01 00:00:00+01:60',
    '25:00:00',
    '12:60:00',
    '12:00:61',
  ])('rejects %s, which does not exist', (moment) => {
    expect(refusal(`[a]\nb = ${moment} # c\n`)).toBe(
      `2:5 This is not valid TOML: the date or time ${moment} does not exist.`,
    );
    expect(refusal(`a = [\n  1, ${moment}]`)).toMatch(/^2:6 .* does not exist\.$/);
  });

  it.each(['2000-02-29', '2024-02-29', '0000-02-29', '2026-01-01T23:59:59.999999999-23:59', '00:00:00', '23:59:59'])(
    'reads %s as written',
    (moment) => expect(jsonOf(`a = ${moment}`)).toBe(`{"a":"${moment}"}`),
  );

  it.each(['23:59:60', '23:59:60.5', '2016-12-31T23:59:60', '2016-12-31T23:59:60Z', '2017-01-01T08:59:60+09:00'])(
    'reads the leap second %s',
    (moment) => expect(jsonOf(`a = ${moment}`)).toBe(`{"a":"${moment}"}`),
  );

  it.each(['2016-12-31T23:58:60Z', '2016-12-31T23:59:60+09:00', '12:00:60'])(
    'rejects %s, when there can be no leap second',
    (moment) => expect(refusal(`a = ${moment}`)).toMatch(/^1:5 .* does not exist\.$/),
  );

  it('adds the seconds that TOML 1.1 can leave out', () => {
    const toml = 'a = 07:32\nb = 1979-05-27 07:32\nc = 1979-05-27T07:32+01:00\n';
    expect(convert(toml, 'toml', 'toml').text).toBe(
      'a = 07:32:00\nb = 1979-05-27 07:32:00\nc = 1979-05-27T07:32:00+01:00\n',
    );
  });

  it.each([
    ['1979-5-27', '1:9 This is not valid TOML: illegal character in numeric literal.'],
    ['1979-05-2', '1:5 This is not valid TOML: invalid date-time: date part is malformed.'],
    ['1979-05-27T', '1:5 This is not valid TOML: invalid date-time: time part is malformed.'],
    ['1979-05-27 7:32:00', '1:5 This is not valid TOML: invalid date-time: time part is malformed.'],
    ['1979-05-27T07:32:00.', '1:5 This is not valid TOML: invalid date.'],
    ['1979-05-27T07:32:00+1', '1:5 This is not valid TOML: invalid date.'],
    ['7:32:00', '1:6 This is not valid TOML: illegal character in numeric literal.'],
    ['07:32:00Z', '1:13 This is not valid TOML: each key-value declaration must be followed by an end-of-line.'],
  ])('rejects %s', (moment, expected) => expect(refusal(`a = ${moment}`)).toBe(expected));

  it.each<[Format, string, string[]]>([
    [
      'json',
      '{\n  "a": "2026-01-02T03:04:05Z",\n  "b": "2026-01-02",\n  "c": "03:04:05"\n}\n',
      [
        'date /a: JSON has no dates, so the date-time is written as text.',
        'date /b: JSON has no dates, so the local date is written as text.',
        'date /c: JSON has no dates, so the local time is written as text.',
      ],
    ],
    [
      'ndjson',
      '{"a":"2026-01-02T03:04:05Z","b":"2026-01-02","c":"03:04:05"}\n',
      [
        'root : NDJSON is a list of values, so this value is its only line.',
        'date /a: JSON has no dates, so the date-time is written as text.',
        'date /b: JSON has no dates, so the local date is written as text.',
        'date /c: JSON has no dates, so the local time is written as text.',
      ],
    ],
    [
      'yaml',
      'a: 2026-01-02T03:04:05Z\nb: 2026-01-02\nc: "03:04:05"\n',
      ['date /c: YAML has no times of day, so the local time is written as text.'],
    ],
    ['toml', 'a = 2026-01-02T03:04:05Z\nb = 2026-01-02\nc = 03:04:05\n', []],
    [
      'xml',
      '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a>2026-01-02T03:04:05Z</a>\n  <b>2026-01-02</b>\n  <c>03:04:05</c>\n</root>\n',
      [
        'root : XML has one root element, so the data is in <root>.',
        'type /a: XML supports only text, so the value is written as text.',
        'type /b: XML supports only text, so the value is written as text.',
        'type /c: XML supports only text, so the value is written as text.',
      ],
    ],
    [
      'csv',
      'a,b,c\n2026-01-02T03:04:05Z,2026-01-02,03:04:05\n',
      [
        'root : CSV is a list of rows, so the value is its only row.',
        'type /a: CSV supports only text, so values in this column are written as text.',
        'type /b: CSV supports only text, so values in this column are written as text.',
        'type /c: CSV supports only text, so values in this column are written as text.',
      ],
    ],
  ])('become text in %s where it has none, with a note', (to, text, notes) => {
    expect(convert('a = 2026-01-02T03:04:05Z\nb = 2026-01-02\nc = 03:04:05\n', 'toml', to)).toEqual({ text, notes });
  });

  it('of YAML need seconds, and those that do not exist are text', () => {
    const yaml = 'a: 2026-01-01T10:00Z\nb: 2026-02-30\nc: 2026-01-01\nd: 2026-01-01 10:00:00\n';
    expect(convert(yaml, 'yaml', 'toml').text).toBe(
      'a = "2026-01-01T10:00Z"\nb = "2026-02-30"\nc = 2026-01-01\nd = 2026-01-01 10:00:00\n',
    );
  });

  it('in a leap second are text in YAML, whose readers reject or change them', () => {
    expect(convert('a = 2016-12-31T23:59:60Z', 'toml', 'yaml')).toEqual({
      text: 'a: "2016-12-31T23:59:60Z"\n',
      notes: ['date /a: Many YAML readers have no leap seconds, so the date-time is written as text.'],
    });
  });
});

describe('valid TOML', () => {
  it.each([
    ['integers', 'a = [+99, 0, -17, 1_000, 0xDEAD_beef, 0o755, 0b1101]', '{"a":[99,0,-17,1000,3735928559,493,13]}'],
    [
      'floats',
      'a = [+1.0, -0.01, 5e+22, 1e06, 6.626E-34, 9_2.1_7, 0e0]',
      '{"a":[1.0,-0.01,5e+22,1e06,6.626E-34,92.17,0e0]}',
    ],
    [
      'infinity and not a number',
      'a = [inf, +inf, -inf, nan, +nan, -nan]',
      '{"a":["inf","inf","-inf","nan","nan","nan"]}',
    ],
    ['integers beyond 64 bits', 'a = 9223372036854775808', '{"a":9223372036854775808}'],
    ['escapes', String.raw`a = "\b\t\n\f\r\"\\\u00E9\U0001F600"`, String.raw`{"a":"\b\t\n\f\r\"\\é😀"}`],
    ['escapes of TOML 1.1', String.raw`a = "\e\x41"`, String.raw`{"a":"\u001bA"}`],
    ['literal strings', String.raw`a = 'C:\x\"'`, String.raw`{"a":"C:\\x\\\""}`],
    ['a line break after the opening quotes', 'a = """\nx\ny"""', String.raw`{"a":"x\ny"}`],
    ['joined lines', 'a = """x \\\n\n   y\\  \n  z"""', '{"a":"x yz"}'],
    ['quotes in strings on several lines', 'a = """"x""y"""""', String.raw`{"a":"\"x\"\"y\"\""}`],
    ['literal quotes', "a = ''''x''y'''''", `{"a":"'x''y''"}`],
    ['line breaks of Windows', 'a = """\r\nx\r\ny"""\r\nb = 1\r\n', String.raw`{"a":"x\r\ny","b":1}`],
    [
      'keys of each kind',
      `a-b_1 = 1\n"" = 2\n'c.d' = 3\n"\\u00e9" = 4\n3.14 = 5\ntrue = 6`,
      '{"a-b_1":1,"":2,"c.d":3,"é":4,"3":{"14":5},"true":6}',
    ],
    ['dotted keys', 'a . b = 1\na."c" . d = 2\ne = 3\na.c.f = 4', '{"a":{"b":1,"c":{"d":2,"f":4}},"e":3}'],
    ['a table within one of dotted keys', '[a]\nb.c = 1\n[a.b.d]\ne = 2', '{"a":{"b":{"c":1,"d":{"e":2}}}}'],
    ['tables in any order', '[a.b]\nc = 1\n[ a ]\nd = 2\n[ e . "f" ]', '{"a":{"b":{"c":1},"d":2},"e":{"f":{}}}'],
    [
      'lists of tables',
      '[[a]]\nb = 1\n[a.c]\nd = 2\n[[a]]\n[[a.e]]\n[[a.e]]',
      '{"a":[{"b":1,"c":{"d":2}},{"e":[{},{}]}]}',
    ],
    ['a table after lists of tables in it', '[[a.b]]\n[a]\nc = 1', '{"a":{"b":[{}],"c":1}}'],
    ['inline tables', 'a = { b = 1, c.d = 2, c.e = {}, "f g" = [{}] }', '{"a":{"b":1,"c":{"d":2,"e":{}},"f g":[{}]}}'],
    ['inline tables on several lines (TOML 1.1)', 'a = {\n  b = 1, # c\n  d = 2,\n}', '{"a":{"b":1,"d":2}}'],
    [
      'lists of several types and lines',
      'a = [ 1, "x", # c\n  [ true, ], { b = 1.5 },\n]',
      '{"a":[1,"x",[true],{"b":1.5}]}',
    ],
    ['the order of keys that look like numbers', '10 = 1\n9 = 2\n__proto__ = 3', '{"10":1,"9":2,"__proto__":3}'],
    ['nothing', '', '{}'],
    ['comments and tabs', '#\tx\n\t[ a ]\t# y\n\tb\t=\t1\t# é', '{"a":{"b":1}}'],
  ])('%s', (_, text, expected) => expect(jsonOf(text)).toBe(expected));
});

describe('invalid TOML', () => {
  it.each([
    ['a key twice', 'a = 1\na = 2', '2:1 trying to redefine an already defined table or value'],
    ['a quoted key twice', 'a = 1\n"a" = 2', '2:1 trying to redefine an already defined table or value'],
    ['a table twice', '[a]\n[ a ]', '2:2 trying to redefine an already defined table or value'],
    ['a table of dotted keys', '[a]\nb.c = 1\n[a.b]', '3:2 trying to redefine an already defined table or value'],
    ['a table over a value', 'a = 1\n[a.b]', '2:2 trying to redefine an already defined table or value'],
    ['a table in an inline table', 'a = {}\n[a.b]', '2:2 trying to redefine an already defined table or value'],
    ['a table over a list of tables', '[[a]]\n[a]', '2:2 trying to redefine an already defined table or value'],
    ['a list of tables over a table', '[a]\n[[a]]', '2:3 trying to redefine an already defined table or value'],
    ['a list of tables over a list', 'a = []\n[[a]]', '2:3 trying to redefine an already defined table or value'],
    [
      'dotted keys into a table',
      '[a.b]\nc = 1\n[a]\nb.d = 2',
      '4:1 trying to redefine an already defined table or value',
    ],
    [
      'dotted keys into an inline table',
      'a = {b = 1}\na.c = 2',
      '2:1 trying to redefine an already defined table or value',
    ],
    ['a key twice in braces', 'a = { b = 1, b.c = 2 }', '1:14 trying to redefine an already defined value'],
    ['text after a value', 'a = 1 b = 2', '1:7 each key-value declaration must be followed by an end-of-line'],
    ['a missing value', 'a =\n', '1:4 invalid value'],
    ['a value that is a word', 'a = yes', '1:5 invalid value'],
    ['a missing equals sign', 'a\n', '1:2 illegal character in key'],
    ['a missing key', '= 1', '1:1 unexpected end of key'],
    ['a missing part of a key', 'a..b = 1', '1:3 illegal empty bare key'],
    ['a letter that needs quotes', 'é = 1', '1:1 illegal character in key'],
    ['a key over several lines', '"""a""" = 1', '1:1 illegal quoted key: multiline strings are not allowed'],
    ['a table name without an end', '[a', '1:2 incomplete key-value: cannot find end of key'],
    ['a list of tables without an end', '[[a]\nb = 1', '1:5 expected end of table array declaration'],
    ['a leading zero', 'a = 012', '1:5 illegal leading zero'],
    ['a signed hexadecimal number', 'a = +0x1', '1:5 illegal leading zero'],
    ['an underscore at the end', 'a = 1_', '1:5 unfinished numeric value'],
    ['two underscores', 'a = 1__0', '1:7 illegal underscore'],
    ['a point without digits', 'a = [1.]', '1:6 unfinished numeric value'],
    ['a point at the start', 'a = .5', '1:5 invalid value'],
    ['an exponent with a point', 'a = 1e2.3', '1:8 illegal character in numeric literal'],
    ['a wrong digit', 'a = 0b12', '1:8 illegal character in numeric literal'],
    ['an uppercase prefix', 'a = 0X1', '1:5 illegal leading zero'],
    ['an escape that does not exist', String.raw`a = "\q"`, '1:7 unrecognised escape sequence'],
    ['half a surrogate pair', String.raw`a = "x\uD800"`, '1:7 invalid unicode escape'],
    ['a code point beyond Unicode', String.raw`a = "\U00110000"`, '1:6 invalid unicode escape'],
    ['a short code point', String.raw`a = "\u12"`, '1:10 invalid non-hex character in unicode escape'],
    ['a line break in a string', 'a = "x\ny"', '1:7 control characters are not allowed in strings'],
    ['a carriage return in a string', 'a = """x\ry"""', '1:9 control characters are not allowed in strings'],
    ['a control character in a comment', '# \u0001', '1:3 control characters are not allowed in comments'],
    [
      'a space after a joined line',
      'a = """x\\ y"""',
      '1:9 invalid escape: only line-ending whitespace may be escaped',
    ],
    ['a string without an end', 'a = """x\n', '1:5 unfinished string'],
    ['a list without an end', 'a = [1', '1:7 expected comma or end of structure'],
    ['values without a comma', 'a = [1 2]', '1:8 expected comma or end of structure'],
    ['two commas', 'a = [1,,2]', '1:8 invalid value'],
    ['a comma without a value', 'a = {,}', '1:6 illegal character in key'],
  ])('%s', (_, text, expected) => expect(refusal(text)).toBe(`${expected.replace(' ', ' This is not valid TOML: ')}.`));
});

describe('negative zero', () => {
  it.each<[Format, string, Format, string, string[]]>([
    ['toml', 'a = -0', 'json', '{\n  "a": 0\n}\n', ['number /a: The number -0 is written as 0.']],
    [
      'toml',
      '[[a]]\nb.c = [1, -0]',
      'yaml',
      'a:\n  - b:\n      c:\n        - 1\n        - 0\n',
      ['number /a/0/b/c/1: The number -0 is written as 0.'],
    ],
    ['toml', 'a = +0\nb = 0', 'toml', 'a = 0\nb = 0\n', []],
    ['toml', 'a = -0.0', 'toml', 'a = -0.0\n', []],
    ['json', '{"a":-0}', 'toml', 'a = 0\n', ['number /a: TOML integers have no negative zero, so it is written as 0.']],
    ['yaml', 'a: -0', 'toml', 'a = 0\n', ['number /a: TOML integers have no negative zero, so it is written as 0.']],
    ['json', '{"a":[-0.0,-0e1]}', 'toml', 'a = [-0.0, -0e1]\n', []],
    ['json', '{"a":[-0,-0.0]}', 'yaml', 'a:\n  - -0\n  - -0.0\n', []],
    ['yaml', 'a: [-0, +0, -0.0]', 'json', '{\n  "a": [\n    -0,\n    0,\n    -0.0\n  ]\n}\n', []],
  ])('keeps its type from %s %j to %s', (from, text, to, written, notes) =>
    expect(convert(text, from, to)).toEqual({ text: written, notes }),
  );
});
