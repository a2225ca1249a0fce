/** The content of the other site, a definition for it, and the expected result. */
import type { ScraperDefinitionInput } from '../../contract/scrapers/scraper-definition.ts';

/** The metadata address of cloud machines: no outgoing request may reach it. */
export const refusedAddress = 'http://169.254.169.254/latest/meta-data/';

/** At `/catalogue/sea`. */
export const siteCatalogue = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Books of the sea</title></head>
<body>
<h1>Books of the sea</h1>
<div class="shelf">
<article class="book"><h2>The Salt Road</h2><p class="price">12.50</p><a href="/book/1">More</a></article>
<article class="book"><h2>Lanterns</h2><p class="price">8.00</p><a href="/book/2">More</a></article>
<article class="book"><h2>Paper Boats</h2><p class="price">5.25</p><a href="/book/3">More</a></article>
</div>
</body>
</html>
`;

export function shelf(site: string, path: string, given: Partial<ScraperDefinitionInput> = {}): ScraperDefinitionInput {
  return {
    path,
    title: 'Shelf',
    summary: 'The books of one shelf.',
    params: [{ name: 'shelf', example: 'sea' }],
    request: { url: `${site}/catalogue/{shelf}`, retries: 0 },
    source: 'html',
    items: { css: 'article.book' },
    fields: [
      { name: 'title', select: { css: 'h2' }, required: true },
      { name: 'price', select: { css: '.price' }, type: 'number' },
    ],
    tests: [
      { name: 'sea', params: { shelf: 'sea' }, expect: { items: { min: 3 }, filled: ['title', 'price'] } },
      { name: 'a shelf that is not there', params: { shelf: 'sky' }, expect: { absent: true } },
    ],
    ...given,
  };
}

export const shelfItems = [
  { title: 'The Salt Road', price: 12.5 },
  { title: 'Lanterns', price: 8 },
  { title: 'Paper Boats', price: 5.25 },
];
