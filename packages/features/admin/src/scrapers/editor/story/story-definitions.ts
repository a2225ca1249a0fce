import type { ScraperDefinition, ScraperField } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Scraper } from '@apiyard/api/contract/scrapers/scrapers';
import { blankDefinition, blankField } from '../definition/blank.ts';

const field = (name: string, rest: Partial<ScraperField>): ScraperField => ({ ...blankField(), name, ...rest });

export const bookDefinition: ScraperDefinition = {
  ...blankDefinition(),
  path: 'books/list',
  title: 'Corner Books',
  summary: 'Titles and prices of one catalogue page.',
  params: [{ name: 'page', type: 'integer', required: false, default: 1, example: 1, minimum: 1, maximum: 50 }],
  request: { ...blankDefinition().request, url: 'https://books.example/page-{page}' },
  items: { css: 'article.product', required: false },
  fields: [
    field('title', { select: { css: 'h3 a' }, attr: 'title', required: true }),
    field('price', { select: { css: '.price' }, type: 'number', transforms: [{ 'parse-number': { locale: 'en' } }] }),
    field('tags', { select: { css: '.tag' }, many: true }),
  ],
  next: { css: 'li.next a', attr: 'href', pagesMax: 3 },
  cacheS: 300,
  tests: [{ name: 'first page', params: { page: 1 }, expect: { items: { min: 10 }, filled: ['title', 'price'] } }],
};

export const manyFields: ScraperDefinition = {
  ...bookDefinition,
  fields: Array.from({ length: 30 }, (_, index) =>
    field(`field_${index + 1}`, { select: { css: index % 3 === 0 ? 'h3 a' : '.price' } }),
  ),
};

export function storedBook(rest: Partial<Scraper> = {}): Scraper {
  return {
    id: 'book-1',
    version: 4,
    api: 'scrape/books/list',
    title: bookDefinition.title,
    host: 'books.example',
    state: 'published',
    changed: false,
    health: 'ok',
    live: { revision: 2, publishedAt: '2026-11-18T09:00:00.000Z', publishedBy: 'noor' },
    calls: 1204,
    lastRun: { at: '2026-11-20T11:40:00.000Z', passed: true, ms: 96, detail: null },
    lastTest: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-18T09:00:00.000Z',
    secrets: [],
    definition: bookDefinition,
    ...rest,
  };
}
