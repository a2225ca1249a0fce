/** APIs without code in every state an admin meets. The sites are invented; a test of the server records what the engine finds on them. */
import type { ScraperDefinition } from '../../contract/scraper-definition.ts';
import { ScraperFile, type ScraperRevision, type ScraperTestRun } from '../../contract/scrapers.ts';
import { newScraper, type SampleScraper } from '../scraper-state.ts';
import file from './scraper-definitions.json' with { type: 'json' };
import { scraperPages } from './scraper-pages.ts';

const { scrapers } = ScraperFile.parse(file);

function definitionAt(path: string): ScraperDefinition {
  const definition = scrapers.find((candidate) => candidate.path === path);
  if (!definition) throw new Error(`The seed has no definition at '${path}'.`);
  return definition;
}

const books = definitionAt('books/list');
const departures = definitionAt('trains/departures');
const parcel = definitionAt('parcels/track');
const lamps = definitionAt('shop/products');
const openings = definitionAt('jobs/openings');
const rates = definitionAt('money/rates');
const recipe = definitionAt('recipes/card');

const revision = (
  number: number,
  publishedAt: string,
  of: ScraperDefinition,
  given: Partial<ScraperRevision> = {},
) => ({
  revision: number,
  publishedAt,
  publishedBy: 'admin',
  restores: null,
  note: null,
  definition: of,
  ...given,
});

const testRun = (at: string, tests: ScraperTestRun['tests']): ScraperTestRun => ({
  at,
  of: 'live',
  passed: tests.every(({ passed }) => passed),
  tests,
});
const passed = (name: string, ms: number) => ({ name, passed: true, ms, detail: null });
const noOpenings = scraperPages.find(({ url }) => url === openings.request.url)?.preview.failure?.detail ?? null;

const booksAtFirst: ScraperDefinition = {
  ...books,
  fields: books.fields.filter(({ name }) => name === 'title' || name === 'price'),
  cacheS: 0,
};
const recipeLive: ScraperDefinition = {
  ...recipe,
  fields: recipe.fields.filter(({ name }) => name !== 'minutes' && name !== 'rating'),
};

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
    lastTest: testRun('2026-11-20T09:00:04.000Z', [
      {
        name: 'There is always something',
        passed: false,
        ms: 388,
        detail: `Expected an answer, but it failed: ${noOpenings}`,
      },
    ]),
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
    revisions: [
      revision(1, '2026-05-11T08:00:00.000Z', rates),
      revision(2, '2026-06-30T08:00:00.000Z', rates, { note: 'Units' }),
    ],
    paused: true,
    calls: 0,
    lastRun: { at: '2026-10-01T06:00:12.000Z', passed: true, ms: 77, detail: null },
    createdAt: '2026-05-10T18:00:00.000Z',
    updatedAt: '2026-06-30T08:00:00.000Z',
  },
];
