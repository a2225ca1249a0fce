import { expect, test } from 'vitest';
import { dataApi, hashApi, qrApi, scraperApi } from '@apiyard/kit/story/apis.ts';
import { articles } from './articles/articles.ts';
import { areaOf, neighboursOf, pageAt, pathsInOrder } from './docs-page.ts';

const apis = [hashApi, dataApi, qrApi, scraperApi];

test('resolves the guide without the catalogue', () => {
  expect(pageAt('limits', null)).toMatchObject({ kind: 'article', article: { slug: 'limits' } });
  expect(pageAt('convert', null)).toBeUndefined();
});

test('resolves areas and APIs from the catalogue', () => {
  expect(pageAt('convert', apis)).toEqual({ kind: 'area', area: 'convert', apis: [hashApi, dataApi] });
  expect(pageAt('ai', apis)).toEqual({ kind: 'area', area: 'ai', apis: [] });
  expect(pageAt('scrape/books/list', apis)).toEqual({ kind: 'api', api: scraperApi });
  expect(['convert/nothing', 'nothing', 'convert/hash/more'].map((path) => pageAt(path, apis))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('orders pages from the overview to the last API', () => {
  expect(pathsInOrder(apis)).toEqual([
    '',
    'getting-started',
    'authentication',
    'answers',
    'limits',
    'files',
    'errors',
    'openapi',
    'convert',
    'convert/hash',
    'convert/data',
    'random',
    'random/qr',
    'scrape',
    'scrape/books/list',
  ]);
  expect(neighboursOf('', apis)).toEqual({ before: null, after: 'getting-started' });
  expect(neighboursOf('openapi', apis)).toEqual({ before: 'errors', after: 'convert' });
  expect(neighboursOf('scrape/books/list', apis)).toEqual({ before: 'scrape', after: null });
  expect(neighboursOf('ai', apis)).toEqual({ before: null, after: null });
});

test('has no article named like an area and no duplicate anchor', () => {
  expect(articles.filter(({ slug }) => areaOf(slug) !== null)).toEqual([]);
  for (const { sections } of articles) expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});
