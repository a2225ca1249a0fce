import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/html.ts';
import { parseJson } from './json.ts';
import { TooLarge } from '../limits.ts';
import { embeddedJson, ldJson, scriptJson } from './script-json.ts';

const inScript = (text: string, attributes = '') => parseHtml(`<body><script${attributes}>${text}</script>`);
const variable = (text: string, name = 'window.__DATA__') => scriptJson(inScript(text), { variable: name });

describe('JSON of a site', () => {
  it('is read behind what keeps it from being run', () => {
    expect(parseJson('\ufeff{"a":1}')).toEqual({ a: 1 });
    expect(parseJson(")]}',\n[1]")).toEqual([1]);
    expect(parseJson('while(1);[1]')).toEqual([1]);
    expect(parseJson('/**/ typeof cb === "function" && cb({"a":1});')).toEqual({ a: 1 });
    expect(parseJson('jQuery.cb_1({"a":")"})')).toEqual({ a: ')' });
    expect(() => parseJson('<html>')).toThrow(SyntaxError);
    expect(() => parseJson('')).toThrow(SyntaxError);
  });

  it('keeps integers that a number cannot hold, as texts', () => {
    expect(
      parseJson(
        '{"id":12345678901234567890,"n":[-98765432109876543],"small":9007199254740991,"text":"12345678901234567890"}',
      ),
    ).toEqual({
      id: '12345678901234567890',
      n: ['-98765432109876543'],
      small: 9_007_199_254_740_991,
      text: '12345678901234567890',
    });
  });

  it('nested without end is refused', () => {
    expect(() => parseJson('['.repeat(100_000) + ']'.repeat(100_000))).toThrow(
      new TooLarge('The JSON is nested deeper than 500 levels.'),
    );
    expect(parseJson('['.repeat(500) + ']'.repeat(500))).toHaveLength(1);
  });
});

describe('JSON in a script', () => {
  it('is taken from the element that a selector names', () => {
    const document = parseHtml(
      '<script id="a" type="application/json">not json</script><script id="b" type="application/json"> <!-- {"x":[1]} --> </script>',
    );
    expect(scriptJson(document, { css: 'script#b' })).toEqual({ x: [1] });
    expect(scriptJson(document, { css: 'script[type="application/json"]' })).toEqual({ x: [1] });
    expect(scriptJson(document, { css: '#c' })).toBeUndefined();
    expect(scriptJson(inScript('var a = 1; window.x = {"y":2}; more()', ' id=q'), { css: '#q' })).toEqual({ y: 2 });
  });

  it.each<[string, unknown]>([
    ['window.__DATA__ = {"a":{"b":"};"}}; run();', { a: { b: '};' } }],
    ['window["__DATA__"]=[1,2]', [1, 2]],
    ['var __DATA__={"a":1}', { a: 1 }],
    ['window.__DATA__ = JSON.parse("{\\"a\\":\\"\\\\u00e9\\"}");', { a: 'é' }],
    ["self.__DATA__ = JSON.parse(decodeURIComponent('%7B%22a%22%3A1%7D'))", { a: 1 }],
    [
      'window.__DATA__ = {a: \'x\', "b": [1, 2,], c: undefined, d: !0, e: void 0, /* why */ f: 0x10, 7: -1.5e3, // end\n}',
      { a: 'x', b: [1, 2], c: null, d: true, e: null, f: 16, 7: -1500 },
    ],
    [
      "window.__DATA__ = {t: `a\\nb`, u: '\\u{1F600}\\x41', n: 12345678901234567890}",
      { t: 'a\nb', u: '😀A', n: '12345678901234567890' },
    ],
    [
      'x.__DATA__ = {"no":1}; my__DATA__ = {"no":2}; window.__DATA__ == {"no":3}; window.__DATA__ = {"yes":1}',
      { yes: 1 },
    ],
  ])('is what is assigned to a variable: %s', (text, value) => {
    expect(variable(text)).toEqual(value);
  });

  it('is never what would have to be run', () => {
    expect(variable('window.__DATA__ = load({"a":1})')).toBeUndefined();
    expect(variable('window.__DATA__ = {a: b}')).toBeUndefined();
    expect(variable('window.__DATA__ = {a: `${b}`}')).toBeUndefined();
    expect(variable('window.__DATA__ = {"a":')).toBeUndefined();
    expect(variable('window.__DATA__ = {"__proto__":{"x":1}, y:2}')).toEqual(JSON.parse('{"__proto__":{"x":1},"y":2}'));
  });

  it('nested without end is refused', () => {
    expect(() => variable(`window.__DATA__ = ${'['.repeat(10_000)}`)).toThrow(TooLarge);
    expect(() => variable(`window.__DATA__ = ${'{a:'.repeat(10_000)}`)).toThrow(TooLarge);
  });

  it('is found in every place where pages embed it, the largest first', () => {
    const long = (name: string, length: number) => `{"${name}":"${'x'.repeat(length)}"}`;
    const document = parseHtml(
      `<script id="__NEXT_DATA__" type="application/json">${long('next', 90)}</script><script type="application/json" data-page>${long('page', 60)}</script><script>window.__STATE__ = ${long('state', 120)};</script><script type="application/ld+json">${long('ld', 200)}</script><script>tiny = {}</script>`,
    );
    expect(embeddedJson(document).map(({ at }) => at)).toEqual([
      { variable: 'window.__STATE__' },
      { css: 'script#__NEXT_DATA__' },
      { css: 'script[type="application/json"][data-page]' },
    ]);
  });
});

describe('the page data of Nuxt 3', () => {
  const packed = (entries: unknown, attributes = 'id="__NUXT_DATA__"') =>
    scriptJson(parseHtml(`<script type="application/json" ${attributes}>${JSON.stringify(entries)}</script>`), {
      css: 'script',
    });

  it('is unpacked', () => {
    const entries = [
      ['ShallowReactive', 1],
      { data: 2, none: -1, all: 8, keys: 9 },
      ['Reactive', 3],
      [4, 4, -2, 6],
      { name: 5, id: 7 },
      'Marit',
      ['Date', '2026-11-20T00:00:00.000Z'],
      12,
      ['Set', 5, 7],
      ['null', 'a', 5],
    ];
    const boat = { name: 'Marit', id: 12 };
    const value = {
      data: [boat, boat, null, '2026-11-20T00:00:00.000Z'],
      none: null,
      all: ['Marit', 12],
      keys: { a: 'Marit' },
    };
    expect(packed(entries)).toEqual(value);
    expect(packed(entries, 'data-nuxt-data="app"')).toEqual(value);
    expect(packed(entries, '')).toEqual(entries);
  });

  it('keeps its form when it has another one, and ends where it refers to itself', () => {
    expect(packed([{ a: 'x' }])).toEqual([{ a: 'x' }]);
    expect(packed({ a: 1 })).toEqual({ a: 1 });
    expect(packed([{ self: 0, list: 1 }, [1, 0]])).toEqual({ self: null, list: [null, null] });
  });

  it('that grows without end is refused', () => {
    const doubling = Array.from({ length: 60 }, (_, at) => (at < 59 ? [at + 1, at + 1] : 'x'));
    expect(() => packed(doubling)).toThrow(new TooLarge('The data in this script is too large to unpack.'));
    const deep = Array.from({ length: 5000 }, (_, at) => [at + 1]);
    expect(() => packed([...deep, 'x'])).toThrow(TooLarge);
  });

  it('is unpacked in linear time when it refers to a long entry of an unknown kind many times', () => {
    const count = 100_000;
    const unknown = ['Unknown', ...Array.from({ length: count }, () => 0)];
    const before = process.cpuUsage();
    expect(packed([Array.from({ length: count }, () => 1), unknown])).toHaveLength(count);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(5000);
  });
});

describe('ld+json', () => {
  it('is one list of all entries of all blocks, those of graphs too', () => {
    const document = parseHtml(
      '<script type="application/ld+json">{"@type":"A"}</script><script type="application/LD+JSON; charset=utf-8">[{"@type":"B"},{"@graph":[{"@type":"C"},[{"@type":"D"}]]}]</script><script type="application/ld+json">{broken</script>',
    );
    expect(ldJson(document)).toEqual({
      entries: [{ '@type': 'A' }, { '@type': 'B' }, { '@type': 'C' }, { '@type': 'D' }],
      blocks: 3,
      unreadable: 1,
    });
  });

  it('is read with the mistakes that sites make in it', () => {
    const document = parseHtml(
      '<script type="application/ld+json">//<![CDATA[\n{"@type":"A","text":"two\nlines","list":[1,],}\n//]]></script>',
    );
    expect(ldJson(document).entries).toEqual([{ '@type': 'A', text: 'two\nlines', list: [1] }]);
  });
});
