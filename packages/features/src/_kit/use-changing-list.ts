import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Loadable } from './loadable.ts';
import { stillShown } from './loadable.ts';
import type { OptimisticList } from './optimistic-list.machine.ts';
import { inOwnName, useLastingActor } from './use-lasting-actor.ts';
import type { Services } from './services.tsx';
import { useServices } from './services.tsx';

interface Options<Item, Change, Told> {
  /** The same one each time. */
  readonly rules: OptimisticList<Item, Change, Told>;
  /** The list as it was loaded; null before that. */
  readonly saved: readonly Item[] | null;
  /** The same one each time. */
  readonly save: (api: Services['api'], change: Change) => Promise<Told>;
  /** Tells of a change that is saved; `change` takes it back, also when the page was left by then. */
  readonly onSaved: (done: Change, told: Told, change: (change: Change) => void) => void;
  /** Tells why a change went back. True where what is shown is old: somebody else has been here. */
  readonly onRefused: (change: Change, error: unknown) => boolean;
  /** Loads the list again. */
  readonly reload: () => void;
}

interface ChangingList<Item, Change> {
  /** The list with the changes that are under way; null before it is known. */
  readonly items: readonly Item[] | null;
  readonly change: (change: Change) => void;
  /** More has come to be known of what is saved. */
  readonly tell: (next: (saved: readonly Item[]) => readonly Item[]) => void;
}

/** A list whose changes show at once; refused ones go back. What people changed is saved to the end, also when they leave the page meanwhile. */
export function useChangingList<Item, Change, Told>({
  rules,
  saved,
  save,
  ...given
}: Options<Item, Change, Told>): ChangingList<Item, Change> {
  const { api, session } = useServices();
  const latest = useRef({ ...given, isHere: false });
  useLayoutEffect(() => {
    latest.current = { ...given, isHere: true };
  });
  useEffect(
    () => () => {
      latest.current.isHere = false;
    },
    [],
  );
  const logic = useMemo(
    () => rules.savingBy(inOwnName(session, (change) => save(api, change))),
    [rules, save, api, session],
  );
  const listen = useCallback((made: ActorRefFrom<typeof logic>) => {
    const again = (change: Change) => made.send({ type: 'change', change });
    made.on('saved', ({ change, told }) => latest.current.onSaved(change, told, again));
    made.on('refused', ({ change, error }) => {
      if (latest.current.onRefused(change, error) && latest.current.isHere) latest.current.reload();
    });
  }, []);
  const actor = useLastingActor(logic, listen);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  useLayoutEffect(() => {
    if (saved !== null) actor.send({ type: 'told', saved });
  }, [actor, saved]);
  return {
    items: useMemo(() => rules.shown(context), [rules, context]),
    change: useCallback((change: Change) => actor.send({ type: 'change', change }), [actor]),
    tell: useCallback(
      (next) => actor.send({ type: 'told', saved: next(actor.getSnapshot().context.saved ?? []) }),
      [actor],
    ),
  };
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** Whether there are more, and how the next ones are coming along. */
export type More = 'none' | 'resting' | 'loading' | 'failed';

interface PagedOptions<Item, Change, Told> extends Omit<Options<Item, Change, Told>, 'saved'> {
  /** The first page of what is asked for, or how far it is. */
  readonly first: Loadable<Page<Item>>;
  readonly loadMore: (cursor: string) => Promise<Page<Item>>;
}

interface ChangingPages<Item, Change> extends Omit<ChangingList<Item, Change>, 'items'> {
  /** What is known stays in sight while it is asked for again. */
  readonly rows: Loadable<readonly Item[]>;
  readonly more: More;
  readonly onMore: () => void;
}

/** The same for a list that comes in pages. A new first page starts over. */
export function useChangingPages<Item extends { readonly id: string }, Change, Told>({
  first,
  loadMore,
  ...options
}: PagedOptions<Item, Change, Told>): ChangingPages<Item, Change> {
  const page = first.state === 'done' ? first.value : null;
  const { items, change, tell } = useChangingList({ ...options, saved: page?.items ?? null });
  const [further, setFurther] = useState<{
    readonly of: Page<Item> | null;
    readonly next: string | null;
    readonly state: Exclude<More, 'none'>;
  }>({ of: null, next: null, state: 'resting' });
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (page !== null) shown.current = page;
  }, [page]);
  // While another search is on its way, the one before can still be read on.
  const { of, next, state } =
    page === null || further.of === page ? further : { of: page, next: page.next, state: 'resting' as const };
  const onMore = () => {
    if (of === null || next === null || state === 'loading') return;
    setFurther({ of, next, state: 'loading' });
    loadMore(next).then(
      (older) => {
        // Another search has begun meanwhile.
        if (shown.current !== of) return;
        tell((saved) => {
          const known = new Set(saved.map(({ id }) => id));
          return [...saved, ...older.items.filter(({ id }) => !known.has(id))];
        });
        setFurther({ of, next: older.next, state: 'resting' });
      },
      () => shown.current === of && setFurther({ of, next, state: 'failed' }),
    );
  };
  return { rows: stillShown(items, first), more: next === null ? 'none' : state, onMore, change, tell };
}
