/** Definitions for tests. */
import { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperDefinitionInput, ScraperParam } from '@apiyard/api/contract/scrapers/scraper-definition';

/** A list of books at `https://books.example`, with changes. */
export function definitionOf({
  request,
  ...changes
}: Partial<Omit<ScraperDefinitionInput, 'request'>> & {
  request?: Partial<ScraperDefinitionInput['request']>;
} = {}): ScraperDefinition {
  return ScraperDefinition.parse({
    path: 'books/list',
    title: 'Books',
    summary: 'Titles and prices.',
    request: { url: 'https://books.example/list', ...request },
    source: 'html',
    items: { css: 'article' },
    fields: [
      { name: 'title', select: { css: 'h3' }, required: true },
      { name: 'price', select: { css: '.price' }, type: 'number', transforms: [{ regex: '[0-9.]+' }] },
    ],
    ...changes,
  });
}

/** Required parameters, as text. */
export const textParams = (...names: string[]): ScraperParam[] =>
  names.map((name) => ({ name, type: 'string', required: true }));
