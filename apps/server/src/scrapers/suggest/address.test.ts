import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

describe('an address becomes a request whose numbers can be changed', () => {
  it.each([
    ['https://books.example/', 'https://books.example/', {}, ['books']],
    [
      'https://www.books.co.uk/catalogue/page-2.html',
      'https://www.books.co.uk/catalogue/page-{page}.html',
      { page: 2 },
      ['books', 'catalogue'],
    ],
    [
      'https://blog.example.com/archive/page/3/',
      'https://blog.example.com/archive/page/{page}/',
      { page: 3 },
      ['example', 'archive'],
    ],
    [
      'https://x.example/s?q=old+maps&page=4&lang=en',
      'https://x.example/s?q={query}&page={page}&lang=en',
      { query: 'old maps', page: 4 },
      ['x', 's'],
    ],
    [
      'https://x.example/list?start=40&limit=20',
      'https://x.example/list?start={offset}&limit={limit}',
      { offset: 40, limit: 20 },
      ['x', 'list'],
    ],
    ['https://x.example/products/48213', 'https://x.example/products/{id}', { id: 48213 }, ['x', 'products']],
    [
      'https://x.example/t.php?topic_id=0071',
      'https://x.example/t.php?topic_id={topicId}',
      { topicId: '0071' },
      ['x', 't'],
    ],
    ['https://x.example/item-48213.html', 'https://x.example/item-{id}.html', { id: 48213 }, ['x', 'item']],
    ['https://x.example/2026/11/20/tides', 'https://x.example/2026/11/20/tides', {}, ['x', 'tides']],
    ['https://x.example/a?filter={name}#top', 'https://x.example/a?filter=%7Bname%7D', {}, ['x', 'a']],
    ['https://x.example/%E6%9C%AC/12', 'https://x.example/%E6%9C%AC/{id}', { id: 12 }, ['x']],
    ['http://127.0.0.1:8080/rows?p=1', 'http://127.0.0.1:8080/rows?p={page}', { page: 1 }, ['127-0-0-1', 'rows']],
    ['https://x.example/bad%zz?q=%', 'https://x.example/bad%zz?q={query}', { query: '%' }, ['x', 'bad-zz']],
  ])('%s', (page, url, values, path) => {
    const address = addressOf(page);
    expect({ url: address?.url, values: address?.values, path: address?.path }).toEqual({ url, values, path });
    expect(address?.params.map(({ name, example }) => [name, example])).toEqual(Object.entries(values));
  });

  const params = (url: string, valuesAsDefaults: boolean) =>
    addressOf(url, { valuesAsDefaults })?.params.map((param) => [
      param.name,
      param.required,
      param.default,
      param.example,
    ]);

  it('values of the address are examples, not defaults', () => {
    const url =
      'https://x.example/films/the-slow-boat-4711.html?title=The+slow+boat&q=boat&film_id=ab12&page=2&start=40&limit=20';
    expect(addressOf(url)?.url).toContain('title=The+slow+boat');
    expect(params(url, false)).toEqual([
      ['query', true, undefined, 'boat'],
      ['filmId', true, undefined, 'ab12'],
      ['page', false, undefined, 2],
      ['offset', false, undefined, 40],
      ['limit', false, undefined, 20],
    ]);
  });

  it.each([
    ['/list/page/7/', 1, 7],
    ['/list/page-7.html', 1, 7],
    ['/list/page-0.html', 0, 0],
  ])('the page in a path, which cannot be left out, is the first by default: %s', (path, first, example) => {
    expect(params(`https://x.example${path}`, false)).toEqual([['page', false, first, example]]);
  });

  it('values of the address are defaults on request', () => {
    expect(params('https://x.example/list/48213/page-7.html?q=boat&limit=20', true)).toEqual([
      ['id', false, 48213, 48213],
      ['page', false, 7, 7],
      ['query', false, 'boat', 'boat'],
      ['limit', false, 20, 20],
    ]);
  });

  it.each(['ftp://x.example/', 'nonsense', ''])('%s is none', (page) => {
    expect(addressOf(page)).toBe(null);
  });
});
