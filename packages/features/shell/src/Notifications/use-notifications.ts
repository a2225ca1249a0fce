import type { Notification } from '@apiyard/api/contract/accounts/notifications';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@apiyard/api/contract/accounts/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { pagedQuery } from '@apiyard/kit/data/query.ts';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';
import { useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import type { NotificationListProps } from './NotificationList.tsx';
import { notificationsCopy } from './notifications-copy.ts';
import { takeUnread } from './use-unread.ts';

type Change = { readonly kind: 'one'; readonly id: string } | { readonly kind: 'all'; readonly upTo: string };

const read = (items: readonly Notification[], change: Change): readonly Notification[] =>
  items.map((one) =>
    one.isRead || !(change.kind === 'one' ? one.id === change.id : one.at <= change.upTo)
      ? one
      : { ...one, isRead: true },
  );

const readChanges: ListChanges<Notification, Change, { readonly unread: number }> = {
  expect: read,
  settle: read,
  save: (api, change) =>
    change.kind === 'one'
      ? api.send(readNotification, { id: change.id })
      : api.send(readAllNotifications, { upTo: change.upTo }),
};

const latest = pagedQuery(listNotifications, {});

/** Fetches each time the panel opens. Marks as read are saved even after it has closed. */
export function useNotifications(isOpen: boolean): Omit<NotificationListProps, 'nowMs'> {
  const t = useCopy(notificationsCopy);
  const queryClient = useQueryClient();
  const { items, first, isAsking, more, onMore, onRetry } = usePages(listNotifications, isOpen ? {} : null);
  useEffect(() => {
    if (!isOpen) return undefined;
    void queryClient.prefetchInfiniteQuery(latest);
    // The next opening fetches only the latest page.
    return () =>
      void queryClient.setQueryData(
        latest.queryKey,
        (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
      );
  }, [isOpen, queryClient]);
  useEffect(() => {
    if (first !== null && !isAsking) void takeUnread(queryClient, first.unread);
  }, [first, isAsking, queryClient]);
  const { items: notifications, change } = useOptimisticList({
    queryKey: latest.queryKey,
    items,
    changes: readChanges,
    onSaved(_, { unread }) {
      queryClient.setQueryData(latest.queryKey, (known) => {
        const [page, ...older] = known?.pages ?? [];
        return known && page && { ...known, pages: [{ ...page, unread }, ...older] };
      });
      void takeUnread(queryClient, unread);
    },
    onRefused() {
      showToast({ tone: 'error', message: t('notifications.notRead') });
      return false;
    },
  });
  return {
    notifications,
    more,
    onRead: ({ id, isRead }) => {
      if (!isRead) change({ kind: 'one', id });
    },
    onReadAll: () => {
      const [newest] = notifications.state === 'done' ? notifications.value : [];
      if (newest) change({ kind: 'all', upTo: newest.at });
    },
    onMore,
    onRetry,
  };
}
