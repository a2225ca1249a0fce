import type { Client } from '@apiyard/api/client';
import { QueryClient } from '@tanstack/react-query';
import type { Session } from '../services.tsx';
import { shareEqual } from './share-equal.ts';

const apis = new WeakMap<QueryClient, Client>();

/**
 * The cache of server data for one page load. A loader fetches at each visit, so nothing is refetched automatically; a
 * failure is shown immediately, and its screen offers to retry.
 */
export function createQueryClient(api: Client): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
        retryOnMount: false,
        structuralSharing: shareEqual,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  apis.set(client, api);
  return client;
}

/** The API client that a cache was made for. */
export function apiOf(client: QueryClient): Client {
  const api = apis.get(client);
  if (api === undefined) throw new Error('Make the query client with createQueryClient.');
  return api;
}

/** Clears the cache when another person, or no one, is signed in, or their role changed. */
export function followSession(client: QueryClient, session: Pick<Session, 'user' | 'subscribe'>): () => void {
  const identity = () => {
    const user = session.user();
    return user && `${user.id} ${user.role}`;
  };
  let known = identity();
  return session.subscribe(() => {
    if (identity() === known) return;
    known = identity();
    empty(client);
  });
}

/**
 * Hides all data of the previous person, and starts no further mutation of theirs. Loaders refetch what is on the
 * screen; a query outside of pages sets `meta: { isForEveryone: true }` to stay.
 */
function empty(client: QueryClient): void {
  client.getMutationCache().clear();
  for (const query of client.getQueryCache().getAll())
    if (query.meta?.['isForEveryone'] === true) continue;
    else if (query.getObserversCount() === 0) client.removeQueries({ queryKey: query.queryKey, exact: true });
    else query.reset();
}
