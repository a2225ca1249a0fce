import type { Endpoint, InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Loadable } from './loadable.ts';
import { loadable } from './loadable.ts';
import type { ItemOf, Page } from './query.ts';
import { pagedQuery } from './query.ts';

/** Whether there are more items, and how the next ones are coming along. */
export type More = 'none' | 'resting' | 'loading' | 'failed';

export interface Pages<Item> {
  /** The items of all pages so far. Those of the previous view stay until the first page of this one has loaded. */
  readonly items: Loadable<readonly Item[]>;
  /** The shown data are being refetched. */
  readonly isAsking: boolean;
  readonly more: More;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/**
 * A paged list; without an input it is not fetched. `onMoreFailed` is called when the next page could not be loaded; it
 * can be retried.
 */
export function usePages<E extends Endpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'cursor'> | null,
  onMoreFailed?: () => void,
): Pages<ItemOf<E>> & {
  /** The first page, with its data about the whole list; null before it has loaded. */
  readonly first: OutputOf<E> | null;
} {
  const result = useInfiniteQuery({
    ...pagedQuery(endpoint, input ?? ({} as Omit<InputOf<E>, 'cursor'>)),
    enabled: input !== null,
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isFetchingNextPage, isPlaceholderData } = result;
  const items = useMemo(() => data && itemsOf(data), [data]);
  return {
    items: loadable({ data: items, error }),
    first: (data?.pages[0] ?? null) as OutputOf<E> | null,
    isAsking: isFetching && !isFetchingNextPage,
    more: moreOf(result),
    onMore() {
      if (isPlaceholderData || isFetchingNextPage) return;
      void result.fetchNextPage().then((later) => later.isFetchNextPageError && onMoreFailed?.());
    },
    onRetry: () => void result.refetch(),
  };
}

/** Whether a query in pages has more. */
export function moreOf({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
}: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>): More {
  if (!hasNextPage) return 'none';
  return isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'resting';
}

/** The items of all pages. If the list grew in between, some items occur on two pages: the first of each counts. */
export function itemsOf<Item>({ pages }: InfiniteData<Page<Item>>): readonly Item[] {
  const [first, ...later] = pages;
  if (first === undefined || later.length === 0) return first?.items ?? [];
  const known = new Set<unknown>();
  return pages.flatMap(({ items }) =>
    items.filter((item) => {
      const id = idOf(item);
      if (id === undefined) return true;
      if (known.has(id)) return false;
      known.add(id);
      return true;
    }),
  );
}

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
