import type { Endpoint, InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { refusalOf } from '../errors/refusal.ts';
import { apiOf } from './query-client.ts';

/** Prefix of the query keys of an endpoint. */
export const keyOf = ({ path }: Pick<Endpoint, 'path'>) => [path] as const;

/** Query options of an endpoint: `useQuery(query(listPlans, {}))`. */
export function query<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions({
    queryKey: [...keyOf(endpoint), input] as const,
    queryFn: ({ client, signal }): Promise<OutputOf<E>> => apiOf(client).send(endpoint, input, { signal }),
  });
}

/** The same for a page's own subject: null where there is none of this name, or the name is invalid. */
export function subjectQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions({
    queryKey: [...keyOf(endpoint), input] as const,
    queryFn: ({ client, signal }): Promise<OutputOf<E> | null> =>
      apiOf(client)
        .send(endpoint, input, { signal })
        .catch((error: unknown) => {
          const { code } = refusalOf(error);
          if (code === 'NotFound' || code === 'InvalidInput') return null;
          throw error;
        }),
  });
}

/** One page of a list, as the server sends it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

export type ItemOf<E extends Endpoint> = OutputOf<E> extends Page<infer Item> ? Item : never;

/** Query options of a paged list: `useInfiniteQuery(pagedQuery(listPeople, { query }))`. */
export function pagedQuery<E extends Endpoint>(endpoint: E, input: Omit<InputOf<E>, 'cursor'>) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint), input, 'pages'] as const,
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).send(
        endpoint,
        { ...input, ...(pageParam !== null && { cursor: pageParam }) } as unknown as InputOf<E>,
        { signal },
      ) as Promise<unknown> as Promise<Page<ItemOf<E>>>,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page<ItemOf<E>>) => next,
  });
}

/**
 * Mutation options: `useMutation(mutation(requestPlan, { invalidates: [getAccountPlan] }))`. Invalidated queries on the
 * screen are refetched.
 */
export function mutation<E extends Endpoint>(
  endpoint: E,
  { invalidates = [] }: { readonly invalidates?: readonly Endpoint[] } = {},
) {
  return mutationOptions({
    mutationFn: (input: InputOf<E>, { client }): Promise<OutputOf<E>> => apiOf(client).send(endpoint, input),
    onSuccess: (_result, _input, _before, { client }) => void invalidate(client, invalidates),
  });
}

/** Invalidates all queries of these endpoints: refetched now if on the screen, else at the next visit. */
export async function invalidate(client: QueryClient, endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map(async (endpoint) => {
      const queryKey = keyOf(endpoint);
      // Otherwise the library waits for a first response in progress, which may be from before the change.
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    }),
  );
}
