import { listFavourites } from '@apiyard/api/contract/hub/hub';
import type { User } from '@apiyard/api/contract/accounts/session';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCopy } from '@apiyard/kit/copy.ts';
import { keyOf } from '@apiyard/kit/data/query.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { useIsAsRendered, useUser } from '@apiyard/kit/services.tsx';
import { hubCopy } from '../hub-copy.ts';
import { createHubStore } from '../keep/hub-store.ts';
import { personChanges, visitorChanges } from './favourite-changes.ts';

/** A person's favourites from the server, a visitor's from this browser. */
export const favouritesQuery = (person: User | null) => ({
  queryKey: [...keyOf(listFavourites), person === null ? 'of this browser' : {}] as const,
  async queryFn({ client, signal }: QueryFunctionContext): Promise<{ readonly items: readonly string[] }> {
    if (person === null) return { items: await createHubStore(null).favourites() };
    return apiOf(client).send(listFavourites, {}, { signal });
  },
  meta: { isOfBrowser: person === null },
});

interface Favourites {
  readonly paths: readonly string[];
  readonly toggle: (path: string) => void;
}

const none: readonly string[] = [];

/** None while they are not known: a page without favourites is better than no page. `titleOf` names an API in a message. */
export function useFavourites(titleOf: (path: string) => string): Favourites {
  const t = useCopy(hubCopy);
  const queryClient = useQueryClient();
  const person = useUser();
  const options = favouritesQuery(person);
  // The loader fetches at each visit. Hydration changes the key once the person is known, which would fetch again.
  const { data = { items: none } } = useQuery({ ...options, staleTime: Infinity });
  const isAsRendered = useIsAsRendered();
  const { items, change } = useOptimisticList({
    queryKey: options.queryKey,
    items: { state: 'done', value: isAsRendered ? none : data.items },
    changes: person === null ? visitorChanges : personChanges,
    onSaved: (_, saved) => queryClient.setQueryData(options.queryKey, (known) => known ?? { items: saved }),
    onRefused({ api, on }) {
      showToast({
        tone: 'error',
        message: t(on ? 'hub.favouriteFailed' : 'hub.unfavouriteFailed', { title: titleOf(api) }),
      });
      return true;
    },
  });
  const paths = items.state === 'done' ? items.value : none;
  return { paths, toggle: (api) => change({ api, on: !paths.includes(api) }) };
}
