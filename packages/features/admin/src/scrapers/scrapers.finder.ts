import { listScrapers } from '@apiyard/api/contract/scrapers/scrapers';
import { query as queryOf } from '@apiyard/kit/data/query.ts';
import type { Finder } from '@apiyard/kit/search/finder.ts';

/** Scraper definitions by title, path or site. */
export default {
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
