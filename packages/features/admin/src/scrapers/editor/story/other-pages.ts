/** Previews of pages that are not plain HTML or have no matches. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { FieldReport, Preview, ShownPage } from '@apiyard/api/contract/scrapers/scrapers';
import { blankField } from '../definition/blank.ts';
import { previewOf, shownPage } from './book-page.ts';
import { bookDefinition } from './story-definitions.ts';

const offers = {
  shop: { name: 'Corner Books' },
  offers: [
    { title: 'Salt and Slate', price: 10.75, tags: ['paper'] },
    { title: 'Night Ferry', price: 13.25, tags: ['paper', 'new'] },
    { title: 'Winter Bees', price: 15.75, tags: [] },
  ],
};
const jsonSource = JSON.stringify(offers, null, 2);

const jsonPage: ShownPage = {
  url: 'https://books.example/api/offers',
  status: 200,
  contentType: 'application/json',
  charset: 'utf-8',
  bytes: jsonSource.length,
  source: jsonSource,
  isCut: false,
  html: null,
};

const rangesOf = (source: string, texts: readonly string[]): [number, number][] =>
  texts.map((text) => [source.indexOf(text), source.indexOf(text) + text.length]);

const titles = offers.offers.map(({ title }) => title);
const titleReport = (source: string): FieldReport => ({
  name: 'title',
  matches: 3,
  samples: titles,
  ranges: rangesOf(
    source,
    titles.map((title) => JSON.stringify(title)),
  ),
  nodes: [],
});
const fields = [
  { ...blankField(), name: 'title', select: { jsonpath: '$.title' } },
  { ...blankField(), name: 'price', select: { jsonpath: '$.price' }, type: 'number' as const },
];

const { items: _items, next: _next, ...rest } = bookDefinition;
export const jsonDefinition: ScraperDefinition = {
  ...rest,
  source: 'json',
  request: { ...rest.request, url: 'https://books.example/api/offers' },
  params: [],
  items: { jsonpath: '$.offers[*]', required: false },
  fields,
  tests: [],
};
export const scriptDefinition: ScraperDefinition = {
  ...jsonDefinition,
  source: 'script-json',
  script: { css: '#__NEXT_DATA__' },
};

const trace = [
  { stage: 'fetch', ms: 61, note: '200, 312 bytes' },
  { stage: 'parse', ms: 0.3, note: 'JSON' },
  { stage: 'items', ms: 0.1, note: '3 × $.offers[*]' },
] satisfies Preview['trace'];

export const jsonPreview: Preview = {
  result: offers.offers.map(({ title, price }) => ({ title, price })),
  failure: null,
  fields: [titleReport(jsonSource)],
  trace,
  hints: [],
  page: jsonPage,
};

const shell = `<html><head><title>Corner Books</title></head><body><div id="root"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(offers)}</script></body></html>`;
export const scriptPreview: Preview = { ...jsonPreview, fields: [titleReport(shell)], page: shownPage(shell) };

/** A page rendered by scripts: nothing matches, and a hint points to the embedded data. */
export function shellPreview(definition: ScraperDefinition): Preview {
  return {
    ...previewOf(definition, shell),
    result: [],
    hints: [
      {
        code: 'script-shell',
        detail: 'The page is rendered in the browser: its HTML has 0 characters of text and 1 script.',
        at: null,
      },
      {
        code: 'json-found',
        detail: 'JSON found in `#__NEXT_DATA__` (312 B). Read the page as script-json.',
        at: '#__NEXT_DATA__',
      },
    ],
  };
}

/** Hostile markup that the server would normally remove. */
export const hostileSource = `<html><body onload="parent.document.title='harmed'"><h1 onclick="parent.document.title='harmed'">A page</h1><script>parent.document.title = 'harmed'</script><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" onerror="parent.document.title='harmed'" alt="A picture"><iframe srcdoc="<script>top.document.title='harmed'</script>"></iframe></body></html>`;
