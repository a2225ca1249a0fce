import { ScraperDefinition, type ScraperDefinitionInput } from '@apiyard/api/contract/scrapers/scraper-definition';
import { describe, expect, it } from 'vitest';
import { extract } from './extract.ts';

const url = 'https://books.example/catalogue/page-1.html';
const types = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  text: 'text/plain',
  'script-json': 'text/html',
  'ld-json': 'text/html',
} as const;

function definition(part: Partial<ScraperDefinitionInput>): ScraperDefinition {
  return ScraperDefinition.parse({
    path: 'books/list',
    title: 'Books',
    summary: 'Books.',
    request: { url },
    source: 'html',
    fields: [{ name: 'text' }],
    ...part,
  });
}

function run(
  part: Partial<ScraperDefinitionInput>,
  text: string,
  { params = {}, look = false, status = 200, at = url, type = '' } = {},
) {
  const whole = definition(part);
  return extract(
    whole,
    { url: at, status, contentType: type === '' ? types[whole.source] : type, body: new TextEncoder().encode(text) },
    params,
    { look },
  );
}
const result = (part: Partial<ScraperDefinitionInput>, text: string, params = {}) => run(part, text, { params }).result;

const shop = `<!doctype html><title>Books</title><article class="product"><h3><a href="a.html" title="Amber">Am…</a></h3><p class="price">£1.50</p><b class="tag">x</b><b class="tag"> y </b><i></i></article>
<article class="product"><h3><a href="/b.html" title="Birch">Bi…</a></h3><p class="price">free</p></article>
<article class="product"><h3><a href="https://else.example/c" title="">C</a></h3></article><a class="next" href="page-2.html#top">next</a>`;

describe('fields of elements', () => {
  it('are text, attributes, HTML and own text, trimmed, and null where there is nothing', () => {
    expect(
      result(
        {
          items: { css: 'article' },
          fields: [
            { name: 'title', select: { css: 'h3 a' }, attr: 'title' },
            { name: 'price', select: { css: '.price' } },
            { name: 'html', select: { css: 'h3' }, attr: 'html' },
            { name: 'own', select: { css: 'h3' }, attr: 'own-text' },
            { name: 'tags', select: { css: '.tag' }, many: true },
            { name: 'link', select: { css: 'a' }, attr: 'HREF', type: 'url' },
          ],
        },
        shop,
      ),
    ).toEqual([
      {
        title: 'Amber',
        price: '£1.50',
        html: '<a href="a.html" title="Amber">Am…</a>',
        own: null,
        tags: ['x', 'y'],
        link: 'https://books.example/catalogue/a.html',
      },
      {
        title: 'Birch',
        price: 'free',
        html: '<a href="/b.html" title="Birch">Bi…</a>',
        own: null,
        tags: [],
        link: 'https://books.example/b.html',
      },
      {
        title: null,
        price: null,
        html: '<a href="https://else.example/c" title="">C</a>',
        own: null,
        tags: [],
        link: 'https://else.example/c',
      },
    ]);
  });

  it('keep the order of the definition, and an item that misses a required one is left out', () => {
    const part = {
      items: { css: 'article' },
      fields: [
        { name: 'z', select: { css: '.price' }, required: true },
        { name: 'a', select: { css: 'h3 a' }, attr: 'title' },
      ],
    };
    const { result: items, trace } = run(part, shop);
    expect(JSON.stringify(items)).toBe('[{"z":"£1.50","a":"Amber"},{"z":"free","a":"Birch"}]');
    expect(trace.map(({ stage, note }) => [stage, note])).toEqual([
      ['decode', '445 bytes, utf-8 (from the header)'],
      ['parse', 'HTML'],
      ['items', '`article` matched 3'],
      ['fields', 'z 2, a 2 of 3; 1 item left out: no z'],
    ]);
  });

  it('nest: selectors inside start from what was matched', () => {
    const html = '<div class=row><p class=who><b>A</b><i>1</i></p><p class=who><b>B</b></p></div><b>outside</b>';
    const who = {
      name: 'who',
      select: { css: '.who' },
      many: true,
      fields: [
        { name: 'name', select: { css: 'b' } },
        { name: 'age', select: { css: '> i' }, type: 'integer' as const, required: true },
      ],
    };
    expect(result({ items: { css: '.row' }, fields: [who] }, html)).toEqual([{ who: [{ name: 'A', age: 1 }] }]);
    expect(
      result(
        {
          fields: [
            { ...who, many: false },
            { name: 'group', fields: [{ name: 'last', select: { css: 'body > b' } }] },
          ],
        },
        html,
      ),
    ).toEqual({ who: { name: 'A', age: 1 }, group: { last: 'outside' } });
  });

  it('are matched by the item and what is below it only, with :scope for the item itself', () => {
    const html =
      '<ul class=a><li><p>1</p></li></ul><ul class=a><li class=in><p>2</p><ul><li>3</li></ul></li></ul><dl><dt>k<dd>v</dl>';
    const inside = (css: string) =>
      result({ items: { css: '.a' }, fields: [{ name: 'x', select: { css }, many: true }] }, html);
    expect(inside('body p')).toEqual([{ x: [] }, { x: [] }]);
    expect(inside('.a > li > p')).toEqual([{ x: ['1'] }, { x: ['2'] }]);
    expect(inside('li p')).toEqual([{ x: ['1'] }, { x: ['2'] }]);
    expect(inside('> li > p, li li')).toEqual([{ x: ['1'] }, { x: ['2', '3'] }]);
    expect(inside(':scope > .in > p')).toEqual([{ x: [] }, { x: ['2'] }]);
    expect(result({ items: { css: 'dt' }, fields: [{ name: 'v', select: { css: '+ dd' } }] }, html)).toEqual([
      { v: 'v' },
    ]);
  });

  it('may have any name, including names of built-in object properties', () => {
    const fields: ScraperDefinitionInput['fields'] = [
      { name: 'constructor', attr: 'constructor' },
      { name: 'toString', attr: '__proto__' },
      { name: 'valueOf', attr: 'x' },
    ];
    expect(JSON.stringify(result({ source: 'xml', items: { css: 'a' }, fields }, '<a x="1"/>'))).toBe(
      '[{"constructor":null,"toString":null,"valueOf":"1"}]',
    );
    expect(JSON.stringify(result({ items: { css: 'a' }, fields }, '<a x="1" constructor="2">'))).toBe(
      '[{"constructor":"2","toString":null,"valueOf":"1"}]',
    );
  });

  it('take the base of the page into account', () => {
    expect(
      result(
        { fields: [{ name: 'x', select: { css: 'a' }, attr: 'href', type: 'url' }] },
        '<base href="/deep/"><a href="x">',
      ),
    ).toEqual({ x: 'https://books.example/deep/x' });
    expect(
      result(
        { fields: [{ name: 'x', select: { css: 'a' }, attr: 'href', type: 'url' }] },
        '<a href="javascript:void(0)">',
      ),
    ).toEqual({ x: null });
  });

  it('have the requested type, and null where a value does not fit', () => {
    const html = '<p>1.50</p><p>1.0</p><p>Yes</p><p>2026-11-20T10:00:00+01:00</p><p>{"a":[1]}</p><p>1,5</p>';
    const typed = (type: NonNullable<ScraperDefinitionInput['fields'][number]['type']>) =>
      run({ fields: [{ name: 'x', select: { css: 'p' }, many: true, type }] }, html);
    expect(typed('number').result).toEqual({ x: [1.5, 1, null, null, null, null] });
    expect(typed('integer').result).toEqual({ x: [null, 1, null, null, null, null] });
    expect(typed('boolean').result).toEqual({ x: [null, null, true, null, null, null] });
    expect(typed('date').result).toEqual({ x: [null, null, null, '2026-11-20T09:00:00Z', null, null] });
    expect(typed('json').result).toEqual({ x: [1.5, 1, null, null, { a: [1] }, null] });
    expect(typed('number').trace.at(-1)?.note).toBe('x 1 of 1; 4 values of x did not match the type');
  });

  it('may be constants, parameters, and pieces cut out by patterns', () => {
    const fields: ScraperDefinitionInput['fields'] = [
      { name: 'source', select: { const: 'books' } },
      { name: 'object', select: { const: { a: [1] } }, type: 'json' },
      { name: 'page', select: { param: 'page' }, type: 'integer' },
      { name: 'price', select: { regex: '£([0-9.]+)' }, type: 'number' },
    ];
    expect(
      result({ params: [{ name: 'page', type: 'integer' }], fields }, `${shop}<script>var x = 1</script>`, { page: 2 }),
    ).toEqual({ source: 'books', object: { a: [1] }, page: 2, price: 1.5 });
    expect(
      result(
        { items: { css: 'article' }, fields: [{ name: 'x', select: { regex: 'title="(\\w+)"' }, attr: 'html' }] },
        shop,
      ),
    ).toEqual([{ x: 'Amber' }, { x: 'Birch' }, { x: null }]);
  });
});

describe('sources', () => {
  const data = '{"shop":{"items":[{"id":7,"name":" A ","tags":["x","y"],"seller":{"name":"S"}},{"id":8,"name":""}]}}';
  const fields: ScraperDefinitionInput['fields'] = [
    { name: 'id', select: { jsonpath: '$.id' }, type: 'integer' },
    { name: 'name', select: { jsonpath: '$.name' } },
    { name: 'tags', select: { jsonpath: '$.tags' }, many: true },
    { name: 'joined', select: { jsonpath: '$.tags' }, transforms: [{ join: '+' }] },
    { name: 'first', select: { jsonpath: '$.tags' } },
    { name: 'all', select: { jsonpath: '$.tags' }, type: 'json' },
    { name: 'seller', select: { jsonpath: '$.seller' }, fields: [{ name: 'name', select: { jsonpath: '$.name' } }] },
  ];
  const items = [
    { id: 7, name: 'A', tags: ['x', 'y'], joined: 'x+y', first: 'x', all: ['x', 'y'], seller: { name: 'S' } },
    { id: 8, name: null, tags: [], joined: null, first: null, all: null, seller: null },
  ];

  it('keep values of fields of type json as they are, and their text where JavaScript writes them differently', () => {
    const texts = '{"a":["",null," "],"big":[12345678901234567890],"1":1.0}';
    const whole = (part: Partial<ScraperDefinitionInput>, text: string) => {
      const { result: found, exact } = run({ fields: [{ name: 'x', type: 'json' }], ...part }, text);
      return { found, exact };
    };
    const x = { a: ['', null, ' '], big: ['12345678901234567890'], 1: 1 };
    const kept = { found: { x }, exact: [{ path: ['x'], text: texts }] };
    expect(whole({ source: 'json' }, texts)).toEqual(kept);
    const script = `<script id=d>window.d = {a: ['', null, " "], big: [12345678901234567890], "1": 1.0,};</script>`;
    expect(whole({ source: 'script-json', script: { css: '#d' } }, script)).toEqual(kept);
    expect(
      whole(
        { source: 'ld-json', items: { jsonpath: '$[*]' } },
        `<script type="application/ld+json">{"@graph":[{"@type":"A"},${texts}]}</script>`,
      ),
    ).toEqual({ found: [{ x: { '@type': 'A' } }, { x }], exact: [{ path: [1, 'x'], text: texts }] });
    const inAttribute = { fields: [{ name: 'x', select: { css: 'p' }, attr: 'data-x', type: 'json' as const }] };
    expect(whole(inAttribute, `<p data-x='${texts}'>`)).toEqual(kept);
    expect(whole(inAttribute, '<p data-x="1.50">')).toEqual({
      found: { x: 1.5 },
      exact: [{ path: ['x'], text: '1.50' }],
    });
  });

  it('replace a value of type json only as a whole', () => {
    const field = { name: 'x', select: { jsonpath: '$.x' }, type: 'json' as const };
    const replaced = (transforms: NonNullable<ScraperDefinitionInput['fields'][number]['transforms']>, text: string) =>
      result({ source: 'json', fields: [{ ...field, transforms }] }, text);
    expect(replaced([{ default: 'none' }], '{}')).toEqual({ x: 'none' });
    expect(replaced([{ default: 'none' }], '{"x":null}')).toEqual({ x: 'none' });
    expect(replaced([{ default: 0 }], '{"x":[null,[1,[2]],""]}')).toEqual({ x: [null, [1, [2]], ''] });
    expect(replaced([{ map: { a: { b: 1 } } }], '{"x":"a"}')).toEqual({ x: { b: 1 } });
    expect(replaced([{ map: { a: 1 } }], '{"x":["a"]}')).toEqual({ x: ['a'] });
  });

  it('json', () => {
    expect(result({ source: 'json', items: { jsonpath: '$.shop.items[*]' }, fields }, `)]}'\n${data}`)).toEqual(items);
    expect(
      result(
        {
          source: 'json',
          items: { jsonpath: '$..items[?search(@.name, "^ [A-Z]")]' },
          fields: [{ name: 'id', select: { jsonpath: '$.id' }, type: 'integer' }],
        },
        data,
      ),
    ).toEqual([{ id: 7 }]);
  });

  it('script-json, by element and by variable', () => {
    const byElement = {
      source: 'script-json' as const,
      script: { css: '#data' },
      items: { jsonpath: '$.shop.items[*]' },
      fields,
    };
    expect(result(byElement, `<script id=data type=application/json>${data}</script>`)).toEqual(items);
    expect(result({ ...byElement, script: { variable: '__S__' } }, `<script>window.__S__=${data};</script>`)).toEqual(
      items,
    );
  });

  it('ld-json', () => {
    const html =
      '<script type="application/ld+json">{"@graph":[{"@type":"Product","name":"A"},{"@type":"Other"}]}</script>';
    expect(
      result(
        {
          source: 'ld-json',
          items: { jsonpath: '$[?@["@type"] == "Product"]' },
          fields: [{ name: 'name', select: { jsonpath: '$.name' } }],
        },
        html,
      ),
    ).toEqual([{ name: 'A' }]);
  });

  it('xml', () => {
    const feed =
      '<?xml version="1.0"?><rss><channel><item><title><![CDATA[A & B]]></title><link>https://a.example/</link><media:thumbnail url="t.png"/><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>';
    const rss: ScraperDefinitionInput['fields'] = [
      { name: 'title', select: { css: 'title' } },
      { name: 'link', select: { css: 'link' }, type: 'url' },
      { name: 'image', select: { css: 'media\\:thumbnail' }, attr: 'url', type: 'url' },
      { name: 'at', select: { css: 'pubDate' }, type: 'date' },
    ];
    expect(result({ source: 'xml', items: { css: 'item' }, fields: rss }, feed)).toEqual([
      {
        title: 'A & B',
        link: 'https://a.example/',
        image: 'https://books.example/catalogue/t.png',
        at: '2026-11-20T10:00:00Z',
      },
    ]);
  });

  it('text, item by item', () => {
    const text = 'name: A\nage: 1\n\nname: B\n';
    const person: ScraperDefinitionInput['fields'] = [
      { name: 'name', select: { regex: 'name: (.+)' } },
      { name: 'age', select: { regex: 'age: (\\d+)' }, type: 'integer' },
      { name: 'whole', transforms: [{ collapse: true }] },
    ];
    expect(result({ source: 'text', items: { regex: 'name:.*(?:\\n.+)*' }, fields: person }, text)).toEqual([
      { name: 'A', age: 1, whole: 'name: A age: 1' },
      { name: 'B', age: null, whole: 'name: B' },
    ]);
  });

  it.each<[Partial<ScraperDefinitionInput>, string, string]>([
    [{ source: 'json' }, '<html>', 'The page loaded (200, 6 bytes) but is not JSON: '],
    [
      { source: 'json' },
      '['.repeat(600) + ']'.repeat(600),
      'The page loaded (200, 1 kB) but is too large to read. The JSON is nested deeper than 500 levels.',
    ],
    [{ source: 'xml' }, 'plain', 'The page loaded (200, 5 bytes) but is not XML: there is no element in it.'],
    [{ source: 'ld-json' }, '<p>', 'The page loaded (200, 3 bytes) but has no ld+json.'],
    [
      { source: 'script-json', script: { css: '#x' } },
      '<p>',
      'The page loaded (200, 3 bytes) but has no script `#x` that contains JSON.',
    ],
    [
      { source: 'script-json', script: { variable: 'window.x' } },
      '<p>',
      'The page loaded (200, 3 bytes) but assigns no JSON to `window.x`.',
    ],
  ])('that the page is not make a failure: %o', (part, text, failure) => {
    const extraction = run(part, text);
    expect(extraction.result).toBeNull();
    expect(extraction.failure?.startsWith(failure)).toBe(true);
    expect(extraction.trace.map(({ stage }) => stage)).toEqual(['decode', 'parse']);
  });
});

describe('a result', () => {
  it('without items is an empty list, or a failure where items are required', () => {
    expect(run({ items: { css: 'article.none' } }, shop)).toMatchObject({ result: [], failure: null });
    expect(run({ items: { css: 'article.none', required: true } }, shop)).toMatchObject({
      result: null,
      failure: 'The page loaded (200, 445 bytes) but `article.none` matched 0 elements.',
    });
    expect(
      run(
        { items: { css: 'article', required: true }, fields: [{ name: 'x', select: { css: 'em' }, required: true }] },
        shop,
      ),
    ).toMatchObject({
      result: null,
      failure: 'The page loaded (200, 445 bytes) but 3 items left out: no x.',
    });
  });

  it('without a required field are a failure with its reason', () => {
    expect(run({ fields: [{ name: 'x', select: { css: 'h9' }, required: true }] }, shop).failure).toBe(
      'The page loaded (200, 445 bytes) but `x` is missing: `h9` matched 0 elements.',
    );
    expect(run({ fields: [{ name: 'x', select: { css: 'h3' }, type: 'number', required: true }] }, shop).failure).toBe(
      'The page loaded (200, 445 bytes) but `x` is missing: what `h3` matched has no value of type number.',
    );
  });

  it('return the address of the next page', () => {
    expect(run({ items: { css: 'article' }, next: { css: 'a.next', pagesMax: 2 } }, shop).next).toBe(
      'https://books.example/catalogue/page-2.html#top',
    );
    const last = run({ items: { css: 'article' }, next: { css: 'a.more', pagesMax: 2 } }, shop);
    expect([last.next, last.trace.at(-1)?.note]).toEqual([null, '`a.more` matched nothing, so this is the last page']);
    expect(
      run(
        { source: 'json', items: { jsonpath: '$.a[*]' }, next: { jsonpath: '$.next', pagesMax: 2 } },
        '{"a":[1],"next":"?page=2"}',
      ).next,
    ).toBe(`${url}?page=2`);
  });

  it('has at most 2000 items, and 2000 entries in a list', () => {
    const many = run({ items: { css: 'p' } }, '<p>x'.repeat(2500));
    expect(many.result).toHaveLength(2000);
    expect(many.trace[2]?.note).toBe('`p` matched more than 2000; only the first 2000 are used');
    expect(run({ fields: [{ name: 'x', select: { css: 'p' }, many: true }] }, '<p>x'.repeat(2500)).result).toEqual({
      x: Array.from({ length: 2000 }, () => 'x'),
    });
  });

  it('does not grow without end', () => {
    const part = { items: { css: '*' }, fields: [{ name: 'html', attr: 'html' }] };
    expect(run(part, `${'<div>'.repeat(400)}${'long text '.repeat(5000)}`).failure).toBe(
      'The response would be larger than 10.0 MB. Select less.',
    );
  });

  it('is a failure where a selector is too much for the page', () => {
    const wide = `[${'[[1]],'.repeat(200_000)}0]`;
    expect(run({ source: 'json', items: { jsonpath: '$[?count($..*) > 1]' } }, wide)).toMatchObject({
      result: null,
      failure: 'The page loaded (200, 1.2 MB) but is too large or too deeply nested for these selectors.',
      hints: [],
    });
  });

  it('of an invalid definition are a failure with its reason', () => {
    expect(run({ items: { css: 'a[' } }, shop)).toMatchObject({
      result: null,
      failure: 'The definition is invalid. Invalid CSS selector: Expected name, found .',
    });
  });
});
