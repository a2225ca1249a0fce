import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Preview, TraceStage } from '@apiyard/api/contract/scrapers';
import { ScraperFile } from '@apiyard/api/contract/scrapers';
import type { Egress } from '../src/egress/egress.ts';
import { extract } from '../src/scrapers/engine/extract.ts';
import type { FetchedPage } from '../src/scrapers/engine/extraction.ts';
import { createRunner } from '../src/scrapers/run/run.ts';
import { suggest } from '../src/scrapers/suggest/suggest.ts';

interface SitePage {
  readonly file: string;
  readonly contentType: string;
}

const html = 'text/html; charset=utf-8';

const seeds = join(import.meta.dirname, '../../../packages/api/src/sample/seed');

/** The sites of the sample layer: an address, and what stands there. */
const sites = new Map<string, SitePage>([
  ['https://books.example/catalogue/page-1.html', { file: 'books.html', contentType: html }],
  ['https://books.example/catalogue/page-2.html', { file: 'books-2.html', contentType: html }],
  ['https://northlight.example/careers', { file: 'openings.html', contentType: html }],
  ['https://trains.example/board/harrow-quay', { file: 'departures.html', contentType: html }],
  ['https://kitchen.example/recipes/lentil-soup-with-lemon', { file: 'recipe.html', contentType: html }],
  ['https://bank.example/daily.xml', { file: 'rates.xml', contentType: 'application/xml' }],
  [
    'https://api.parcels.example/v2/parcels/ZX204418?events=all',
    { file: 'parcel.json', contentType: 'application/json' },
  ],
  ['https://workshop-nine.example/lamps', { file: 'lamps.html', contentType: html }],
]);

/** Which definition looks at which page. */
const looks = [
  ['books/list', 'https://books.example/catalogue/page-1.html', { page: 1 }],
  ['books/list', 'https://books.example/catalogue/page-2.html', { page: 2 }],
  ['jobs/openings', 'https://northlight.example/careers', {}],
  ['trains/departures', 'https://trains.example/board/harrow-quay', { station: 'harrow-quay' }],
  ['recipes/card', 'https://kitchen.example/recipes/lentil-soup-with-lemon', { recipe: 'lentil-soup-with-lemon' }],
  ['money/rates', 'https://bank.example/daily.xml', {}],
  ['parcels/track', 'https://api.parcels.example/v2/parcels/ZX204418?events=all', { id: 'ZX204418' }],
  ['shop/products', 'https://workshop-nine.example/lamps', { category: 'lamps' }],
] as const;

async function pageAt(url: string): Promise<FetchedPage | null> {
  const page = sites.get(url);
  return page
    ? {
        url,
        status: 200,
        contentType: page.contentType,
        body: await readFile(join(import.meta.dirname, 'sample-pages', page.file)),
      }
    : null;
}

const egress: Egress = {
  async request({ url }) {
    const page = await pageAt(url);
    if (!page) return fail('UpstreamFailed', `There is no page for ${url} in test/sample-pages.`);
    return { ...page, headers: { 'content-type': page.contentType }, redirects: [], cached: false, ms: stageMs.fetch };
  },
  isNamed: () => false,
  close: async () => {},
};

/** How long a stage takes is the only thing that differs from one run to the next. */
const stageMs: Readonly<Record<TraceStage['stage'], number>> = {
  request: 0.1,
  fetch: 142,
  decode: 0.2,
  parse: 1.9,
  items: 0.4,
  fields: 1.2,
  next: 96,
};

const run = createRunner({
  egress,
  extract: async ({ definition, page, params, look }) => extract(definition, page, params, { look }),
  secretsOf: async () =>
    new Map([['PARCELS_TOKEN', { value: 'the sample layer sends nothing', host: 'api.parcels.example' }]]),
});

async function recorded({ scrapers }: ScraperFile, [path, url, params]: (typeof looks)[number]) {
  const definition = scrapers.find((scraper) => scraper.path === path);
  const page = await pageAt(url);
  if (!definition || !page) throw new Error(`There is no definition of '${path}' or no page '${url}'.`);
  const {
    outcome,
    fields,
    trace,
    hints,
    page: shown,
  } = await run({
    definition,
    params,
    scraperId: path,
    personId: null,
    look: true,
    fresh: true,
    signal: AbortSignal.timeout(10_000),
  });
  const preview: Preview = {
    result: 'data' in outcome ? outcome.data : null,
    failure: 'data' in outcome ? null : { code: outcome.code, detail: outcome.detail },
    fields: [...fields],
    trace: trace.map((stage) => ({ ...stage, ms: stageMs[stage.stage] })),
    hints: [...hints],
    page: shown,
  };
  return { url, definition, preview, suggested: suggest(page) };
}

/** Stories and the sample layer show what the engine really finds. After a change: `vitest run test/sample-scrapers.test.ts -u`. */
it('the sample layer has recorded what the engine finds on the seeded sites', async () => {
  const file = ScraperFile.parse(JSON.parse(await readFile(join(seeds, 'scraper-definitions.json'), 'utf8')));
  const pages = await Promise.all(looks.map((look) => recorded(file, look)));
  await expect(`${JSON.stringify(pages, null, 2)}\n`).toMatchFileSnapshot(join(seeds, 'scraper-pages.json'));
});
