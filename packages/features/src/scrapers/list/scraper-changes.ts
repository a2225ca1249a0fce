import type { ScraperRow } from '@apiyard/api/contract/scrapers';
import {
  deleteScraper,
  pauseScraper,
  publishScraper,
  restoreScraper,
  resumeScraper,
} from '@apiyard/api/contract/scrapers';
import { catalogueChanged } from '../../_kit/catalogue-changes.ts';
import { optimisticList } from '../../_kit/optimistic-list.machine.ts';
import type { Services } from '../../_kit/services.tsx';

/** What the list can do to one definition. `row` is as it stood before. */
export interface ScraperChange {
  readonly kind: 'publish' | 'pause' | 'resume' | 'delete' | 'restore';
  readonly row: ScraperRow;
}

/** Null where the definition is gone. */
type Told = ScraperRow | null;

const expected = {
  publish: { state: 'published', changed: false },
  pause: { state: 'paused' },
  resume: { state: 'published' },
} as const;

export const scraperList = optimisticList<ScraperRow, ScraperChange, Told>({
  expect(rows, { kind, row }) {
    if (kind === 'delete') return rows.filter(({ id }) => id !== row.id);
    if (kind === 'restore') return [row, ...rows.filter(({ id }) => id !== row.id)];
    return rows.map((other) => (other.id === row.id ? { ...other, ...expected[kind] } : other));
  },
  settle(rows, { row }, told) {
    const isListed = rows.some(({ id }) => id === row.id);
    if (told === null) return rows.filter(({ id }) => id !== row.id);
    return isListed ? rows.map((other) => (other.id === row.id ? told : other)) : [told, ...rows];
  },
});

const endpoints = { pause: pauseScraper, resume: resumeScraper, restore: restoreScraper } as const;

/** Asks the server for a change. Each of them changes what the catalogue lists. */
export async function saveChange(api: Services['api'], { kind, row: { id, version } }: ScraperChange): Promise<Told> {
  try {
    if (kind === 'delete') {
      await api.send(deleteScraper, { id });
      return null;
    }
    // Published is what the admin saw in the list: a draft that somebody has changed since is refused as stale.
    return kind === 'publish'
      ? await api.send(publishScraper, { id, version })
      : await api.send(endpoints[kind], { id });
  } finally {
    catalogueChanged(api);
  }
}
