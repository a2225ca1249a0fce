import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from './fault.ts';
import { type Format, formatNames, formats, type Style } from './formats.ts';
import { readJson, writeJson } from './json.ts';
import { Notes } from './notes.ts';
import type { Table, Value } from './value.ts';

const style: Style = { indent: 2, delimiter: 'auto', header: true };

interface Trip {
  readonly json: string;
  readonly codes: string[];
}

/** Converts JSON to a format and back; returns one line and the codes of all notes. */
function there(json: string, format: Format, options: Partial<Style> = {}): Trip {
  const notes = new Notes();
  const text = formats[format].write(readJson(json, notes), notes, { ...style, ...options });
  const back = formats[format].read(text, notes, { ...style, ...options });
  return { json: writeJson(back, 0, notes), codes: notes.list.map(({ code }) => code) };
}

/** The same data with keys in order: TOML's tables have none. */
function sorted(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted);
  if (!(value instanceof Map)) return value;
  return new Map([...value].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, sorted(member)]));
}

const sortedJson = (json: string) => writeJson(sorted(readJson(json, new Notes())), 0, new Notes());

const keys = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '1',
    '0',
    'null',
    'yes',
    '<<',
    '#',
    '@a',
    '-',
    ': ',
    'a b',
    "'",
    '"',
    '_x0041_',
    '&a',
    '*a',
    '!t',
    '%',
    '~',
  ),
);
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    'true',
    'null',
    '~',
    '1',
    '1.0',
    '0x1F',
    '.inf',
    '2024-01-01',
    '12:30',
    '- a',
    'a: b',
    'a #b',
    '"',
    "'",
    '|',
    '>',
    '---',
    '...',
    '\n',
    'a\n',
    'a\n\nb\n\n',
    ' a\nb',
    'a \nb',
    'a\r\nb',
    '\ttab',
    '"""',
    "'''",
    '\\',
    '</a>',
    ']]>',
    '&amp;',
    '=1+1',
    '\u007f',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\ud800',
    'y',
    'No',
    '__proto__',
  ),
);
const wholeTexts = texts.filter((text) => text.isWellFormed());
const wholeKeys = keys.filter((key) => key.isWellFormed());
const exactNumbers = fc.oneof(
  fc.maxSafeInteger().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => JSON.stringify(number)),
  fc.bigInt().map(String),
  fc.constantFrom('-0', '0.10', '1E5', '1e-400', '123456789012345678901234567890.123456789012345678901234567890'),
);

/** JSON text from these leaves, keys and shapes. */
function jsonOf(
  leaf: fc.Arbitrary<string>,
  key: fc.Arbitrary<string>,
  listMin = 0,
): { value: fc.Arbitrary<string>; object: fc.Arbitrary<string> } {
  const { value, object } = fc.letrec<{ value: string; list: string; object: string }>((tie) => ({
    value: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie('list'), tie('object')),
    list: fc.array(tie('value'), { minLength: listMin, maxLength: 4 }).map((items) => `[${items.join(',')}]`),
    object: fc
      .uniqueArray(fc.tuple(key, tie('value')), { selector: ([name]) => name, maxLength: 4 })
      .map((entries) => `{${entries.map(([name, member]) => `${JSON.stringify(name)}:${member}`).join(',')}}`),
  }));
  return { value, object };
}

const anyLeaf = fc.oneof(
  fc.constantFrom('null', 'true', 'false'),
  exactNumbers,
  texts.map((text) => JSON.stringify(text)),
);

describe('JSON round trips exactly, including key order and digits', () => {
  it.each([0, 1, 2, 8])('through JSON and YAML with an indent of %i', (indent) => {
    fc.assert(
      fc.property(jsonOf(anyLeaf, keys).value, (json) => {
        const canonical = writeJson(readJson(json, new Notes()), 0, new Notes());
        expect(there(json, 'json', { indent })).toEqual({ json: canonical, codes: [] });
        expect(there(json, 'yaml', { indent })).toEqual({ json: canonical, codes: [] });
      }),
      { numRuns: 400, seed: 11 },
    );
  });

  it('through NDJSON, where it is a list', () => {
    fc.assert(
      fc.property(fc.array(jsonOf(anyLeaf, keys).value, { maxLength: 4 }), (lines) => {
        const json = writeJson(readJson(`[${lines.join(',')}]`, new Notes()), 0, new Notes());
        expect(there(json, 'ndjson')).toEqual({ json, codes: [] });
      }),
      { numRuns: 300, seed: 12 },
    );
  });

  it('through TOML, where it is an object without nulls, of doubles and 64-bit integers', () => {
    const leaf = fc.oneof(
      fc.constantFrom('true', 'false'),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
      fc
        .double({ noNaN: true, noDefaultInfinity: true })
        .filter((number) => !Number.isInteger(number))
        .map((number) => JSON.stringify(number)),
      wholeTexts.map((text) => JSON.stringify(text)),
    );
    fc.assert(
      fc.property(jsonOf(leaf, wholeKeys).object, (json) => {
        const { json: back, codes } = there(json, 'toml');
        expect({ json: sortedJson(back), codes }).toEqual({ json: sortedJson(json), codes: [] });
      }),
      { numRuns: 600, seed: 13 },
    );
  });

  it('through XML, where it is texts under one root', () => {
    const allowed = (text: string) => /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u.test(text);
    const names = wholeKeys.filter((key) => !/^[@#]/.test(key) && !key.includes(':'));
    const { node } = fc.letrec<{ node: string; object: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        wholeTexts.filter(allowed).map((text) => JSON.stringify(text)),
        tie('object'),
      ),
      object: fc
        .uniqueArray(
          fc.tuple(
            names,
            fc.oneof(
              tie('node'),
              fc.array(tie('node'), { minLength: 2, maxLength: 3 }).map((items) => `[${items.join(',')}]`),
            ),
          ),
          {
            selector: ([name]) => name,
            minLength: 1,
            maxLength: 3,
          },
        )
        .map((entries) => `{${entries.map(([name, member]) => `${JSON.stringify(name)}:${member}`).join(',')}}`),
    }));
    fc.assert(
      fc.property(names, node, fc.constantFrom(0, 2), (root, json, indent) => {
        const whole = `{${JSON.stringify(root)}:${json}}`;
        expect(there(whole, 'xml', { indent })).toEqual({
          json: writeJson(readJson(whole, new Notes()), 0, new Notes()),
          codes: [],
        });
      }),
      { numRuns: 600, seed: 14 },
    );
  });

  it('through XML with any prefixes and declarations, apart from reserved default namespaces', () => {
    const part = fc.oneof(fc.constantFrom('', 'p', 'q', 'xml', 'xmlns', 'a', '_x003A_', 'x003A_', '1'), wholeKeys);
    const tag = fc
      .oneof(
        fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(':')),
        fc.constantFrom('p:a', 'q:a', 'p_x003A_a'),
      )
      .filter((name) => !/^[@#]/.test(name));
    const uri = fc.constantFrom('', 'u', 'v', 'http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/');
    const declaration = fc.tuple(
      fc.constantFrom('p', 'q', 'a', 'xml', 'xmlns', '').map((prefix) => `@xmlns:${prefix}`),
      uri,
    );
    const attribute = fc.tuple(
      tag.filter((name) => name !== 'xmlns').map((name) => `@${name}`),
      uri,
    );
    const { element } = fc.letrec<{ element: Value }>((tie) => ({
      element: fc.oneof(
        { maxDepth: 3 },
        fc.constant('text'),
        fc
          .tuple(
            fc.array(fc.oneof(declaration, attribute), { minLength: 1, maxLength: 5 }),
            fc.array(fc.tuple(tag, tie('element')), { maxLength: 3 }),
          )
          .map(([attributes, children]): Table => new Map<string, Value>([...attributes, ...children])),
      ),
    }));
    fc.assert(
      fc.property(tag, element, (root, value) => {
        const json = writeJson(new Map([[root, value]]), 0, new Notes());
        const { json: back, codes } = there(json, 'xml');
        expect(back).toBe(json);
        expect(codes.filter((code) => code !== 'namespace')).toEqual([]);
      }),
      { numRuns: 1000, seed: 17 },
    );
  });

  it('through CSV with any delimiter, where it is rows of texts with the same keys', () => {
    const name = fc
      .string({ unit: fc.constantFrom('a', '.', '\\', ',', '"', '\n', ' ', 'é', ';'), maxLength: 4 })
      .map((rest) => `k${rest}`);
    const { shape } = fc.letrec<{ shape: Table | null }>((tie) => ({
      shape: fc.oneof(
        { maxDepth: 3 },
        fc.constant(null),
        fc
          .uniqueArray(fc.tuple(name, tie('shape')), { selector: ([key]) => key, minLength: 1, maxLength: 3 })
          .map((entries): Table => new Map(entries)),
      ),
    }));
    const fill = (value: Table | null, cell: () => string): Value =>
      value === null ? cell() : new Map([...value].map(([key, member]) => [key, fill(member as Table | null, cell)]));
    const rows = fc.tuple(
      fc.uniqueArray(fc.tuple(name, shape), { selector: ([key]) => key, minLength: 1, maxLength: 3 }),
      fc.array(texts, { minLength: 20, maxLength: 20 }),
      fc.integer({ min: 1, max: 3 }),
    );
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t', '|'), ([entries, cells, count], delimiter) => {
        let next = 0;
        const list = Array.from({ length: count }, () =>
          fill(new Map(entries), () => cells[next++ % cells.length] ?? ''),
        );
        const json = writeJson(list, 0, new Notes());
        const { json: back, codes } = there(json, 'csv', { delimiter });
        expect(back).toBe(json);
        expect(codes.filter((code) => code !== 'formula' && code !== 'nested-columns')).toEqual([]);
      }),
      { numRuns: 400, seed: 15 },
    );
  });
});

describe('text of a format round trips exactly through JSON', () => {
  it.each<[string, Format, string]>([
    [
      'attributes, mixed content and the order of elements',
      'xml',
      '<doc xml:lang="en" id="1"><p>Hello <b>bold</b> <i>and</i> more</p><a>1</a><b>2</b><a>3</a></doc>',
    ],
    ['prefixes and their declarations', 'xml', '<x:a xmlns:x="urn:x" xmlns="urn:y"><x:b x:c="1"/><d/></x:a>'],
    ['white space in a text', 'xml', '<a>  two  spaces\n and a line </a>'],
    ['escapes in texts and attributes', 'xml', '<a q="&#34;&lt;&amp;&#10;&#9;">&amp;lt; &gt; &#13;</a>'],
    ['names that look escaped', 'xml', '<_x0041_ _x_="1"/>'],
    ['a text among elements', 'xml', '<a><b/>text<c/></a>'],
    [
      'tables, lists of tables, dates are left to YAML',
      'toml',
      'title = "x"\n\n[owner]\nname = "Tom"\n\n[[list]]\na = 1\n\n[[list]]\na = 2.0\n',
    ],
    ['dotted columns and lists', 'csv', 'name,address.city,tags.0,tags.1\nAmina,Khartoum,a,b\n'],
    ['escaped dots', 'csv', 'a\\.b,c\\\\\n1,2\n'],
  ])('%s', (_, format, text) => {
    const notes = new Notes();
    const json = writeJson(formats[format].read(text, notes, style), 2, notes);
    const back = formats[format].write(readJson(json, notes), notes, { ...style, indent: 0 });
    expect(back.replace(/^<\?xml.*\?>\n/, '').trimEnd()).toBe(text.trimEnd());
  });

  it('a real list of orders: quotes, line breaks in cells, scripts, leading zeros', () => {
    const text = readFileSync(new URL('./fixtures/orders.csv', import.meta.url), 'utf8');
    const notes = new Notes();
    const rows = formats.csv.read(text, notes, style) as Table[];
    expect(rows).toHaveLength(50);
    expect(writeJson(rows.slice(3, 6), 0, notes)).toBe(
      '[{"order":"00004","sku":"757-D","customer":"Zoë \\"Zo\\" Müller","note":"He said \\"later\\"","city":"Kraków","qty":"4","price":"41.25","phone":"+04 00314187"},' +
        '{"order":"00005","sku":"676-E","customer":"O\'Neil, Sean","note":"Fragile; this side up","city":"Zürich","qty":"5","price":"55.00","phone":"+05 00418916"},' +
        '{"order":"00006","sku":"595-F","customer":"عائشة محمد","note":"Two lines\\nfrom Windows","city":"القاهرة","qty":"6","price":"68.75","phone":"+06 00523645"}]',
    );
    for (const format of formatNames) {
      if (format === 'toml' || format === 'xml') continue;
      const there = formats[format].write(rows, notes, style);
      expect(formats.csv.write(formats[format].read(there, notes, style), notes, style)).toBe(text);
    }
  });

  it('dates between TOML and YAML, to the last digit', () => {
    const toml =
      'a = 1979-05-27T07:32:00.123456789Z\nb = 1979-05-27T07:32:00-07:00\nc = 1979-05-27T07:32:00\nd = 1979-05-27\ne = inf\nf = -inf\ng = nan\nh = 1.0\n';
    const notes = new Notes();
    const yaml = formats.yaml.write(formats.toml.read(toml, notes, style), notes, style);
    expect(yaml).toBe(
      'a: 1979-05-27T07:32:00.123456789Z\nb: 1979-05-27T07:32:00-07:00\nc: 1979-05-27T07:32:00\nd: 1979-05-27\ne: .inf\nf: -.inf\ng: .nan\nh: 1.0\n',
    );
    expect(formats.toml.write(formats.yaml.read(yaml, notes, style), notes, style)).toBe(toml);
    expect(notes.list).toEqual([]);
  });
});

describe('random text is harmless', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        '"',
        "'",
        ':',
        ',',
        '=',
        '\n',
        '  ',
        '- ',
        '<',
        '>',
        '</',
        '/>',
        '&',
        '*a',
        '&a ',
        '<<: ',
        '!!',
        '#',
        '|',
        '__proto__',
        'constructor',
        'prototype',
        '.',
        ';',
        '\t',
        '"""',
        '<![CDATA[',
        ']]>',
        '<!--',
        '<!DOCTYPE',
        '<?',
        '---',
        '%',
        '1',
        '-',
        '\\',
        '\ud800',
      ),
    ),
    { maxLength: 25 },
  );

  it.each(formatNames)('as %s it is read or rejected with a message and pollutes no prototype', (format) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    fc.assert(
      fc.property(pieces, (parts) => {
        try {
          const value = formats[format].read(parts.join(''), new Notes(), style);
          for (const to of formatNames) formats[to].write(value, new Notes(), style);
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          expect(error.message).toMatch(/[.]$/);
        }
      }),
      { numRuns: 3000, seed: 16 },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
