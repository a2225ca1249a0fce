import type { Notification } from '@apiyard/api/contract/notifications';
import { listNotifications, readAllNotifications, readNotification } from '@apiyard/api/contract/notifications';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useCopy } from '../../_kit/copy.ts';
import { optimisticList } from '../../_kit/optimistic-list.machine.ts';
import { say } from '../../_kit/say.ts';
import { useServices } from '../../_kit/services.tsx';
import { inOwnName, useLastingActor } from '../../_kit/use-lasting-actor.ts';
import type { NotificationListProps } from './NotificationList.tsx';
import { notificationsCopy } from './notifications-copy.ts';

type Change = { readonly kind: 'one'; readonly id: string } | { readonly kind: 'all'; readonly upTo: string };

const read = (items: readonly Notification[], change: Change): readonly Notification[] =>
  items.map((one) =>
    one.isRead || !(change.kind === 'one' ? one.id === change.id : one.at <= change.upTo)
      ? one
      : { ...one, isRead: true },
  );

const readList = optimisticList<Notification, Change, { readonly unread: number }>({ expect: read, settle: read });

interface Asked {
  readonly state: 'loading' | 'failed' | 'done';
  readonly requestId?: string | undefined;
  readonly next: string | null;
  readonly older: NotificationListProps['older'];
}

/**
 * Asks each time the panel opens. What is marked as read goes on being saved after it has closed. `onUnread` hears how
 * many are left.
 */
export function useNotifications(
  isOpen: boolean,
  onUnread: (unread: number) => void,
): Omit<NotificationListProps, 'nowMs'> {
  const t = useCopy(notificationsCopy);
  const { api, session } = useServices();
  const [asked, setAsked] = useState<Asked>({ state: 'loading', next: null, older: 'resting' });
  const latest = useRef({ t, onUnread });
  useEffect(() => {
    latest.current = { t, onUnread };
  });
  const machine = useMemo(
    () =>
      readList.savingBy(
        inOwnName(session, (change) =>
          change.kind === 'one'
            ? api.send(readNotification, { id: change.id })
            : api.send(readAllNotifications, { upTo: change.upTo }),
        ),
      ),
    [api, session],
  );
  const listen = useCallback((made: ActorRefFrom<typeof machine>) => {
    made.on('saved', ({ told }) => latest.current.onUnread(told.unread));
    made.on('refused', () => say({ tone: 'error', message: latest.current.t('notifications.notRead') }));
  }, []);
  const actor = useLastingActor(machine, listen);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const items = useMemo(() => readList.shown(context) ?? [], [context]);

  /** The last question alone counts: an older answer may come after it. */
  const asking = useRef(0);
  const load = useCallback(async () => {
    const mine = (asking.current += 1);
    // What was there stays in sight until the next comes.
    setAsked((before) => (before.state === 'done' ? before : { state: 'loading', next: null, older: 'resting' }));
    try {
      const page = await api.send(listNotifications, {});
      if (mine !== asking.current) return;
      actor.send({ type: 'told', saved: page.items });
      latest.current.onUnread(page.unread);
      setAsked({ state: 'done', next: page.next, older: 'resting' });
    } catch (error) {
      if (mine !== asking.current) return;
      const requestId =
        typeof error === 'object' && error !== null && 'requestId' in error ? String(error.requestId) : undefined;
      setAsked({ state: 'failed', requestId, next: null, older: 'resting' });
    }
  }, [api, actor]);
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  const onOlder = async () => {
    if (asked.next === null) return;
    const mine = (asking.current += 1);
    setAsked((before) => ({ ...before, older: 'loading' }));
    try {
      const page = await api.send(listNotifications, { cursor: asked.next });
      if (mine !== asking.current) return;
      actor.send({ type: 'told', saved: [...(actor.getSnapshot().context.saved ?? []), ...page.items] });
      setAsked({ state: 'done', next: page.next, older: 'resting' });
    } catch {
      if (mine === asking.current) setAsked((before) => ({ ...before, older: 'failed' }));
    }
  };

  return {
    notifications:
      asked.state === 'done'
        ? { state: 'done', value: items }
        : asked.state === 'failed'
          ? { state: 'failed', requestId: asked.requestId }
          : { state: 'loading' },
    hasOlder: asked.next !== null,
    older: asked.older,
    onRead: ({ id, isRead }) => {
      if (!isRead) actor.send({ type: 'change', change: { kind: 'one', id } });
    },
    onReadAll: () => {
      const [newest] = items;
      if (newest) actor.send({ type: 'change', change: { kind: 'all', upTo: newest.at } });
    },
    onOlder: () => void onOlder(),
    onRetry: () => void load(),
  };
}
