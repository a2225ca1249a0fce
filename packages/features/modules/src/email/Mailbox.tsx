import type { Email } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Empty } from '@apiyard/ui/Empty';
import { SplitPanes } from '@apiyard/ui/SplitPanes';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { emailCopy } from './email-copy.ts';
import type { EmailScreenProps } from './email-screen-props.ts';
import { EmptyList } from './list/EmptyList.tsx';
import { ListHead } from './list/ListHead.tsx';
import { MailList } from './list/MailList.tsx';
import { SearchRow } from './list/SearchRow.tsx';
import { useThreads } from './list/use-threads.ts';
import type { Counts } from './mailbox/places.ts';
import { movingKinds } from './mailbox/steps.ts';
import type { Act } from './mailbox/steps.ts';
import type { Thread } from './mailbox/threads.ts';
import { conversationOf } from './mailbox/threads.ts';
import { listColumn, panes, rest } from './parts/EmailFrame.css.ts';
import { Reader } from './reader/Reader.tsx';
import { useMailKeys } from './use-mail-keys.ts';

/** Shorter is passing by: with the arrow of a list, and with j and k. */
const readAfterMs = 500;

interface MailboxProps extends Omit<EmailScreenProps, 'emails'> {
  readonly emails: readonly Email[];
  readonly counts: Counts;
}

/** The list and the reader. Keys and presses show in the list first; what is read follows. */
export function Mailbox(props: MailboxProps) {
  const { emails, view, onView, selected, pane, onPane, nowMs, onSelect } = props;
  const { onDeleteForever, onReply, onEditDraft, onCancelSending } = props;
  const t = useCopy(emailCopy);
  const isNarrow = useMedia(media.belowMd);
  const shownPane = isNarrow ? 'off' : pane;
  const { threads, place, query } = useThreads(emails, view);
  const [cursor, setCursor] = useState<string | null>(null);
  const conversation = useMemo(
    () => (view.open === null ? none : conversationOf(emails, view.open, place)),
    [emails, view.open, place],
  );
  const open = view.open !== null && conversation.length > 0 ? view.open : null;
  const isGone = view.open !== null && open === null;
  const byId = useMemo(() => new Map(threads.map((thread) => [thread.id, thread])), [threads]);
  const listed = (open === null ? undefined : byId.get(open)?.emails) ?? conversation;
  const selectedEmails = useMemo(() => selected.flatMap((id) => byId.get(id)?.emails ?? []), [selected, byId]);
  const read = useDeferredValue(
    useMemo(() => ({ open, isGone, conversation, listed }), [open, isGone, conversation, listed]),
  );

  const show = (id: string | null) => {
    onView({ ...view, open: id });
    if (id !== null) setCursor(id);
  };
  /** After an action on the open conversation that takes it out of the list, the next one is shown beside the list. */
  const act = (next: Act, targets: readonly Email[]) => {
    const gone = new Set(targets.map(({ threadId }) => threadId));
    props.onAct(next, targets);
    const from = threads.findIndex(({ id }) => id === (open ?? cursor));
    const at = threads[from];
    const isLeft = next.kind === 'unread' || movingKinds.has(next.kind);
    if (!isLeft || at === undefined || !gone.has(at.id)) return;
    const left = next.kind === 'unread' ? undefined : neighbour(threads, from, gone);
    if (next.kind !== 'unread') setCursor(left ?? null);
    if (open !== null) onView({ ...view, open: shownPane === 'off' || left === undefined ? null : left });
  };
  const openRow = (id: string) => {
    const thread = byId.get(id);
    const [only] = thread?.emails ?? [];
    if (thread?.emails.length === 1 && only?.draft === true && !only.trash) onEditDraft(only);
    else show(id);
  };
  const latest = useRef({ ...props, show, act, openRow, conversation, selectedEmails });
  useLayoutEffect(() => {
    latest.current = { ...props, show, act, openRow, conversation, selectedEmails };
  });
  /** The same functions between renders, so that the parts are rendered only when what they show changes. */
  const [handlers] = useState(() => ({
    onOpen: (id: string) => latest.current.openRow(id),
    onClose: () => latest.current.show(null),
    onAct: (next: Act, targets: readonly Email[]) => latest.current.act(next, targets),
    onActOnSelected: (next: Act) => latest.current.act(next, latest.current.selectedEmails),
    onToggle: (id: string) => {
      setCursor(id);
      latest.current.onToggle(id);
    },
    onExtend: (id: string, order: readonly string[]) => {
      setCursor(id);
      latest.current.onExtend(id, order);
    },
    onStar: ({ emails: those }: Thread) =>
      latest.current.onAct({ kind: those.some(({ starred }) => starred) ? 'unstarred' : 'starred' }, those),
    onImportant: ({ emails: those }: Thread) =>
      latest.current.onAct({ kind: those.some(({ important }) => important) ? 'unimportant' : 'important' }, those),
    onSearch: (text: string) => latest.current.onView({ ...latest.current.view, query: text, open: null }),
  }));
  // What is open for a moment is read, however it was opened; it can be marked as unread afterwards.
  useEffect(() => {
    if (open === null) return undefined;
    const timer = setTimeout(() => {
      const unread = latest.current.conversation.filter((email) => email.unread);
      if (unread.length > 0) latest.current.onRead(unread);
    }, readAfterMs);
    return () => clearTimeout(timer);
  }, [open]);
  useMailKeys({ ...props, threads, place, open, cursor, setCursor, show, act, conversation, selectedEmails });

  const { onSearch } = handlers;
  const empty = useMemo(() => <EmptyList query={query} place={place} onSearch={onSearch} />, [query, place, onSearch]);
  const list = (
    <div className={listColumn}>
      <SearchRow
        query={view.query}
        place={view.place}
        onSearch={onSearch}
        pane={pane}
        onPane={onPane}
        emails={emails}
        counts={props.counts}
      />
      <ListHead
        place={place}
        threads={threads}
        selected={selected}
        selectedEmails={selectedEmails}
        onSelect={onSelect}
        onAct={handlers.onActOnSelected}
        onDeleteForever={onDeleteForever}
      />
      <MailList
        key={place}
        label={t(`email.place.${place}`)}
        query={query}
        threads={threads}
        place={place}
        selected={selected}
        open={open}
        cursor={cursor}
        nowMs={nowMs}
        onCursor={setCursor}
        onOpen={handlers.onOpen}
        onToggle={handlers.onToggle}
        onExtend={handlers.onExtend}
        onSelect={onSelect}
        onStar={handlers.onStar}
        onImportant={handlers.onImportant}
        empty={empty}
      />
    </div>
  );
  const reader =
    read.open === null ? (
      <div className={rest}>
        <Empty title={t(read.isGone ? 'email.gone' : 'email.nothingOpen')}>
          {t(read.isGone ? 'email.gone.text' : 'email.nothingOpen.text')}
        </Empty>
      </div>
    ) : (
      <Reader
        emails={read.conversation}
        listed={read.listed}
        place={place}
        isAlone={shownPane === 'off'}
        onClose={handlers.onClose}
        onAct={handlers.onAct}
        onDeleteForever={onDeleteForever}
        onReply={onReply}
        onEditDraft={onEditDraft}
        onCancelSending={onCancelSending}
      />
    );
  if (shownPane === 'off') return read.open === null ? list : reader;
  return (
    <div className={panes}>
      <SplitPanes
        key={shownPane}
        start={list}
        end={reader}
        label={t(shownPane === 'end' ? 'email.pane.width' : 'email.pane.height')}
        orientation={shownPane === 'end' ? 'horizontal' : 'vertical'}
        startShare={shownPane === 'end' ? 42 : 50}
        sizesMin={shownPane === 'end' ? [280, 320] : [200, 200]}
        isNeverStacked
      />
    </div>
  );
}

const none: readonly Email[] = [];

/** The row that follows a row once others are gone. */
function neighbour(threads: readonly { readonly id: string }[], from: number, gone: ReadonlySet<string>) {
  const isLeft = ({ id }: { readonly id: string }) => !gone.has(id);
  return (threads.slice(from).find(isLeft) ?? threads.slice(0, from).findLast(isLeft))?.id;
}
