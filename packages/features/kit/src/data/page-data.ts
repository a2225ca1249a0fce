import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { dehydrate, hydrate } from '@tanstack/react-query';

/** What the element `#data` of a page contains that the server rendered with its data. */
export interface PageData {
  /** ms since 1970. */
  readonly renderedAtMs: number;
  readonly queries: DehydratedState;
}

/** What has loaded so far, other than what only a browser knows (`meta: { isOfBrowser: true }`). */
export function pageDataIn(client: QueryClient, renderedAtMs: number): PageData {
  return {
    renderedAtMs,
    queries: dehydrate(client, {
      shouldDehydrateQuery: ({ state, meta }) => state.status === 'success' && meta?.['isOfBrowser'] !== true,
    }),
  };
}

/** The data of the page; null when it was rendered without, or in the browser. */
export function pageDataOf(page: Pick<Document, 'getElementById'>): PageData | null {
  const text = page.getElementById('data')?.textContent;
  return text === undefined || text === null ? null : (JSON.parse(text) as PageData);
}

/**
 * Fills the cache with the data of the page, as if they had been loaded now: the server may have kept the page for a
 * while. Until the returned function is called, loaders do not fetch them again.
 */
export function takeOver(client: QueryClient, { queries }: PageData, nowMs: number): () => void {
  hydrate(client, {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: nowMs } })),
  });
  for (const { queryKey } of queries.queries) client.setQueryDefaults(queryKey, { staleTime: Infinity });
  return () => {
    for (const { queryKey } of queries.queries) client.setQueryDefaults(queryKey, { staleTime: 0 });
  };
}
