import { listScrapers } from '@apiyard/api/contract/scrapers/scrapers';
import { query as queryOf } from '@apiyard/kit/data/query.ts';
import type { Finder } from '@apiyard/kit/search/finder.ts';
import { IconWorldDownload } from '@tabler/icons-react';

/** Scraper definitions by title, path or site. */
export default {
  group: { label: 'found.scrapers', icon: IconWorldDownload, order: 40 },
  async find({ client }) {
    const { items } = await client.fetchQuery(queryOf(listScrapers, {}));
    return items.map(({ id, title, api, host }) => ({
      href: `/addscrape/${id}`,
      title,
      summary: `${api} · ${host}`,
      words: [api, host],
    }));
  },
} satisfies Finder;
