import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { ScraperRevision } from '@apiyard/api/contract/scrapers/scrapers';
import { storyDefinition } from './story-scrapers.ts';

const [title, price] = storyDefinition.fields as [
  ScraperDefinition['fields'][number],
  ScraperDefinition['fields'][number],
];

const first: ScraperDefinition = {
  ...storyDefinition,
  title: 'Book list',
  fields: [{ ...title, select: { css: 'h2 a' } }],
  cacheS: 0,
  tests: [],
};
const second: ScraperDefinition = { ...storyDefinition, cacheS: 60 };

export const storyRevisions: readonly ScraperRevision[] = [
  {
    revision: 4,
    live: true,
    publishedAt: '2026-11-19T10:00:00.000Z',
    publishedBy: 'amina',
    restores: 2,
    note: null,
    definition: second,
  },
  {
    revision: 3,
    live: false,
    publishedAt: '2026-11-18T10:00:00.000Z',
    publishedBy: 'noor',
    restores: null,
    note: 'The site has new prices',
    definition: { ...storyDefinition, fields: [{ ...price, select: { css: '.price-now' } }, title] },
  },
  {
    revision: 2,
    live: false,
    publishedAt: '2026-11-12T10:00:00.000Z',
    publishedBy: 'amina',
    restores: null,
    note: null,
    definition: second,
  },
  {
    revision: 1,
    live: false,
    publishedAt: '2026-11-01T10:00:00.000Z',
    publishedBy: 'amina',
    restores: null,
    note: 'First try',
    definition: first,
  },
];
