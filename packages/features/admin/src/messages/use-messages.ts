import type { InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import type { Message } from '@apiyard/api/contract/site/messages';
import { getMessage, listMessages } from '@apiyard/api/contract/site/messages';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { invalidate, pagedQuery, query } from '@apiyard/kit/data/query.ts';
import { useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { messagesCopy } from './messages-copy.ts';
import type { MessageAct } from './message-changes.ts';
import { countsAfter, messageChanges } from './message-changes.ts';
import type { MessagesView } from './messages-view.ts';
import type { MessageList } from './MessagesScreen.tsx';

/** The messages that match `question`, the message that `view` opens, and the actions on them. */
export function useMessages(question: InputOf<typeof listMessages>, view: MessagesView) {
  const t = useCopy(messagesCopy);
  const client = useQueryClient();
  const queryKey: QueryKey = pagedQuery(listMessages, question).queryKey;
  const pages = usePages(listMessages, question, () =>
    showToast({ tone: 'error', message: t('adminMessages.failed.title') }),
  );
  const listed = pages.items.state === 'done' ? pages.items.value : null;

  // A message in the URL that is not in the list.
  const isOutsideList = view.open !== null && listed !== null && !listed.some(({ id }) => id === view.open);
  const outside = useQuery({
    ...query(getMessage, { id: view.open ?? '' }),
    enabled: isOutsideList,
    refetchOnMount: true,
  });
  const extra = isOutsideList ? outside.data : undefined;
  const all = useMemo(
    (): Loadable<readonly Message[]> =>
      listed === null
        ? { state: 'loading' }
        : { state: 'done', value: extra === undefined ? listed : [...listed, extra] },
    [listed, extra],
  );

  const { items: changed, change } = useOptimisticList({
    queryKey,
    items: all,
    changes: messageChanges,
    onSaved({ kind, message }, result, again) {
      client.setQueryData(query(getMessage, { id: result.id }).queryKey, (known) => known && result);
      client.setQueryData<InfiniteData<OutputOf<typeof listMessages>>>(queryKey, (known) => {
        if (known === undefined) return undefined;
        const [first, ...later] = known.pages;
        return (
          first && { ...known, pages: [{ ...first, counts: countsAfter(first.counts, message, result) }, ...later] }
        );
      });
      if (kind === 'read' || kind === 'unread') return;
      const back = { done: 'reopen', remove: 'restore' } as const;
      const undoing = kind in back ? back[kind as keyof typeof back] : null;
      showToast({
        tone: 'success',
        message: t(`adminMessages.toast.${kind}`, { reference: message.reference }),
        ...(undoing && {
          action: { label: t('adminMessages.undo'), onPress: () => again({ kind: undoing, message: result }) },
        }),
      });
    },
    onRefused({ message: { reference } }, error) {
      const { code } = refusalOf(error);
      const isStale = code === 'Stale' || code === 'NotFound';
      showToast({
        tone: isStale ? 'warning' : 'error',
        message: t(isStale ? 'adminMessages.stale' : 'adminMessages.refused', { reference }),
      });
      if (isStale) void invalidate(client, [getMessage]);
      return isStale;
    },
  });
  const items = changed.state === 'done' ? changed.value : null;
  const onAct = useCallback((kind: MessageAct, message: Message) => change({ kind, message }), [change]);

  const open = items?.find(({ id }) => id === view.open) ?? null;
  // Once per opening: a message marked as unread again must stay unread.
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (view.open === null) marked.current = null;
    if (open === null || marked.current === open.id) return;
    marked.current = open.id;
    if (!open.isRead && open.state !== 'removed') onAct('read', open);
  }, [open, view.open, onAct]);

  const messages = useMemo((): Loadable<MessageList> => {
    if (pages.items.state !== 'done') return pages.items;
    if (all.state !== 'done' || items === null || pages.first === null) return { state: 'loading' };
    const wanted = ({ state }: Message) => (view.state === null ? state !== 'removed' : state === view.state);
    const before = new Map(all.value.map((message) => [message.id, message]));
    const ids = new Set(listed?.map(({ id }) => id));
    return {
      state: 'done',
      value: {
        // The open message stays visible until another is opened.
        items: items.filter((message) => ids.has(message.id) && (wanted(message) || message.id === view.open)),
        counts: items.reduce(
          (counts, message) => countsAfter(counts, before.get(message.id) ?? message, message),
          pages.first.counts,
        ),
      },
    };
  }, [pages.items, pages.first, all, items, listed, view.state, view.open]);

  return {
    messages,
    more: pages.more,
    open,
    /** The message in the URL does not exist. */
    isGone: isOutsideList && outside.isError && !outside.isFetching,
    onAct,
    onMore: pages.onMore,
    onRetry: pages.onRetry,
  };
}
