import { fail } from '@apiyard/api/contract/endpoint';
import type { Api } from '@apiyard/api/contract/hub/hub';
import { getApiHealth, listFavourites } from '@apiyard/api/contract/hub/hub';
import type { Scraper, ScraperRevision } from '@apiyard/api/contract/scrapers/scrapers';
import {
  deleteScraper,
  getScraper,
  listScraperRevisions,
  listScrapers,
  pauseScraper,
  restoreScraper,
  resumeScraper,
  rollBackScraper,
} from '@apiyard/api/contract/scrapers/scrapers';
import { scraperApi } from '@apiyard/kit/story/apis.ts';
import { catalogueOf } from '@apiyard/kit/story/catalogue.ts';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyRevisions } from './story-revisions.ts';
import { booksScraper } from './story-scrapers.ts';

/** Responses of the scraper and hub pages, based on one scraper that reflects changes. */
export function scraperFixtures() {
  let books: Scraper = { ...booksScraper, changed: false };
  let isDeleted = false;
  let revisions: readonly ScraperRevision[] = storyRevisions;
  const change = (changes: Partial<Scraper>) => (books = { ...books, ...changes, version: books.version + 1 });
  const listed = (): Api => ({ ...scraperApi, health: books.state === 'paused' ? 'paused' : 'ok' });
  const rowOf = ({ definition: _, secrets: _secrets, ...row }: Scraper) => row;
  return {
    isDeleted: () => isDeleted,
    handlers: [
      fixture(listScrapers, () => ({ items: isDeleted ? [] : [rowOf(books)], next: null })),
      fixture(getScraper, () => books),
      fixture(pauseScraper, () => change({ state: 'paused' })),
      fixture(resumeScraper, () => change({ state: 'published' })),
      fixture(deleteScraper, ({ input: { id } }) => {
        isDeleted = true;
        return { id };
      }),
      fixture(restoreScraper, () => {
        isDeleted = false;
        return books;
      }),
      fixture(listScraperRevisions, () => ({ items: [...revisions], next: null })),
      fixture(rollBackScraper, ({ input: { revision: restores } }) => {
        const source = revisions.find(({ revision }) => revision === restores);
        if (source === undefined) return fail('NotFound', 'Gone.');
        const live = { revision: revisions.length + 1, publishedAt: '2026-11-20T09:30:00.000Z', publishedBy: 'admin' };
        revisions = [
          { ...source, ...live, live: true, restores, note: null },
          ...revisions.map((each) => ({ ...each, live: false })),
        ];
        return change({ live });
      }),
      ...catalogueOf(() => (isDeleted ? [] : [listed()])),
      fixture(getApiHealth, { items: [] }),
      fixture(listFavourites, { items: [], next: null }),
    ],
  };
}
