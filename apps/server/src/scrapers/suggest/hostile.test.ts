import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDefinition } from '../run/check.ts';
import { feedsOn } from './feeds.ts';
import { sitemapsIn } from './sitemaps.ts';
import { suggest } from './suggest.ts';

const bytes = new TextEncoder();
const look = (text: string, contentType = 'text/html', url = 'https://x.example/list?page=2') =>
  suggest({ url, status: 200, contentType, body: bytes.encode(text) });

/** Far more than any of them takes; what grows with the square of the page takes minutes. */
const cpuMsMax = 15_000;

describe('hostile pages are looked through in bounded time, without a throw', () => {
  it.each<readonly [string, string, () => string]>([
    ['100,000 nested elements', 'text/html', () => '<div>'.repeat(100_000)],
    [
      '5,000 nested elements with links',
      'text/html',
      () => '<div class="a">word here <a href="/x">y</a>'.repeat(5_000),
    ],
    ['200,000 siblings', 'text/html', () => `<ul>${'<li>some words here</li>'.repeat(200_000)}</ul>`],
    ['20,000 parents with one child each', 'text/html', () => '<div><p>some words here</p></div>'.repeat(20_000)],
    [
      '30,000 classes',
      'text/html',
      () =>
        Array.from(
          { length: 30_000 },
          (_, at) => `<p class="c${'abcdefgh'[at % 8]}${'klmnopqr'[(at >> 3) % 8]}${at}">text ${at}</p>`,
        ).join(''),
    ],
    [
      'attributes of a megabyte',
      'text/html',
      () =>
        `<div class="${'x '.repeat(500_000)}" id="${'y'.repeat(500_000)}"><p title="${'z'.repeat(1_000_000)}">a</p></div>`.repeat(
          2,
        ),
    ],
    [
      'a megabyte of white space',
      'text/html',
      () => `<div class="item"><p>${' \n'.repeat(400_000)}x</p><h2>${'1'.repeat(100_000)}</h2></div>`.repeat(3),
    ],
    [
      'records of 10,000 parts',
      'text/html',
      () => `<article class="card">${'<span>ab cd</span>'.repeat(10_000)}</article>`.repeat(3),
    ],
    ['5,000 nested tables', 'text/html', () => '<table><tr><td>'.repeat(5_000)],
    [
      'a table of 1,000 columns',
      'text/html',
      () => `<table><tr>${'<th>h</th>'.repeat(1000)}</tr>${`<tr>${'<td>1</td>'.repeat(1000)}</tr>`.repeat(20)}</table>`,
    ],
    ['10,000 links to the next page', 'text/html', () => '<a href="/p?page=3">next</a>'.repeat(10_000)],
    ['a megabyte of opened tags', 'text/html', () => '<'.repeat(1_000_000)],
    [
      '20,000 pairs',
      'text/html',
      () => `<dl>${Array.from({ length: 20_000 }, (_, at) => `<dt>Label ${at}</dt><dd>value</dd>`).join('')}</dl>`,
    ],
    [
      '50,000 lists in one object',
      'application/json',
      () =>
        JSON.stringify(
          Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, [{ a: 'x y' }, { a: 'z w' }]])),
        ),
    ],
    ['JSON nested too deeply', 'application/json', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['JSON that ends too soon', 'application/json', () => `{"a":${'['.repeat(100_000)}`],
    [
      '30,000 kinds of elements',
      'application/xml',
      () =>
        `<?xml version="1.0"?><r>${Array.from({ length: 30_000 }, (_, at) => `<a${at} b="1"><c>x</c></a${at}>`).join('')}</r>`,
    ],
    [
      'page data of Nuxt that doubles sixty times',
      'text/html',
      () =>
        `<script id="__NUXT_DATA__" type="application/json">${JSON.stringify(Array.from({ length: 60 }, (__, at) => (at < 59 ? [at + 1, at + 1] : 'x')))}</script>`,
    ],
    [
      '100,000 addresses of a next page',
      'text/html',
      () => '<div data-next="https://y.example/">a</div>'.repeat(100_000),
    ],
    ['bytes that are no text', 'application/octet-stream', () => '\u0000\ufffd\u0001'.repeat(100_000)],
    ['nothing', 'text/html', () => ''],
  ])('%s', (_, contentType, page) => {
    const text = page();
    const before = process.cpuUsage();
    const { items } = look(text, contentType);
    const { user, system } = process.cpuUsage(before);
    expect(items.length).toBeLessThanOrEqual(8);
    expect((user + system) / 1000).toBeLessThan(cpuMsMax);
  });
});

it('feeds are looked for in bounded time', () => {
  const before = process.cpuUsage();
  for (const [text, linkHeader] of [
    ['<link href=a '.repeat(100_000), ''],
    ['<link rel=alternate href=a>'.repeat(50_000), ''],
    ['<'.repeat(1_000_000), ''],
    ['<a href=/feed '.repeat(100_000), ''],
    ['<a rel=feed href=/x>'.repeat(100_000), ''],
    // Headers have at most 16 kB.
    ['<p>', '<a>;b="'.repeat(2_000)],
    ['<p>', '<a>;b=\\" ;'.repeat(1_400)],
    ['<p>', `<a>${' ;'.repeat(8_000)}`],
    ['<p>', `<a>;${' '.repeat(16_000)}`],
  ] as const) {
    const page = { url: 'https://x.example/', status: 200, contentType: '', body: bytes.encode(text) };
    expect(feedsOn(page, linkHeader).urls).toEqual([]);
  }
  expect(sitemapsIn(`sitemap${' '.repeat(500_000)}`, 'https://x.example/robots.txt')).toEqual([]);
  expect(sitemapsIn(' '.repeat(500_000), 'https://x.example/robots.txt')).toEqual([]);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(cpuMsMax);
});

it.each(['nonsense', 'file:///etc/passwd', ''])('an address that is none gives nothing: %s', (url) => {
  expect(look('<ul><li>one entry</li><li>two entries</li></ul>', 'text/html', url)).toEqual({ items: [], hints: [] });
});

it.each([
  ['JSON nested too deeply', `${'['.repeat(1000)}${']'.repeat(1000)}`, 'The JSON is nested deeper than 500 levels.'],
  [
    'JSON without a list',
    '[1, 2, 3]',
    'This page has no repeated items and no embedded data. Write the definition by hand, or try a page with a list.',
  ],
  [
    'plain text',
    'Come in, we are open.',
    'This page has no repeated items and no embedded data. Write the definition by hand, or try a page with a list.',
  ],
])('says why nothing was found: %s', (_, text, detail) => {
  expect(look(text, '')).toEqual({ items: [], hints: [{ code: 'no-match', detail, at: null }] });
});

const tag = fc.constantFrom(
  'div',
  'li',
  'ul',
  'article',
  'a',
  'p',
  'span',
  'h2',
  'img',
  'table',
  'tr',
  'td',
  'th',
  'dl',
  'dt',
  'dd',
  'time',
  'script',
  'nav',
  'x-card',
  'template',
  'noscript',
  'select',
  'svg',
  'meta',
  'link',
  'b',
);
const attribute = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'class',
      'id',
      'href',
      'src',
      'datetime',
      'rel',
      'aria-label',
      'title',
      'data-id',
      'data-testid',
      'itemprop',
      'property',
      'content',
      'type',
      'colspan',
      'rowspan',
      'alt',
      'data-title',
      'data-price',
      'data-timestamp',
      'data-next-page',
      'hasownproperty',
      '__proto__',
    ),
    fc.oneof(
      fc.constantFrom(
        'card',
        'next',
        'price old',
        'star-rating Three',
        '/a?page=3',
        'https://x.example/b',
        '2026-11-20',
        'application/ld+json',
        'css-1x2y3z',
        'og:title',
        'Next page',
        '4.5 out of 5',
        '1763600000',
        '24',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
  ),
  fc.tuple(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 })),
);
const words = fc.oneof(
  fc.constantFrom(
    '£51.77',
    '1.234,5 €',
    'A title of some length',
    '12 comments',
    '(3)',
    'by Ann Lee',
    '1763600000',
    '20 Nov 2026',
    '٤٬٥٠٠ ر.س',
    '下一页',
    '{"@type":"Product","name":"x"}',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const { html } = fc.letrec((tie) => ({
  html: fc.oneof({ maxDepth: 5, withCrossShrink: true }, words, tie('element'), tie('several')),
  element: fc
    .tuple(tag, fc.array(attribute, { maxLength: 3 }), tie('html'))
    .map(
      ([name, attributes, inner]) =>
        `<${name}${attributes.map(([key, value]) => ` ${key}="${value}"`).join('')}>${String(inner)}</${name}>`,
    ),
  several: fc
    .tuple(fc.integer({ min: 2, max: 6 }), fc.array(tie('html'), { minLength: 1, maxLength: 4 }))
    .map(([times, parts]) => parts.map(String).join('').repeat(times)),
}));

const everySuggestionHolds = (text: string, contentType: string): void => {
  const found = look(text, contentType);
  expect(look(text, contentType)).toEqual(found);
  expect(found.items.length).toBeLessThanOrEqual(8);
  for (const { definition, count, score, fields } of found.items) {
    expect(checkDefinition(definition)).toEqual([]);
    expect(count).toBeGreaterThan(0);
    expect(score >= 0 && score <= 1).toBe(true);
    expect(fields.map(({ name }) => name)).toEqual(definition.fields.map(({ name }) => name));
  }
};

describe('for any page content, each suggestion is a valid definition, and the result is deterministic', () => {
  it('for HTML', () => {
    fc.assert(
      fc.property(html, (text) => everySuggestionHolds(String(text), 'text/html')),
      { numRuns: 300 },
    );
  });

  it('for JSON', () => {
    const value = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });
    const lists = fc.dictionary(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.array(
        fc.dictionary(
          fc.oneof(
            fc.constantFrom('name', 'price', '@type', '__typename', "it's", 'a\\b', 'next'),
            fc.string({ unit: 'binary', maxLength: 6 }),
          ),
          value,
          { maxKeys: 5 },
        ),
        { maxLength: 5 },
      ),
    );
    fc.assert(
      fc.property(fc.oneof(value, lists), (one) => everySuggestionHolds(JSON.stringify(one), 'application/json')),
      { numRuns: 300 },
    );
  });

  it('for XML', () => {
    fc.assert(
      fc.property(html, fc.constantFrom('rss', 'feed', 'r:x', 'urlset'), (text, root) =>
        everySuggestionHolds(`<?xml version="1.0"?><${root}>${String(text).repeat(2)}</${root}>`, 'application/xml'),
      ),
      { numRuns: 200 },
    );
  });
});
