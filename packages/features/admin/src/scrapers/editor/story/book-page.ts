/** A small shop page and its preview, with matches found by the browser's parser. */
import type { ScraperDefinition, ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { FieldReport, Preview, ShownPage } from '@apiyard/api/contract/scrapers/scrapers';

const titles = [
  'The Quiet Orchard',
  'Salt and Slate',
  'A Map of Small Rooms',
  'Night Ferry',
  'The Glass Allotment',
  'Winter Bees',
  'Paper Harbour',
  'Nine Doors North',
  'Low Tide Almanac',
  'The Borrowed Hour',
  'Fennel Street',
  'Under Blue Roofs',
];

const books = titles.map(
  (title, index) =>
    `<article class="product css-1x2y3z"><h3><a href="/books/${index + 1}" title="${title}">${title}</a></h3><p class="price">£${(9.5 + index * 1.25).toFixed(2)}</p><ul class="tags"><li class="tag">fiction</li><li class="tag">paper</li></ul></article>`,
);

const bookSource = [
  '<html lang="en"><head><title>Corner Books</title></head><body>',
  '<header id="top"><h1>Corner Books</h1><nav><a href="/about">About</a></nav></header>',
  '<main class="catalogue">',
  ...books,
  '</main>',
  '<ul class="pager"><li class="next"><a href="/page-2" rel="next">Next</a></li></ul>',
  '</body></html>',
].join('\n');

/** The page as returned by the server, with numbered elements. */
export function shownPage(source: string, url = 'https://books.example/page-1'): ShownPage {
  const page = new DOMParser().parseFromString(source, 'text/html');
  for (const [index, element] of [...page.querySelectorAll('*')].entries())
    element.setAttribute('data-n', String(index));
  return {
    url,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    charset: 'utf-8',
    bytes: source.length,
    source,
    isCut: false,
    html: page.documentElement.outerHTML,
  };
}

/** Runs a definition on an HTML page; a subset of the engine for stories. */
export function previewOf(definition: ScraperDefinition, source: string = bookSource): Preview {
  const page = shownPage(source, definition.request.url);
  const document = new DOMParser().parseFromString(source, 'text/html');
  const numbers = new Map([...document.querySelectorAll('*')].map((element, index) => [element, index]));
  const items = definition.items?.css ? all(document, definition.items.css) : null;
  const bases: readonly ParentNode[] = items ?? [document];
  const report = (name: string, elements: readonly Element[], samples: readonly unknown[]): FieldReport => ({
    name,
    matches: elements.length,
    samples: samples.slice(0, 5),
    ranges: rangesOf(elements, source),
    nodes: elements.map((element) => numbers.get(element) ?? -1),
  });
  const valueOf = (field: ScraperField, element: Element) =>
    field.attr && field.attr !== 'text' ? element.getAttribute(field.attr) : (element.textContent ?? '').trim();
  const found = definition.fields.map((field) => {
    const perBase = bases.map((base) =>
      (field.select?.css === undefined ? (base instanceof Element ? [base] : []) : all(base, field.select.css)).slice(
        0,
        field.many ? undefined : 1,
      ),
    );
    return { field, perBase, elements: perBase.flat() };
  });
  const rows = bases.map((_, index) =>
    Object.fromEntries(
      found.map(({ field, perBase }) => [
        field.name,
        field.many
          ? (perBase[index] ?? []).map((element) => valueOf(field, element))
          : perBase[index]?.[0]
            ? valueOf(field, perBase[index][0])
            : null,
      ]),
    ),
  );
  return {
    result: items === null ? (rows[0] ?? {}) : rows,
    failure: null,
    fields: [
      ...(items === null ? [] : [report('items', items, rows)]),
      ...found.map(({ field, elements }) =>
        report(
          field.name,
          elements,
          elements.map((element) => valueOf(field, element)),
        ),
      ),
    ],
    trace: [
      { stage: 'request', ms: 0.2, note: `GET ${definition.request.url}` },
      { stage: 'fetch', ms: 84, note: `200, ${source.length} bytes` },
      { stage: 'decode', ms: 0.4, note: 'utf-8, from the header' },
      { stage: 'parse', ms: 3.1, note: `${numbers.size} elements` },
      ...(items === null
        ? []
        : [{ stage: 'items' as const, ms: 0.6, note: `${items.length} × ${definition.items?.css ?? ''}` }]),
      { stage: 'fields', ms: 1.2, note: `${definition.fields.length} fields` },
    ],
    hints:
      items?.length === 0
        ? [
            {
              code: 'no-match',
              detail: `The page loaded (200, ${source.length} bytes) but “${definition.items?.css ?? ''}” matched 0 elements.`,
              at: null,
            },
          ]
        : [],
    page,
  };
}

function all(base: ParentNode, css: string): Element[] {
  try {
    return [...base.querySelectorAll(css)];
  } catch {
    return [];
  }
}

function rangesOf(elements: readonly Element[], source: string): [number, number][] {
  const last = new Map<string, number>();
  return elements.flatMap((element): [number, number][] => {
    const text = element.outerHTML;
    const at = source.indexOf(text, last.get(text) ?? 0);
    if (at === -1) return [];
    last.set(text, at + text.length);
    return [[at, at + text.length]];
  });
}
