import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { itemsOf, moreOf } from '@apiyard/kit/data/use-pages.ts';
import type { CallFilters } from './calls-query.ts';
import { callsQuery, findCalls, withNewer } from './calls-query.ts';
import type { ShownCalls } from './UsageScreen/UsageScreen.tsx';

interface Calls {
  readonly shown: ShownCalls;
  readonly onOlder: () => void;
  readonly onNewer: () => void;
  readonly onRetry: () => void;
}

/** A list of calls that loads older ones by page and newer ones on demand. */
export function useCalls(filters: CallFilters): Calls {
  const result = useInfiniteQuery({ ...callsQuery(filters), placeholderData: keepPreviousData });
  const newer = useMutation({
    /** Returns the number of new calls. */
    async mutationFn(wanted: CallFilters, { client }) {
      const { queryKey } = callsQuery(wanted);
      const first = await findCalls(apiOf(client), wanted, null);
      const known = client.getQueryData(queryKey);
      if (known === undefined) return 0;
      const { added, ...page } = withNewer({ items: itemsOf(known), next: known.pages.at(-1)?.next ?? null }, first);
      client.setQueryData(queryKey, { pages: [page], pageParams: [null] });
      return added;
    },
  });
  const { data, error, isFetchingNextPage, isPlaceholderData } = result;
  const items = useMemo(() => data && itemsOf(data), [data]);
  const isOfFilters = newer.variables === filters;
  const isBusy = isPlaceholderData || isFetchingNextPage || newer.isPending;
  return {
    shown: {
      items: loadable({ data: items, error }),
      more: moreOf(result),
      isLoadingNewer: newer.isPending,
      newCount: isOfFilters ? (newer.data ?? null) : null,
      hasNewerFailed: isOfFilters && newer.isError,
    },
    onOlder() {
      if (isBusy) return;
      if (newer.isError) newer.reset();
      void result.fetchNextPage();
    },
    onNewer() {
      if (!isBusy && items !== undefined) newer.mutate(filters);
    },
    onRetry: () => void result.refetch(),
  };
}
