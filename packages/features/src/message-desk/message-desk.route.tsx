import type { Message } from '@apiyard/api/contract/messages';
import { getMessage, listMessages } from '@apiyard/api/contract/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { stillShown, useLoadable } from '../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import { useServices } from '../_kit/services.tsx';
import type { Page } from '../_kit/use-changing-list.ts';
import { usePages } from '../_kit/use-pages.ts';
import { useViewInAddress } from '../_kit/view-in-address.ts';
import { inAddress, questionOf } from './desk-view.ts';
import { MessageDeskScreen } from './MessageDeskScreen.tsx';
import { useMessageDesk } from './use-message-desk.ts';

interface CountedPage extends Page<Message> {
  readonly counts: { readonly open: number; readonly unread: number };
}

interface DeskData {
  readonly page: Promise<CountedPage>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): DeskData {
  requireAdmin(args);
  const page = servicesOf(args).api.send(
    listMessages,
    questionOf(inAddress.read(new URL(args.request.url).searchParams)),
  );
  // The screen shows failures; without a listener the browser would report them as well.
  page.catch(() => {});
  return { page };
}

/** Opening a message asks for no other list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const questions = [currentUrl, nextUrl].map(
    ({ pathname, searchParams }) => pathname + JSON.stringify(questionOf(inAddress.read(searchParams))),
  );
  return questions[0] !== questions[1] || (defaultShouldRevalidate && currentUrl.search === nextUrl.search);
}

export function Component() {
  const { api } = useServices();
  const { page } = useLoaderData<DeskData>();
  const loaded = useLoadable(page);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const [view, onView] = useViewInAddress(inAddress);
  const first = loaded.state === 'done' ? loaded.value : null;

  const pages = usePages(loaded, (cursor) => api.send(listMessages, { ...questionOf(view), cursor }), reload);
  const listed = pages.state === 'done' ? pages.value.items : null;

  // A message that the address names beside the list goes with the first page.
  const [beside, setBeside] = useState<{
    readonly of: CountedPage | null;
    readonly message: Message | null;
    readonly id: string;
  } | null>(null);
  const extra = beside?.of === first ? beside : null;
  const all = useMemo(
    () =>
      listed === null
        ? null
        : extra?.message && !listed.some(({ id }) => id === extra.message?.id)
          ? [...listed, extra.message]
          : listed,
    [listed, extra],
  );
  const desk = useMessageDesk(all, reload);
  const { onAct } = desk;

  const isMissing =
    view.open !== null && listed !== null && !listed.some(({ id }) => id === view.open) && extra?.id !== view.open;
  useEffect(() => {
    const { open } = view;
    if (!isMissing || open === null) return undefined;
    let isCurrent = true;
    const settle = (message: Message | null) => isCurrent && setBeside({ of: first, message, id: open });
    api.send(getMessage, { id: open }).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [isMissing, view, first, api]);

  const open = desk.items?.find(({ id }) => id === view.open) ?? null;
  // Once for each opening: whoever marks it as unread again has read it.
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (view.open === null) marked.current = null;
    if (open === null || marked.current === open.id) return;
    marked.current = open.id;
    if (!open.isRead && open.state !== 'removed') onAct('read', open);
  }, [open, view.open, onAct]);

  const shown = useMemo(() => {
    if (first === null || desk.items === null || pages.state !== 'done') return null;
    const { items } = desk;
    const ids = new Set(listed?.map(({ id }) => id));
    const wanted = (message: Message) =>
      ids.has(message.id) && (view.state === null ? message.state !== 'removed' : message.state === view.state);
    const before = new Map(all?.map((message) => [message.id, message]));
    const difference = (counts: (message: Message) => boolean) =>
      items.reduce(
        (sum, message) => sum + Number(counts(message)) - Number(counts(before.get(message.id) ?? message)),
        0,
      );
    return {
      hasMore: pages.value.hasMore,
      // The one that is open stays in sight until another is opened.
      items: items.filter((message) => wanted(message) || (ids.has(message.id) && message.id === view.open)),
      counts: {
        open: first.counts.open + difference(({ state }) => state === 'open'),
        unread: first.counts.unread + difference(({ state, isRead }) => state !== 'removed' && !isRead),
      },
    };
  }, [first, desk, listed, all, pages, view.state, view.open]);

  return (
    <MessageDeskScreen
      desk={stillShown(shown, loaded)}
      open={open}
      isGone={view.open !== null && extra?.id === view.open && extra.message === null}
      view={view}
      nowMs={Date.now()}
      onView={onView}
      onAct={onAct}
      onMore={() => pages.state === 'done' && pages.value.onMore()}
      onRetry={reload}
    />
  );
}
