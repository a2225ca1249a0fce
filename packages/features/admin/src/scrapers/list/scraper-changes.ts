import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import {
  deleteScraper,
  pauseScraper,
  publishScraper,
  restoreScraper,
  resumeScraper,
} from '@apiyard/api/contract/scrapers/scrapers';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';

/** A change of one definition. `row` is its previous state. */
export interface ScraperChange {
  readonly kind: 'publish' | 'pause' | 'resume' | 'delete' | 'restore';
  readonly row: ScraperRow;
}

/** Null after a deletion. */
type Result = ScraperRow | null;

const endpoints = { pause: pauseScraper, resume: resumeScraper, restore: restoreScraper } as const;

const expected = {
  publish: { state: 'published', changed: false },
  pause: { state: 'paused' },
  resume: { state: 'published' },
} as const;

export const scraperChanges: ListChanges<ScraperRow, ScraperChange, Result> = {
  expect(rows, { kind, row }) {
    if (kind === 'delete') return rows.filter(({ id }) => id !== row.id);
    if (kind === 'restore') return [row, ...rows.filter(({ id }) => id !== row.id)];
    return rows.map((other) => (other.id === row.id ? { ...other, ...expected[kind] } : other));
  },
  settle(rows, { row }, result) {
    const isListed = rows.some(({ id }) => id === row.id);
    if (result === null) return rows.filter(({ id }) => id !== row.id);
    return isListed ? rows.map((other) => (other.id === row.id ? result : other)) : [result, ...rows];
  },
  async save(api, { kind, row: { id, version } }) {
    if (kind === 'delete') {
      await api.send(deleteScraper, { id });
      return null;
    }
    // Publishes the version shown in the list; a draft changed since is refused as stale.
    return kind === 'publish' ? api.send(publishScraper, { id, version }) : api.send(endpoints[kind], { id });
  },
};
