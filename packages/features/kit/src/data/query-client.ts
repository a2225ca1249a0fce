import type { Client } from '@apiyard/api/client';
import { QueryClient } from '@tanstack/react-query';
import type { Session } from '../services.tsx';

const apis = new WeakMap<QueryClient, Client>();

/**
 * The cache of what the server said, for one page load. A loader asks at each visit, so nothing is asked again by itself;
 * a failure is shown at once, and its screen offers to retry.
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

/** Empties the cache whenever another person, or nobody, is signed in, or their role is another. */
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
 * Nothing of the person before is shown any more, and no change of theirs is begun. Loaders ask again for what is on the
 * screen; a query outside of pages says `meta: { isForEveryone: true }` to stay.
 */
function empty(client: QueryClient): void {
  client.getMutationCache().clear();
  for (const query of client.getQueryCache().getAll())
    if (query.meta?.['isForEveryone'] === true) continue;
    else if (query.getObserversCount() === 0) client.removeQueries({ queryKey: query.queryKey, exact: true });
    else query.reset();
}
