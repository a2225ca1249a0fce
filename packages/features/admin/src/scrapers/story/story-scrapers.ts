/** Sample definitions, one for each state of the list. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Scraper, ScraperRow, ScraperTestRun } from '@apiyard/api/contract/scrapers/scrapers';

export const storyDefinition: ScraperDefinition = {
  area: 'scrape',
  path: 'books/list',
  title: 'Books',
  summary: 'Titles and prices of one catalogue page.',
  tags: ['books', 'prices'],
  params: [{ name: 'page', type: 'integer', required: false, default: 1, example: 1, minimum: 1, maximum: 50 }],
  request: {
    url: 'https://books.example/catalogue/page-{page}.html',
    method: 'GET',
    headers: { 'x-api-key': '{{secret:BOOKS_KEY}}' },
    query: {},
    body: null,
    timeoutMs: 10_000,
    retries: 1,
    sizeBytesMax: 5_000_000,
  },
  source: 'html',
  items: { css: 'article.product', required: false },
  fields: [
    {
      name: 'title',
      select: { css: 'h3 a' },
      attr: 'title',
      many: false,
      type: 'string',
      transforms: [],
      required: true,
    },
    {
      name: 'price',
      select: { css: '.price' },
      many: false,
      type: 'number',
      transforms: [{ regex: '[0-9.]+' }],
      required: false,
    },
  ],
  next: { css: 'li.next a', attr: 'href', pagesMax: 3 },
  cacheS: 300,
  cost: 1,
  premium: false,
  tests: [{ name: 'first page', params: { page: 1 }, expect: { items: { min: 10 }, filled: ['title', 'price'] } }],
};

export const passedRun: ScraperTestRun = {
  at: '2026-11-20T09:40:00.000Z',
  of: 'live',
  passed: true,
  tests: [
    { name: 'first page', passed: true, ms: 412, detail: null },
    { name: 'no such page', passed: true, ms: 198.4, detail: null },
  ],
};

export const failedRun: ScraperTestRun = {
  at: '2026-11-20T08:00:00.000Z',
  of: 'live',
  passed: false,
  tests: [
    {
      name: 'first page',
      passed: false,
      ms: 1204,
      detail: 'Expected at least 10 items, but there are 0.',
    },
    { name: 'no such page', passed: true, ms: 187, detail: null },
  ],
};

const row = (given: Partial<ScraperRow> & Pick<ScraperRow, 'id' | 'api' | 'title' | 'host'>): ScraperRow => ({
  version: 3,
  state: 'published',
  changed: false,
  health: 'ok',
  live: { revision: 2, publishedAt: '2026-11-12T10:00:00.000Z', publishedBy: 'amina' },
  calls: 0,
  lastRun: null,
  lastTest: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-12T10:00:00.000Z',
  ...given,
});

export const booksRow = row({
  id: 's1',
  api: 'scrape/books/list',
  title: 'Books',
  host: 'books.example',
  calls: 12_480,
  changed: true,
  lastRun: { at: '2026-11-20T09:58:00.000Z', passed: true, ms: 320, detail: null },
  lastTest: passedRun,
  updatedAt: '2026-11-20T09:30:00.000Z',
});
export const weatherRow = row({
  id: 's2',
  api: 'scrape/weather/today',
  title: 'Weather today',
  host: 'weather.example:8443',
  health: 'failing',
  calls: 873,
  lastRun: {
    at: '2026-11-20T08:00:00.000Z',
    passed: false,
    ms: 1204,
    detail: 'The page loaded (200, 48 kB) but `article.product` matched 0 elements.',
  },
  lastTest: failedRun,
  updatedAt: '2026-11-19T14:00:00.000Z',
});
export const ratesRow = row({
  id: 's3',
  api: 'scrape/rates',
  title: 'Exchange rates',
  host: 'bank.example',
  state: 'paused',
  calls: 64,
  lastRun: { at: '2026-11-10T08:00:00.000Z', passed: true, ms: 95, detail: null },
  updatedAt: '2026-11-11T10:00:00.000Z',
});
export const draftRow = row({
  id: 's4',
  api: 'stalker/chess',
  title: 'Chess profile',
  host: 'chess.example',
  state: 'draft',
  health: 'untested',
  live: null,
  version: 1,
  updatedAt: '2026-11-18T10:00:00.000Z',
});

export const storyRows: readonly ScraperRow[] = [booksRow, weatherRow, draftRow, ratesRow];

export const longRow = row({
  id: 's9',
  api: 'scrape/donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft/rindfleischetikettierung',
  title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  host: 'www.rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz.example:8443',
  health: 'failing',
  changed: true,
  calls: 1_234_567,
  lastTest: {
    ...failedRun,
    tests: [
      {
        name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        passed: false,
        ms: 25_000,
        detail: 'Kraftfahrzeughaftpflichtversicherung'.repeat(6),
      },
    ],
  },
});

/** A long list. */
export const manyRows: readonly ScraperRow[] = Array.from({ length: 120 }, (_, index) =>
  row({
    id: `m${index}`,
    api: `scrape/site-${index + 1}`,
    title: `Site ${index + 1}`,
    host: `site-${index + 1}.example`,
    calls: index * 37,
    updatedAt: new Date(Date.UTC(2026, 10, 1) + index * 60_000).toISOString(),
  }),
);

export const booksScraper: Scraper = {
  ...booksRow,
  definition: storyDefinition,
  secrets: [{ name: 'BOOKS_KEY', host: 'books.example', updatedAt: '2026-11-15T10:00:00.000Z' }],
};
