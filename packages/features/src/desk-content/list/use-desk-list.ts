import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { say } from '../../_kit/say.ts';
import { deskCopy } from '../desk-copy.ts';
import { refusalOf, refusalText } from '../refusal.ts';
import type { DeskChange, DeskRow } from './desk-changes.ts';
import { deskList } from './desk-changes.ts';

export interface DeskPage<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
}

interface Options<Row> {
  /** The first page of what is asked for, or how far it is. */
  readonly first: Loadable<DeskPage<Row>>;
  readonly loadMore: (cursor: string) => Promise<DeskPage<Row>>;
  /** Null where the row is gone. The same one each time: the list starts anew with another. */
  readonly save: (change: DeskChange<Row>) => Promise<Row | null>;
  readonly reload: () => void;
}

interface DeskListState<Row> {
  readonly rows: Loadable<readonly Row[]>;
  /** Whether there are more, and how the next ones are coming along. */
  readonly more: 'none' | 'resting' | 'loading' | 'failed';
  readonly onMore: () => void;
  readonly onAct: (kind: DeskChange<Row>['kind'], row: Row) => void;
}

/** A list whose changes show at once, with a way back; refused ones go back with the reason. */
export function useDeskList<Row extends DeskRow>({ first, loadMore, save, reload }: Options<Row>): DeskListState<Row> {
  const t = useCopy(deskCopy);
  const rules = useMemo(() => deskList<Row>(), []);
  const latest = useRef({ t, save, reload, loadMore });
  useLayoutEffect(() => {
    latest.current = { t, save, reload, loadMore };
  });
  const machine = useMemo(() => rules.savingBy(save), [rules, save]);
  const actor = useActorRef(machine);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const [more, setMore] = useState<{ readonly of: DeskPage<Row> | null; readonly next: string | null; readonly state: 'resting' | 'loading' | 'failed' }>({ of: null, next: null, state: 'resting' });
  const page = first.state === 'done' ? first.value : null;
  const shownOf = useRef<DeskPage<Row> | null>(null);
  useLayoutEffect(() => {
    if (page === null) return;
    shownOf.current = page;
    actor.send({ type: 'told', saved: page.items });
    setMore({ of: page, next: page.next, state: 'resting' });
  }, [actor, page]);

  useEffect(() => {
    let isMounted = true;
    // The page may have been left by the time somebody takes a deletion back.
    const undo = (row: Row) => {
      if (isMounted) actor.send({ type: 'change', change: { kind: 'restore', row } });
      else latest.current.save({ kind: 'restore', row }).catch((error: unknown) => say({ tone: 'error', message: latest.current.t('desk.notDone', { title: row.title, reason: refusalText(latest.current.t, refusalOf(error)) }) }));
    };
    const onSaved = actor.on('saved', ({ change: { kind, row }, told }) => {
      const { t: text } = latest.current;
      const { title } = row;
      if (kind === 'delete') say({ tone: 'success', message: text('desk.done.delete', { title }), action: { label: text('desk.undo'), onPress: () => undo(row) } });
      else if (kind === 'restore') say({ tone: 'success', message: text('desk.done.restore', { title }) });
      else if (kind === 'unpublish') say({ tone: 'success', message: text('desk.done.unpublish', { title }) });
      else say({ tone: 'success', message: text(told?.state === 'scheduled' ? 'desk.done.scheduled' : 'desk.done.publish', { title }) });
    });
    const onRefused = actor.on('refused', ({ change: { row }, error }) => {
      const refusal = refusalOf(error);
      const { t: text, reload: again } = latest.current;
      say({ tone: 'error', message: text('desk.notDone', { title: row.title, reason: refusalText(text, refusal) }) });
      // Somebody else has been here: what is shown is old.
      if (refusal.code !== null) again();
    });
    return () => {
      isMounted = false;
      onSaved.unsubscribe();
      onRefused.unsubscribe();
    };
  }, [actor]);

  const onMore = useCallback(() => {
    if (more.next === null || more.state === 'loading') return;
    setMore({ ...more, state: 'loading' });
    latest.current.loadMore(more.next).then(
      ({ items, next }) => {
        // Another search has begun meanwhile.
        if (shownOf.current !== more.of) return;
        const saved = actor.getSnapshot().context.saved ?? [];
        const known = new Set(saved.map(({ id }) => id));
        actor.send({ type: 'told', saved: [...saved, ...items.filter(({ id }) => !known.has(id))] });
        setMore({ of: more.of, next, state: 'resting' });
      },
      () => shownOf.current === more.of && setMore({ ...more, state: 'failed' }),
    );
  }, [actor, more]);

  const rows = useMemo(() => rules.shown(context), [rules, context]);
  return {
    // What is known stays in sight while it is asked for again.
    rows: rows === null ? (first.state === 'done' ? { state: 'loading' } : first) : { state: 'done', value: rows },
    more: more.next === null ? 'none' : more.state,
    onMore,
    onAct: useCallback((kind: DeskChange<Row>['kind'], row: Row) => actor.send({ type: 'change', change: { kind, row } }), [actor]),
  };
}
