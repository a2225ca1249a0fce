import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { LoggedCall } from '@apiyard/api/contract/hub/usage';
import { listCalls } from '@apiyard/api/contract/hub/usage';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Page } from '@apiyard/kit/data/query.ts';
import { keyOf } from '@apiyard/kit/data/query.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import type { Services } from '@apiyard/kit/services.tsx';

export type CallsPage = Page<LoggedCall>;

/** As the server takes them. */
export type CallFilters = Pick<InputOf<typeof listCalls>, 'api' | 'keyId' | 'outcome' | 'from' | 'to'>;

const pageSize = 25;
/** Requests after which the results so far are shown: the server reads thousands of calls in each. */
const looksMax = 8;

/** One page. If the server stops before the page is full, continues with further requests. */
export async function findCalls(
  api: Pick<Services['api'], 'send'>,
  filters: CallFilters,
  start: string | null,
  signal?: AbortSignal,
): Promise<CallsPage> {
  const items: LoggedCall[] = [];
  let cursor = start;
  for (let look = 0; look < looksMax; look += 1) {
    const page = await api.send(
      listCalls,
      { ...filters, limit: pageSize - items.length, ...(cursor !== null && { cursor }) },
      signal ? { signal } : {},
    );
    items.push(...page.items);
    cursor = page.next;
    if (cursor === null || items.length >= pageSize) break;
  }
  return { items, next: cursor };
}

/** The calls that match the filters, newest first. */
export const callsQuery = (filters: CallFilters) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listCalls), filters, 'pages'] as const,
    queryFn: ({ client, pageParam, signal }) => findCalls(apiOf(client), filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: CallsPage) => next,
  });

/** Adds the newest calls to the known ones; contiguous only if both overlap. */
export function withNewer(before: CallsPage, first: CallsPage): CallsPage & { readonly added: number } {
  const known = new Set(before.items.map(({ requestId }) => requestId));
  const added = first.items.filter(({ requestId }) => !known.has(requestId));
  // More calls arrived than one page holds: the list continues from there with older calls.
  const hasGap = before.items.length > 0 && added.length === first.items.length && first.next !== null;
  return hasGap
    ? { ...first, added: added.length }
    : {
        items: [...added, ...before.items],
        next: before.items.length === 0 ? first.next : before.next,
        added: added.length,
      };
}
