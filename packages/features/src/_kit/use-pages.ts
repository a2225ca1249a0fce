import { useCallback, useMemo, useState } from 'react';
import type { Loadable } from './loadable.ts';
import type { Page } from './use-changing-list.ts';

export interface Pages<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** A list that comes in pages: what was loaded, and what was asked for after it. A new first page starts over. `onFailed` hears that the next page did not come; it can be asked for again. */
export function usePages<Item>(
  first: Loadable<Page<Item>>,
  load: (cursor: string) => Promise<Page<Item>>,
  onFailed?: () => void,
): Loadable<Pages<Item>> {
  const start = first.state === 'done' ? first.value : null;
  const [more, setMore] = useState<Page<Item> & { readonly of: Page<Item> | null; readonly isLoading: boolean }>({
    of: null,
    items: [],
    next: null,
    isLoading: false,
  });
  const isOf = start !== null && more.of === start;
  const next = isOf ? more.next : (start?.next ?? null);
  const onMore = useCallback(() => {
    if (start === null || next === null || (isOf && more.isLoading)) return;
    const before = isOf ? more.items : [];
    setMore({ of: start, items: before, next, isLoading: true });
    load(next).then(
      (page) =>
        setMore((now) =>
          now.of === start ? { of: start, items: [...before, ...page.items], next: page.next, isLoading: false } : now,
        ),
      () => {
        setMore((now) => (now.of === start ? { ...now, isLoading: false } : now));
        onFailed?.();
      },
    );
  }, [start, next, isOf, more, load, onFailed]);
  const items = useMemo(
    () => (start === null ? [] : isOf ? [...start.items, ...more.items] : start.items),
    [start, isOf, more.items],
  );
  if (start === null) return first as Loadable<never>;
  return { state: 'done', value: { items, hasMore: next !== null, isLoadingMore: isOf && more.isLoading, onMore } };
}
