/** APIs without code in every state an admin meets. The sites are invented; a test of the server records what the engine finds on them. */
import { ScraperDefinition, type ScraperDefinitionInput } from '../../contract/scraper-definition.ts';
import type { ScraperRevision, ScraperTestRun } from '../../contract/scrapers.ts';
import { newScraper, type SampleScraper } from '../scraper-state.ts';

const definition = (given: ScraperDefinitionInput): ScraperDefinition => ScraperDefinition.parse(given);

const books = definition({
  path: 'books/list',
  title: 'Books',
  summary: 'Titles, prices and stock of one page of a catalogue.',
  tags: ['books', 'prices', 'catalogue'],
  params: [{ name: 'page', title: 'Page', help: 'Six books stand on a page.', type: 'integer', required: false, default: 1, example: 1, minimum: 1, maximum: 50 }],
  request: { url: 'https://books.example/catalogue/page-{page}.html', headers: { 'accept-language': 'en' } },
  source: 'html',
  items: { css: 'article.product' },
  fields: [
    { name: 'title', select: { css: 'h3 a' }, attr: 'title', required: true },
    { name: 'author', select: { css: '.author' } },
    { name: 'price', select: { css: '.price' }, type: 'number', transforms: [{ regex: '[0-9.]+' }] },
    { name: 'stock', select: { css: '.stock' }, type: 'integer', transforms: [{ regex: '[0-9]+' }, { default: 0 }] },
    { name: 'tags', select: { css: '.tag' }, many: true },
    { name: 'url', select: { css: 'h3 a' }, attr: 'href', type: 'url' },
    { name: 'cover', select: { css: 'img' }, attr: 'src', type: 'url' },
  ],
  cacheS: 300,
  tests: [
    { name: 'First page', params: { page: 1 }, expect: { items: { min: 6 }, filled: ['title', 'price'] } },
    { name: 'A page that is not there', params: { page: 50 }, expect: { absent: true } },
  ],
});

const departures = definition({
  area: 'scrape',
  path: 'trains/departures',
  title: 'Departures',
  summary: 'The next trains from a station.',
  params: [{ name: 'station', title: 'Station', example: 'harrow-quay' }],
  request: { url: 'https://trains.example/board/{station}' },
  source: 'html',
  items: { css: '#board tbody tr' },
  fields: [
    { name: 'time', select: { css: 'td:nth-child(1)' }, required: true },
    { name: 'to', select: { css: 'td:nth-child(2)' }, required: true },
    { name: 'platform', select: { css: 'td:nth-child(3)' }, type: 'integer' },
    { name: 'state', select: { css: 'td:nth-child(4)' } },
  ],
});

const recipeLive = definition({
  path: 'recipes/card',
  title: 'Recipe card',
  summary: 'What a recipe needs and how long it takes.',
  tags: ['cooking', 'ingredients'],
  params: [{ name: 'recipe', title: 'Recipe', help: 'The last part of its address.', example: 'lentil-soup-with-lemon', pattern: '[a-z0-9-]+' }],
  request: { url: 'https://kitchen.example/recipes/{recipe}' },
  source: 'ld-json',
  fields: [
    { name: 'name', select: { jsonpath: '$.name' }, required: true },
    { name: 'author', select: { jsonpath: '$.author.name' } },
    { name: 'published', select: { jsonpath: '$.datePublished' }, type: 'date' },
    { name: 'ingredients', select: { jsonpath: '$.recipeIngredient[*]' }, many: true },
  ],
  cacheS: 3600,
  tests: [{ name: 'Lentil soup', params: { recipe: 'lentil-soup-with-lemon' }, expect: { filled: ['name', 'ingredients'], values: { name: 'Lentil soup with lemon' } } }],
});

const recipe = definition({
  ...recipeLive,
  fields: [
    ...recipeLive.fields,
    { name: 'minutes', select: { jsonpath: '$.totalTime' }, type: 'integer', transforms: [{ regex: 'PT([0-9]+)M' }] },
    { name: 'rating', select: { jsonpath: '$.aggregateRating.ratingValue' }, type: 'number' },
  ],
});

const openings = definition({
  path: 'jobs/openings',
  title: 'Openings',
  summary: 'Posts that Northlight wants to fill.',
  request: { url: 'https://northlight.example/careers' },
  source: 'html',
  items: { css: 'ul.openings > li', required: true },
  fields: [
    { name: 'post', select: { css: 'h2' }, required: true },
    { name: 'place', select: { css: '.place' } },
    { name: 'url', select: { css: 'a' }, attr: 'href', type: 'url' },
  ],
  tests: [{ name: 'There is always something', expect: { items: { min: 1 }, filled: ['post', 'place'] } }],
});

const rates = definition({
  path: 'money/rates',
  title: 'Daily rates',
  summary: 'What one euro costs in other currencies, as the bank fixed it today.',
  tags: ['currency', 'exchange'],
  request: { url: 'https://bank.example/daily.xml' },
  source: 'xml',
  items: { css: 'rate' },
  fields: [
    { name: 'code', attr: 'code', required: true },
    { name: 'name', select: { css: 'name' } },
    { name: 'units', attr: 'units', type: 'integer' },
    { name: 'value', select: { css: 'value' }, type: 'number', transforms: [{ 'parse-number': { locale: 'de' } }] },
  ],
  cacheS: 3600,
});

const parcel = definition({
  path: 'parcels/track',
  title: 'Parcel tracking',
  summary: 'Where a parcel is, and where it has been.',
  tags: ['post', 'delivery'],
  params: [{ name: 'id', title: 'Number', help: 'Two letters and six digits.', example: 'ZX204418', pattern: '[A-Z]{2}[0-9]{6}' }],
  request: {
    url: 'https://api.parcels.example/v2/parcels/{id}',
    query: { events: 'all' },
    headers: { authorization: 'Bearer {{secret:PARCELS_TOKEN}}' },
    timeoutMs: 5000,
  },
  source: 'json',
  fields: [
    { name: 'number', select: { jsonpath: '$.parcel.number' }, required: true },
    { name: 'town', select: { jsonpath: '$.parcel.recipient.town' } },
    { name: 'weightG', select: { jsonpath: '$.parcel.weight_g' }, type: 'integer' },
    {
      name: 'events',
      select: { jsonpath: '$.parcel.events[*]' },
      many: true,
      type: 'json',
      fields: [
        { name: 'at', select: { jsonpath: '$.at' }, type: 'date' },
        { name: 'where', select: { jsonpath: '$.where' } },
        { name: 'what', select: { jsonpath: '$.what' }, transforms: [{ map: { collected: 'Collected', sorted: 'Sorted', 'out for delivery': 'Out for delivery' } }] },
      ],
    },
  ],
  cost: 2,
  premium: true,
  tests: [{ name: 'A parcel under way', params: { id: 'ZX204418' }, expect: { filled: ['number', 'events'] } }],
});

const lamps = definition({
  path: 'shop/products',
  title: 'Workshop Nine',
  summary: 'Products of a category with prices and colours.',
  params: [{ name: 'category', title: 'Category', options: ['lamps', 'chairs', 'tables'], default: 'lamps', required: false }],
  request: { url: 'https://workshop-nine.example/{category}' },
  source: 'script-json',
  script: { css: '#__NEXT_DATA__' },
  items: { jsonpath: '$.props.pageProps.products[*]' },
  fields: [
    { name: 'id', select: { jsonpath: '$.sku' }, required: true },
    { name: 'name', select: { jsonpath: '$.name' }, required: true },
    { name: 'price', select: { jsonpath: '$.price' }, type: 'json', fields: [{ name: 'amount', select: { jsonpath: '$.amount' }, type: 'number' }, { name: 'currency', select: { jsonpath: '$.currency' } }] },
    { name: 'rating', select: { jsonpath: '$.rating' }, type: 'number' },
    {
      name: 'variants',
      select: { jsonpath: '$.variants[*]' },
      many: true,
      type: 'json',
      fields: [{ name: 'colour', select: { jsonpath: '$.colour' } }, { name: 'inStock', select: { jsonpath: '$.stock' }, type: 'boolean' }],
    },
  ],
  tests: [{ name: 'Lamps', params: { category: 'lamps' }, expect: { items: { min: 3 }, filled: ['name', 'price'], values: { id: 'L-101' } } }],
});

const revision = (number: number, publishedAt: string, of: ScraperDefinition, given: Partial<ScraperRevision> = {}) => ({
  revision: number,
  publishedAt,
  publishedBy: 'admin',
  restores: null,
  note: null,
  definition: of,
  ...given,
});

const testRun = (at: string, tests: ScraperTestRun['tests']): ScraperTestRun => ({ at, of: 'live', passed: tests.every(({ passed }) => passed), tests });
const passed = (name: string, ms: number) => ({ name, passed: true, ms, detail: null });
const noOpenings = 'The page loaded (200, 1 kB) but `ul.openings > li` matched 0 elements.';

const booksAtFirst = definition({ ...books, fields: books.fields.filter(({ name }) => name === 'title' || name === 'price'), cacheS: 0 });

/** Last changed first. */
export const scraperSeeds: readonly SampleScraper[] = [
  {
    ...newScraper('scraper-openings', openings),
    version: 2,
    revisions: [revision(1, '2026-08-14T10:02:00.000Z', openings)],
    health: 'failing',
    failedTestRuns: 5,
    calls: 310,
    lastRun: { at: '2026-11-20T09:12:41.000Z', passed: false, ms: 402, detail: noOpenings },
    lastTest: testRun('2026-11-20T09:00:04.000Z', [{ name: 'There is always something', passed: false, ms: 388, detail: noOpenings }]),
    createdAt: '2026-08-14T09:40:00.000Z',
    updatedAt: '2026-11-20T08:55:00.000Z',
  },
  {
    ...newScraper('scraper-departures', departures),
    version: 3,
    createdAt: '2026-11-20T08:10:00.000Z',
    updatedAt: '2026-11-20T08:31:00.000Z',
  },
  {
    ...newScraper('scraper-recipe', recipe),
    version: 6,
    revisions: [revision(1, '2026-10-03T12:00:00.000Z', recipeLive)],
    health: 'ok',
    calls: 1204,
    lastRun: { at: '2026-11-20T09:21:10.000Z', passed: true, ms: 231, detail: null },
    lastTest: testRun('2026-11-20T09:00:02.000Z', [passed('Lentil soup', 240)]),
    createdAt: '2026-10-02T15:20:00.000Z',
    updatedAt: '2026-11-19T17:45:00.000Z',
  },
  {
    ...newScraper('scraper-books', books),
    version: 9,
    revisions: [
      revision(1, '2026-06-01T09:00:00.000Z', booksAtFirst, { note: 'Titles and prices' }),
      revision(2, '2026-07-12T16:30:00.000Z', books, { note: 'Author, stock, tags and pictures', publishedBy: 'noor' }),
      revision(3, '2026-09-02T07:15:00.000Z', booksAtFirst, { restores: 1 }),
      revision(4, '2026-09-03T11:05:00.000Z', books, { restores: 2, note: null }),
    ],
    health: 'ok',
    calls: 18_432,
    lastRun: { at: '2026-11-20T09:29:48.000Z', passed: true, ms: 148, detail: null },
    lastTest: testRun('2026-11-20T09:00:01.000Z', [passed('First page', 161), passed('A page that is not there', 96)]),
    createdAt: '2026-06-01T08:12:00.000Z',
    updatedAt: '2026-09-03T11:05:00.000Z',
  },
  {
    ...newScraper('scraper-parcel', parcel),
    version: 4,
    revisions: [revision(1, '2026-07-20T13:00:00.000Z', parcel)],
    health: 'ok',
    calls: 642,
    lastRun: { at: '2026-11-20T07:58:03.000Z', passed: true, ms: 95, detail: null },
    lastTest: testRun('2026-11-20T09:00:03.000Z', [passed('A parcel under way', 102)]),
    secrets: [{ name: 'PARCELS_TOKEN', host: 'api.parcels.example', updatedAt: '2026-07-20T12:48:00.000Z' }],
    createdAt: '2026-07-20T12:30:00.000Z',
    updatedAt: '2026-07-20T13:00:00.000Z',
  },
  {
    ...newScraper('scraper-lamps', lamps),
    version: 2,
    revisions: [revision(1, '2026-07-04T10:00:00.000Z', lamps)],
    health: 'ok',
    calls: 57,
    lastRun: { at: '2026-11-17T20:14:00.000Z', passed: true, ms: 310, detail: null },
    lastTest: testRun('2026-11-20T09:00:05.000Z', [passed('Lamps', 296)]),
    createdAt: '2026-07-04T09:31:00.000Z',
    updatedAt: '2026-07-04T10:00:00.000Z',
  },
  {
    ...newScraper('scraper-rates', rates),
    version: 3,
    revisions: [revision(1, '2026-05-11T08:00:00.000Z', rates), revision(2, '2026-06-30T08:00:00.000Z', rates, { note: 'Units' })],
    paused: true,
    calls: 0,
    lastRun: { at: '2026-10-01T06:00:12.000Z', passed: true, ms: 77, detail: null },
    createdAt: '2026-05-10T18:00:00.000Z',
    updatedAt: '2026-06-30T08:00:00.000Z',
  },
];
