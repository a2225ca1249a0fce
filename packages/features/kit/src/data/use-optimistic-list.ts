import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Client } from '@apiyard/api/client';
import { useServices } from '../services.tsx';
import type { Loadable } from './loadable.ts';
import type { Page } from './query.ts';
import { apiOf } from './query-client.ts';
import { itemsOf } from './use-pages.ts';

/** The effect of a change on the list. */
export interface ListChanges<Item, Change, Result> {
  /** The list as it will be once the change is saved, as far as that is known. Applying it twice changes nothing more. */
  readonly expect: (items: readonly Item[], change: Change) => readonly Item[];
  /** The list with the server's response. */
  readonly settle: (items: readonly Item[], change: Change, result: Result) => readonly Item[];
  /** Saves one change. */
  readonly save: (api: Client, change: Change) => Promise<Result>;
}

interface Options<Item, Change, Result> {
  /** The query of the items. */
  readonly queryKey: QueryKey;
  readonly items: Loadable<readonly Item[]>;
  readonly changes: ListChanges<Item, Change, Result>;
  /** A change is saved; `change` undoes it, also after the page was left. */
  readonly onSaved: (done: Change, result: Result, change: (change: Change) => void) => void;
  /** A change failed and is undone. Returns true when the list is outdated: it is refetched. */
  readonly onRefused: (change: Change, error: unknown) => boolean;
}

/**
 * A list with optimistic changes: they are saved one after another, also after the page was left, and undone with an
 * error when they fail.
 */
export function useOptimisticList<Item, Change, Result>({
  queryKey,
  items,
  changes: { expect, settle, save },
  onSaved,
  onRefused,
}: Options<Item, Change, Result>): {
  readonly items: Loadable<readonly Item[]>;
  readonly change: (change: Change) => void;
} {
  const client = useQueryClient();
  const { session } = useServices();
  const [owner] = useState(() => session.user()?.id);
  const mutationKey = [queryKey[0], 'change'];
  const { mutate: change } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    async mutationFn(next: Change) {
      // A toast with 'Undo' may still be there when someone else has signed in.
      if (session.user()?.id !== owner) throw new Error('Another person is signed in.');
      return save(apiOf(client), next);
    },
    // A response from before the change would show the old list again.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess(result, done) {
      updateList<Item>(client, queryKey, (saved) => settle(saved, done, result));
      onSaved(done, result, change);
    },
    onError(error, refused) {
      if (onRefused(refused, error)) void client.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  return {
    items: useMemo(
      () => (items.state === 'done' ? { state: 'done', value: pending.reduce(expect, items.value) } : items),
      [items, pending, expect],
    ),
    change,
  };
}

/** Changes the cached list of a query: a complete list (`{ items }`, or `{ data }` of the specification) or a paged one. */
export function updateList<Item>(
  client: QueryClient,
  queryKey: QueryKey,
  next: (items: readonly Item[]) => readonly Item[],
): void {
  client.setQueryData<
    InfiniteData<Page<Item>> | { readonly items: readonly Item[] } | { readonly data: readonly Item[] }
  >(queryKey, (known) => {
    if (known === undefined) return undefined;
    if ('data' in known) return { ...known, data: next(known.data) };
    if (!('pages' in known)) return { ...known, items: next(known.items) };
    // As one page, since a change may concern any of them.
    const page = { ...known.pages[0], items: next(itemsOf(known)), next: known.pages.at(-1)?.next ?? null };
    return { pages: [page], pageParams: known.pageParams.slice(0, 1) };
  });
}
