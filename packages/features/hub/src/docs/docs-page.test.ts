import { expect, test } from 'vitest';
import { dataApi, hashApi, qrApi, scraperApi } from '@apiyard/kit/story/apis.ts';
import { articles } from './articles/articles.ts';
import { generatorSamples } from './articles/samples.ts';
import ar from './copy/ar.ts';
import ch from './copy/ch.ts';
import en from './copy/en.ts';
import fr from './copy/fr.ts';
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
    'client',
    'agents',
    'convert',
    'convert/hash',
    'convert/data',
    'random',
    'random/qr',
    'scrape',
    'scrape/books/list',
  ]);
  expect(neighboursOf('', apis)).toEqual({ before: null, after: 'getting-started' });
  expect(neighboursOf('openapi', apis)).toEqual({ before: 'errors', after: 'client' });
  expect(neighboursOf('scrape/books/list', apis)).toEqual({ before: 'scrape', after: null });
  expect(neighboursOf('ai', apis)).toEqual({ before: null, after: null });
});

test('has no article named like an area and no duplicate anchor', () => {
  expect(articles.filter(({ slug }) => areaOf(slug) !== null)).toEqual([]);
  for (const { sections } of articles) expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
});

test('getting started begins with what needs an account', () => {
  const { sections } = articles.find(({ slug }) => slug === 'getting-started') ?? { sections: [] };
  const keys = [
    'docs.begin.account.1',
    'docs.begin.account.2',
    'docs.begin.account.3',
    'docs.begin.account.4',
  ] as const;
  expect(sections[0]).toEqual({ id: 'account', title: 'docs.begin.account', blocks: [{ list: keys }] });
  expect([en['docs.begin.account'], ...keys.map((key) => en[key])]).toEqual([
    'What needs an account',
    'Without an account, you can read the documentation, browse the [API hub](/hub) and run APIs marked as free to try, up to {{visitorCalls}} an hour for each IP address, with files of up to {{visitorFile}}.',
    'API keys and all other APIs need an account. The [limits](/docs/limits) are then those of your plan. Premium APIs need a [plan](/pricing) that includes them.',
    'Favourites don’t need an account: they’re stored in your browser. With an account, they’re stored on the server and available on all your devices.',
    'History: the playground stores your recent calls in your browser, with or without an account. With an account, [usage](/account/usage) also lists calls by key.',
  ]);
  const linksAndValues = (text: string) => text.match(/\]\([^)]+\)|\{\{\w+\}\}/g);
  for (const texts of [fr, ar, ch])
    expect(keys.map((key) => linksAndValues(texts[key]))).toEqual([
      ['](/hub)', '{{visitorCalls}}', '{{visitorFile}}'],
      ['](/docs/limits)', '](/pricing)'],
      null,
      ['](/account/usage)'],
    ]);
});

test('names only generators of clients that are tested', () => {
  expect(generatorSamples('https://yard.example').map(({ label, code }) => [label, code])).toEqual([
    ['openapi-typescript', 'npx openapi-typescript https://yard.example/api/v1/openapi.json --output api.d.ts'],
    [
      'Hey API',
      'npx --package typescript@5 --package @hey-api/openapi-ts \\\n  openapi-ts --input https://yard.example/api/v1/openapi.json --output api',
    ],
    ['Orval', 'npx orval --input https://yard.example/api/v1/openapi.json --output api.ts --client fetch'],
  ]);
  const named = /openapi-typescript|hey-api|orval|openapi-python-client|openapi-generator|kiota|swagger-codegen/gi;
  for (const texts of [en, fr, ar, ch])
    expect(Array.from(Object.values(texts).join('\n').matchAll(named), ([name]) => name)).toEqual(['Orval']);
});
