import { describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import { InputFile } from '../../tool.ts';
import data from './data.ts';

const context = { signal: new AbortController().signal };

interface Converted {
  from: string;
  to: string;
  text: string;
  bytes: number;
  rows?: number;
  notes: { pointer: string; code: string; detail: string }[];
}

function run(input: object): Converted {
  const answer = data.run(data.input.parse(input), context);
  if (answer instanceof Failure) throw new Error(JSON.stringify(answer.extras));
  return answer as Converted;
}

function refusal(input: object): unknown {
  const answer = data.run(data.input.parse(input), context);
  return answer instanceof Failure ? (answer.extras as { errors: unknown[] }).errors : answer;
}

const file = (bytes: Uint8Array | string, name = 'data') =>
  new InputFile(name, 'application/octet-stream', typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);

describe('a conversion', () => {
  it('returns both formats, the text, its size and no notes', () => {
    expect(run({ text: '{"name":"Amélie","tags":["a"],"zip":"01234"}', to: 'yaml' })).toEqual({
      from: 'json',
      to: 'yaml',
      text: 'name: Amélie\ntags:\n  - a\nzip: "01234"\n',
      bytes: 39,
      notes: [],
    });
  });

  it('counts rows', () => {
    expect(run({ text: 'a,b\n1,2\n3,4\n', to: 'ndjson' })).toEqual({
      from: 'csv',
      to: 'ndjson',
      text: '{"a":"1","b":"2"}\n{"a":"3","b":"4"}\n',
      bytes: 36,
      rows: 2,
      notes: [],
    });
  });

  it('keeps digits beyond a double, and the order of keys that look like numbers', () => {
    const text =
      '{"10":9007199254740993,"9":0.1000000000000000055511151231257827,"1":1.10,"__proto__":{"constructor":1e400}}';
    expect(run({ text, from: 'json', to: 'json', indent: 0 }).text).toBe(`${text}\n`);
    expect(run({ text: run({ text, to: 'yaml' }).text, from: 'yaml', to: 'json', indent: 0 })).toMatchObject({
      text: `${text}\n`,
      notes: [],
    });
  });

  it('uses the requested indent', () => {
    expect(run({ text: '{"a":[1]}', to: 'json', indent: 3 }).text).toBe('{\n   "a": [\n      1\n   ]\n}\n');
    expect(run({ text: '{"a":{"b":"c"}}', to: 'xml', indent: 4 }).text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n    <b>c</b>\n</a>\n',
    );
    expect(run({ text: '{"a":{"b":"c"}}', to: 'xml', indent: 0 }).text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a><b>c</b></a>\n',
    );
    expect(run({ text: '{"a":{"b":[1]}}', to: 'yaml', indent: 0 }).text).toBe('{"a":{"b":[1]}}\n');
  });

  it('reads and writes CSV with the given options', () => {
    expect(run({ text: 'a;b\n"1;2";3', from: 'csv', to: 'csv', delimiter: 'tab' }).text).toBe('a\tb\n1;2\t3\n');
    expect(run({ text: 'a;b\n1,5;3', from: 'csv', to: 'json', indent: 0 }).text).toBe('[{"a":"1,5","b":"3"}]\n');
    expect(run({ text: '1,2\n3,4', from: 'csv', header: false, to: 'json', indent: 0 }).text).toBe(
      '[["1","2"],["3","4"]]\n',
    );
    expect(run({ text: '[["1","2"],["3",""]]', header: false, delimiter: 'pipe', to: 'csv' }).text).toBe('1|2\n3|\n');
    expect(run({ text: '[{"a":"x","b":{"c":["y","z"]}}]', delimiter: 'semicolon', to: 'csv' }).text).toBe(
      'a;b.c.0;b.c.1\nx;y;z\n',
    );
  });

  it('runs every example', () => {
    for (const { input } of data.examples) expect(run(input).text).not.toBe('');
  });
});

describe('format detection', () => {
  it.each([
    ['{"a": 1}', 'json'],
    ['[1, 2]', 'json'],
    ['"x"', 'json'],
    ['12', 'json'],
    ['{"a": 1,}', 'json'],
    ['{"a":1}\n{"a":2}\n', 'ndjson'],
    ['[1]\n[2]', 'ndjson'],
    ['1\n2\n3', 'ndjson'],
    ['"x"\n"y"\n', 'ndjson'],
    ['1\ntwo', 'csv'],
    ['{a: 1}', 'yaml'],
    ["{'a': 1, b: [x, y]}", 'yaml'],
    ['[a, b]', 'yaml'],
    ["['a']", 'yaml'],
    ['[a]', 'yaml'],
    ['[[a], [b]]', 'yaml'],
    ['{ # c\na: 1}', 'yaml'],
    ['[http://a.example, /b]', 'yaml'],
    ['# c\n{a: 1}', 'yaml'],
    ['[true, null]', 'json'],
    ['[1, x]', 'json'],
    ['{"a": 1, b: 2}', 'json'],
    ['{a:1,b:2}', 'json'],
    ['[{a:1}]', 'json'],
    ['{a: 1, // c\nb: 2}', 'json'],
    ['{{ a }}', 'json'],
    ['// c\n{"a": 1}', 'json'],
    ['/* c */ {"a": 1}', 'json'],
    ['<a/>', 'xml'],
    ['\ufeff<?xml version="1.0"?>\n<a/>', 'xml'],
    ['<!-- c -->\n<a/>', 'xml'],
    ['<<: {a: 1}\nb: 2', 'yaml'],
    ['\n <a/>', 'xml'],
    ['a = 1', 'toml'],
    ['# c\n[server]\nport = 1', 'toml'],
    ['[[list]]\na = 1', 'toml'],
    ['[a]\n[b]', 'toml'],
    ['a=1\nb="2"', 'toml'],
    ['# c\n\n[a]\n# d\nb=1', 'toml'],
    ['"a b".c = 1', 'toml'],
    ['"a\\"b" = 1', 'toml'],
    ['a: 1', 'yaml'],
    ['- a\n- b', 'yaml'],
    ['---\na: 1, 2\nb: 3, 4', 'yaml'],
    ['key: "a, b"\nother: c, d', 'yaml'],
    ['# c\na: 1', 'yaml'],
    ['%YAML 1.2\n---\na: 1', 'yaml'],
    ['? a\n: b', 'yaml'],
    ['&a [b]', 'yaml'],
    ['>\n  a\n  b', 'yaml'],
    ['plain words', 'yaml'],
    ['# only a comment', 'yaml'],
    ['name\nAmina\nLi', 'csv'],
    ['id\r\n1\r\n-2\r\n', 'csv'],
    ['url\nhttps://a.example/#b\n', 'csv'],
    [';a;b\nx;1;2', 'csv'],
    ['a,b\n1,2', 'csv'],
    ['a;b\n1;2', 'csv'],
    ['a\tb\n1\t2', 'csv'],
    ['"a, b","c"\n"d","e"', 'csv'],
    ['time,url\n12:30,https://x.example', 'csv'],
  ])('by content %j: %s', (text, from) => {
    const answer = data.run(data.input.parse({ text, to: 'json' }), context);
    expect(answer instanceof Failure ? 'json' : (answer as Converted).from).toBe(from);
  });

  it.each([
    ['{a: 1, b: [x]}', '{"a":1,"b":["x"]}\n'],
    ['name\nAmina\nLi', '[{"name":"Amina"},{"name":"Li"}]\n'],
    ['<<: {a: 1}\nb: 2', '{"b":2,"a":1}\n'],
  ])('reads %j', (text, expected) => expect(run({ text, to: 'json', indent: 0 }).text).toBe(expected));

  it.each([
    ['{a:1}', 'json', 'JSON', 'Expected a key in double quotes, but found “a”.'],
    ['{\n// c\n"a": 1}', 'json', 'JSON', 'JSON does not allow comments. Remove this one.'],
    ['[section]\nkey=value', 'toml', 'TOML', 'This is not valid TOML: invalid value.'],
    ['; c\n[section]\nkey=value', 'toml', 'TOML', 'This is not valid TOML: illegal character in key.'],
    ['a: b: c', 'yaml', 'YAML', 'This is not valid YAML: bad indentation of a mapping entry.'],
    ['<a>', 'xml', 'XML', 'This is not valid XML: unclosed tag: a.'],
  ])('rejects %j, and names the format only if it was detected', (text, from, name, detail) => {
    expect(refusal({ text, to: 'json' })).toMatchObject([
      { code: 'syntax', detail: `${detail} The format was detected as ${name}. If that’s wrong, choose the format.` },
    ]);
    expect(refusal({ text, from, to: 'json' })).toMatchObject([{ code: 'syntax', detail }]);
    expect(refusal({ file: file(text, `a.${from}`), to: 'json' })).toMatchObject([{ code: 'syntax', detail }]);
  });

  it.each(['', ' ', '\n\n', '\t', '\ufeff'])('rejects empty data: %j', (text) => {
    expect(refusal({ text, to: 'json' })).toEqual([
      {
        pointer: '/text',
        code: 'missing',
        detail: 'The data is empty, so its format can’t be detected. Send some data, or choose the format.',
      },
    ]);
    expect(run({ text, from: 'yaml', to: 'json' }).text).toBe('null\n');
  });

  it.each([
    ['a.YML', 'yaml'],
    ['a.jsonl', 'ndjson'],
    ['a.tsv', 'csv'],
    ['a.json', 'json'],
    ['a.b.toml', 'toml'],
  ])('by the name %s: %s', (name, from) => {
    expect(run({ file: file('', name).name === 'a.json' ? file('{}', name) : file('', name), to: 'json' }).from).toBe(
      from,
    );
  });
});

describe("notes what a format can't represent, with its place", () => {
  const notes = (input: object) => run(input).notes.map(({ pointer, code }) => `${code} ${pointer}`);

  it.each([
    [
      'nulls and large integers in TOML',
      { text: '{"a":{"b":null,"n":123456789012345678901}}', to: 'toml' },
      ['null /a/b', 'integer /a/n'],
    ],
    [
      'decimals that doubles round',
      { text: '{"a":0.10000000000000000001,"b":1e999}', to: 'toml' },
      ['precision /a', 'range /b'],
    ],
    ['a list at the top of TOML', { text: '[1]', to: 'toml' }, ['root ']],
    [
      'types, nulls, short lists and empty ones in XML',
      { text: '{"r":{"a":1,"b":null,"c":["x"],"d":[],"e":{}}}', to: 'xml' },
      ['type /r/a', 'null /r/b', 'list-of-one /r/c', 'empty-list /r/d', 'empty /r/e'],
    ],
    ['several roots of XML', { text: '{"a":"1","b":"2"}', to: 'xml' }, ['root ']],
    [
      'lists of lists, prefixes and forbidden characters in XML',
      { text: '{"r":{"a":[["x","y"],["z","w"]],"p:q":"\\u0001"}}', to: 'xml' },
      ['nested-list /r/a/0', 'nested-list /r/a/1', 'namespace /r/p:q', 'character /r/p:q'],
    ],
    [
      'types, gaps, empties and formulas in CSV',
      { text: '[{"a":1,"b":null,"c":"=1+1"},{"a":2,"d":[]}]', to: 'csv' },
      ['type /0/a', 'null /0/b', 'formula /0/c', 'empty /1/d', 'missing /0', 'missing /1', 'missing /1'],
    ],
    ['one object in CSV and NDJSON', { text: '{"a":"1"}', to: 'csv' }, ['root ']],
    ['keys that repeat in JSON', { text: '{"a":{"b":1,"b":2}}', to: 'json' }, ['duplicate-key /a/b']],
    [
      'anchors, merge keys, tags, comments and other keys of YAML',
      { text: 'a: &x {k: 1}\nb: {<<: *x}\nc: !t d # e\n1: f', from: 'yaml', to: 'json' },
      ['comments ', 'anchor /a', 'merge /b/<<', 'tag /c', 'key /1'],
    ],
    ['documents of YAML', { text: 'a: 1\n---\nb: 2', from: 'yaml', to: 'json' }, ['documents ']],
    [
      'dates and endless numbers in JSON',
      { text: 'a = 2024-02-29\nb = inf\n# c', from: 'toml', to: 'json' },
      ['comments ', 'date /a', 'not-finite /b'],
    ],
    [
      'comments, CDATA, instructions and the document type of XML',
      { text: '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a><!--x--><![CDATA[y]]><?z?></a>', to: 'json' },
      ['doctype ', 'comments ', 'cdata /a', 'instruction '],
    ],
    [
      'short rows, double and dotted columns of CSV',
      { text: 'a.b,c,c\n1,2\n', from: 'csv', to: 'json' },
      ['duplicate-column ', 'nested-columns ', 'short-row /0'],
    ],
    ['columns that cannot nest', { text: 'a,a.b\n1,2\n', from: 'csv', to: 'json' }, ['flat-columns ']],
  ])('%s', (_, input, expected) => {
    expect(notes(input)).toEqual(expected);
  });

  it('lists ten notes of a kind, then the number of others', () => {
    const { notes: list } = run({
      text: JSON.stringify({ r: { a: Array.from({ length: 25 }, (_, at) => at) } }),
      to: 'xml',
    });
    expect(list).toHaveLength(11);
    expect(list[0]).toEqual({
      pointer: '/r/a/0',
      code: 'type',
      detail: 'XML supports only text, so the value is written as text.',
    });
    expect(list[10]).toEqual({ pointer: '', code: 'type', detail: 'This also applies in 15 more places.' });
  });
});

describe('rejects invalid text with line and column', () => {
  it.each([
    ['json', '{\n  "a": 1,\n}', 3, 1, 'Remove the comma before this }.'],
    ['json', '["é😀", x]', 1, 8, 'Expected a value, but found “x”.'],
    ['json', '{"a": "b', 1, 7, 'This string is not closed. Add the missing double quote.'],
    ['json', '"\\x"', 1, 2, 'This is not a valid JSON escape sequence. Write \\\\ for a backslash.'],
    [
      'json',
      '{"a":1} 2',
      1,
      9,
      'The JSON value ends here, but more text follows. Remove the rest, or choose NDJSON if each line is a value.',
    ],
    ['ndjson', '{"a":1}\n\n{"a":}', 3, 6, 'Expected a value, but found “}”.'],
    ['yaml', 'a: 1\n b: 2', 2, 3, 'This is not valid YAML: bad indentation of a mapping entry.'],
    ['yaml', 'a: *b', 1, 4, 'The alias *b has no complete anchor &b before it.'],
    ['yaml', 'a: &b [*b]', 1, 8, 'The alias *b has no complete anchor &b before it.'],
    ['toml', 'a = 1\na = 2', 2, 1, 'This is not valid TOML: trying to redefine an already defined table or value.'],
    ['xml', '<a>\n  <b></a>', 2, 9, 'This is not valid XML: unexpected close tag.'],
    ['xml', '<a>&nbsp;</a>', 1, 9, 'Only the five predefined XML entities are supported. Write the character itself.'],
    [
      'csv',
      'a,b\n1,2\n"x,2\n',
      3,
      1,
      'This quote is not closed. Add the missing double quote, or write a double quote twice inside a value.',
    ],
    [
      'csv',
      'a,b\n1,2,3',
      2,
      5,
      'Row 2 has 3 columns, but the first row has 2. Put values that contain the delimiter in double quotes.',
    ],
    ['csv', 'a\n"x"y', 2, 4, 'Text follows a closing quote. Inside a value, write a double quote twice.'],
  ])('%s: %j', (from, text, line, column, detail) => {
    expect(refusal({ text, from, to: 'json' })).toEqual([{ pointer: '/text', code: 'syntax', detail, line, column }]);
  });

  it('points to the file if the text is in a file', () => {
    expect(refusal({ file: file('[1', 'a.json'), to: 'yaml' })).toEqual([
      { pointer: '/file', code: 'syntax', detail: 'The JSON ends inside a list.', line: 1, column: 3 },
    ]);
  });

  it('rejects input with neither text nor file, or both', () => {
    expect(refusal({ to: 'json' })).toEqual([
      { pointer: '/text', code: 'missing', detail: 'Send the data as text or as a file.' },
    ]);
    expect(refusal({ text: '1', file: file('1'), to: 'json' })).toEqual([
      { pointer: '/file', code: 'one_of', detail: 'Send the data as text or as a file, not both.' },
    ]);
  });
});

describe('rejects input that expands or nests without bound', () => {
  const deep = 'The data is nested more than 200 levels deep. Flatten it.';

  it.each([
    ['json', '['.repeat(100_000), deep],
    ['yaml', '['.repeat(100_000), deep],
    ['toml', `a = ${'['.repeat(100_000)}`, deep],
    ['xml', '<a>'.repeat(100_000), deep],
    ['ndjson', '{"a":'.repeat(100_000), deep],
  ])('nesting in %s', (from, text, detail) => {
    expect(refusal({ text, from, to: 'json' })).toMatchObject([{ pointer: '/text', code: 'depth', detail }]);
  });

  it('aliases of YAML that multiply', () => {
    const text = `a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${Array.from({ length: 10 }, () => `*a${at}`).join(',')}]`).join('\n')}`;
    expect(refusal({ text, from: 'yaml', to: 'json' })).toMatchObject([
      {
        pointer: '/text',
        code: 'aliases',
        detail: 'The aliases would repeat more than 100,000 values. Write the values out, or send less data.',
      },
    ]);
  });

  it.each([
    ['that multiply', '<!DOCTYPE l [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]><l>&b;</l>'],
    ['that read files', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['of parameters', '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1/x"> %x;]><a/>'],
  ])('entities of XML %s', (_, text) => {
    expect(refusal({ text, to: 'json' })).toEqual([
      {
        pointer: '/text',
        code: 'entities',
        detail: 'The document declares entities, which are not supported. Write the text itself.',
        line: 1,
        column: 14,
      },
    ]);
  });

  it('more than 5 MB', () => {
    expect(data.input.safeParse({ text: 'x'.repeat(5_000_001), to: 'json' }).success).toBe(false);
    expect(refusal({ file: file(new Uint8Array(5_000_001)), to: 'json' })).toEqual([
      {
        pointer: '/file',
        code: 'too_big',
        detail: 'The data is larger than 5 MB. Split it into smaller parts.',
      },
    ]);
  });

  it('prototype pollution', () => {
    for (const [from, text] of [
      ['json', '{"__proto__":{"polluted":1}}'],
      ['yaml', '__proto__: {polluted: 1}'],
      ['toml', '[__proto__]\npolluted = 1'],
      ['csv', '__proto__.polluted\n1'],
      ['xml', '<__proto__><polluted>1</polluted></__proto__>'],
      ['xml', '<a __proto__="1"/>'],
    ] as const) {
      expect(run({ text, from, to: 'json', indent: 0 }).text).toContain('__proto__');
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    }
  });
});

describe('encodings', () => {
  const utf16 = (text: string, littleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    Array.from({ length: text.length }, (_, at) => view.setUint16(at * 2, text.charCodeAt(at), littleEndian));
    return new Uint8Array(view.buffer);
  };

  it.each([
    ['UTF-8', new TextEncoder().encode('{"a":"é😀"}')],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeff{"a":"é😀"}')],
    ['UTF-16 little-endian with a mark', utf16('\ufeff{"a":"é😀"}', true)],
    ['UTF-16 big-endian with a mark', utf16('\ufeff{"a":"é😀"}', false)],
    ['UTF-16 little-endian', utf16('{"a":"é😀"}', true)],
    ['UTF-16 big-endian', utf16('{"a":"é😀"}', false)],
  ])('%s is read', (_, bytes) => {
    expect(run({ file: file(bytes), to: 'json', indent: 0 }).text).toBe('{"a":"é😀"}\n');
  });

  it('reads the encoding of the XML declaration', () => {
    expect(
      run({
        file: file(Uint8Array.from(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1'))),
        to: 'json',
        indent: 0,
      }).text,
    ).toBe('{"a":"é"}\n');
  });

  it('removes a byte order mark from pasted text', () => {
    expect(run({ text: '\ufeffa,b\n1,2', from: 'csv', to: 'json', indent: 0 }).text).toBe('[{"a":"1","b":"2"}]\n');
  });

  it.each([
    [[0x22, 0x61, 0xff, 0x22], 2, '0xff'],
    [[0x22, 0xc3, 0xa9, 0xc3, 0x28, 0x22], 3, '0xc3'],
    [[0x22, 0xf0, 0x9f, 0x98, 0x22], 1, '0xf0'],
    [[0x22, 0xe2, 0x82], 1, '0xe2'],
  ])('rejects bytes that are not UTF-8, with their offset: %j', (bytes, offset, shown) => {
    expect(refusal({ file: file(Uint8Array.from(bytes)), to: 'json' })).toEqual([
      {
        pointer: '/file',
        code: 'encoding',
        detail: `The file is not valid UTF-8. The byte at offset ${offset} (${shown}) is invalid. Save the file as UTF-8 or UTF-16.`,
      },
    ]);
  });
});

it('takes linear time', () => {
  const [small = 0, large = 0] = [500, 4000].map((count) => {
    const rows = Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}`, tags: ['a', 'b'], note: null }));
    const text = JSON.stringify({ rows });
    // Other processes and garbage collection can only add to a time.
    return Math.min(...[1, 2, 3].map(() => cpuTimeOf(() => convertBothWays(text))));
  });
  // Eight times as much text; quadratic time would be 64 times as long.
  expect(large / small).toBeLessThan(24);
}, 240_000);

function convertBothWays(text: string): void {
  for (const to of ['yaml', 'toml', 'xml', 'csv', 'ndjson'] as const)
    run({ text: run({ text, to }).text, from: to, to: 'json' });
}

/** Of this thread, in microseconds. */
function cpuTimeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
