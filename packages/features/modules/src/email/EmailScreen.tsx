import type { Email } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { SplitPanes } from '@apiyard/ui/SplitPanes';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { emailCopy } from './email-copy.ts';
import type { EmailView } from './email-view.ts';
import { EmptyList } from './list/EmptyList.tsx';
import { ListHead } from './list/ListHead.tsx';
import { MailList } from './list/MailList.tsx';
import { SearchRow } from './list/SearchRow.tsx';
import type { Counts } from './mailbox/places.ts';
import { countsOf } from './mailbox/places.ts';
import { conversationOf } from './mailbox/threads.ts';
import type { Act } from './mailbox/steps.ts';
import { Folders } from './parts/Folders.tsx';
import { frame, listColumn, mainColumn, panes, rest, side, skeletons } from './parts/EmailFrame.css.ts';
import type { ReadingPane } from './parts/reading-pane.ts';
import type { ReaderHandlers } from './reader/Reader.tsx';
import { Reader } from './reader/Reader.tsx';
import { useMailKeys } from './use-mail-keys.ts';
import { useThreads } from './list/use-threads.ts';

export interface EmailScreenProps extends Omit<ReaderHandlers, 'onClose'> {
  /** The latest first. */
  readonly emails: Loadable<readonly Email[]>;
  readonly view: EmailView;
  readonly onView: (view: EmailView) => void;
  /** Ids of the selected threads. */
  readonly selected: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onExtend: (id: string, order: readonly string[]) => void;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly pane: ReadingPane;
  readonly onPane: (pane: ReadingPane) => void;
  /** The open conversation was shown: its emails are read. */
  readonly onRead: (emails: readonly Email[]) => void;
  readonly onCompose: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRetry: () => void;
  readonly nowMs: number;
  /** At the end of the page's head. */
  readonly actions: ReactNode;
}

/** Folders, the list of conversations, and the one that is open. */
export function EmailScreen(props: EmailScreenProps) {
  const { emails: loaded, view, onCompose, onRetry, actions } = props;
  const t = useCopy(emailCopy);
  const emails = loaded.state === 'done' ? loaded.value : null;
  const counts = useMemo(() => emails && countsOf(emails), [emails]);
  return (
    <>
      <PageBand
        title={t('email.title')}
        purpose={t('email.purpose')}
        actions={
          <>
            <Button
              tone="primary"
              icon={<IconPencil size={20} stroke={1.5} aria-hidden />}
              isDisabled={emails === null}
              onPress={onCompose}
            >
              {t('email.compose')}
            </Button>
            {actions}
          </>
        }
      />
      <div className={frame}>
        <div className={side}>
          <Folders place={view.place} counts={counts} />
        </div>
        <div className={mainColumn}>
          {loaded.state === 'failed' ? (
            <div className={rest}>
              <Failed title={t('email.loadFailed')} requestId={loaded.requestId} onRetry={onRetry}>
                {t('email.loadFailed.text')}
              </Failed>
            </div>
          ) : emails === null || counts === null ? (
            <div className={skeletons} role="status" aria-label={t('email.loading')}>
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} shape="text" lines={2} />
              ))}
            </div>
          ) : (
            <Mailbox {...props} emails={emails} counts={counts} />
          )}
        </div>
      </div>
    </>
  );
}

/** Shorter is passing by: with the arrow of a list, and with j and k. */
const readAfterMs = 500;

interface MailboxProps extends Omit<EmailScreenProps, 'emails'> {
  readonly emails: readonly Email[];
  readonly counts: Counts;
}

function Mailbox(props: MailboxProps) {
  const { emails, view, onView, selected, pane, onPane, nowMs, onToggle, onExtend, onSelect } = props;
  const { onAct, onRead, onDeleteForever, onReply, onEditDraft, onCancelSending } = props;
  const t = useCopy(emailCopy);
  const isNarrow = useMedia(media.belowMd);
  const shownPane = isNarrow ? 'off' : pane;
  const { threads, place } = useThreads(emails, view);
  const [cursor, setCursor] = useState<string | null>(null);
  const conversation = useMemo(
    () => (view.open === null ? [] : conversationOf(emails, view.open, place)),
    [emails, view.open, place],
  );
  const open = view.open !== null && conversation.length > 0 ? view.open : null;
  const listed = threads.find(({ id }) => id === open)?.emails ?? conversation;
  const byId = useMemo(() => new Map(threads.map((thread) => [thread.id, thread])), [threads]);
  const selectedEmails = useMemo(() => selected.flatMap((id) => byId.get(id)?.emails ?? []), [selected, byId]);

  const show = (id: string | null) => {
    onView({ ...view, open: id });
    if (id !== null) setCursor(id);
  };
  const latest = useRef({ conversation, onRead });
  useLayoutEffect(() => {
    latest.current = { conversation, onRead };
  });
  // What is open for a moment is read, however it was opened; it can be marked as unread afterwards.
  useEffect(() => {
    if (open === null) return undefined;
    const timer = setTimeout(() => {
      const unread = latest.current.conversation.filter((email) => email.unread);
      if (unread.length > 0) latest.current.onRead(unread);
    }, readAfterMs);
    return () => clearTimeout(timer);
  }, [open]);
  /** After an act on the open conversation that takes it out of the list, the next one is shown beside the list. */
  const act = (next: Act, targets: readonly Email[]) => {
    const gone = new Set(targets.map(({ threadId }) => threadId));
    onAct(next, targets);
    const isMoving = ['archived', 'deleted', 'restored', 'spam', 'notSpam', 'moved', 'snoozed', 'unsnoozed', 'unread'];
    const from = threads.findIndex(({ id }) => id === (open ?? cursor));
    const at = threads[from];
    if (!isMoving.includes(next.kind) || at === undefined || !gone.has(at.id)) return;
    const left = next.kind === 'unread' ? undefined : neighbour(threads, from, gone);
    if (next.kind !== 'unread') setCursor(left ?? null);
    if (open !== null) onView({ ...view, open: shownPane === 'off' || left === undefined ? null : left });
  };
  useMailKeys({ ...props, threads, place, open, cursor, setCursor, show, act, conversation, selectedEmails });

  const list = (
    <div className={listColumn}>
      <SearchRow view={view} onView={onView} pane={pane} onPane={onPane} emails={emails} counts={props.counts} />
      <ListHead
        place={place}
        threads={threads}
        selected={selected}
        selectedEmails={selectedEmails}
        onSelect={onSelect}
        onAct={(next) => act(next, selectedEmails)}
        onDeleteForever={onDeleteForever}
      />
      <MailList
        key={`${place} ${view.query}`}
        label={t(`email.place.${place}`)}
        threads={threads}
        place={place}
        selected={selected}
        open={open}
        cursor={cursor}
        nowMs={nowMs}
        onCursor={setCursor}
        onOpen={(id) => {
          const thread = byId.get(id);
          const [only] = thread?.emails ?? [];
          if (thread?.emails.length === 1 && only?.draft === true && !only.trash) onEditDraft(only);
          else show(id);
        }}
        onToggle={(id) => {
          setCursor(id);
          onToggle(id);
        }}
        onExtend={(id, order) => {
          setCursor(id);
          onExtend(id, order);
        }}
        onSelect={onSelect}
        onStar={({ emails: those }) =>
          onAct({ kind: those.some(({ starred }) => starred) ? 'unstarred' : 'starred' }, those)
        }
        onImportant={({ emails: those }) =>
          onAct({ kind: those.some(({ important }) => important) ? 'unimportant' : 'important' }, those)
        }
        empty={<EmptyList view={view} place={place} onView={onView} />}
      />
    </div>
  );
  const reader =
    open === null ? (
      <div className={rest}>
        <Empty title={t(view.open === null ? 'email.nothingOpen' : 'email.gone')}>
          {t(view.open === null ? 'email.nothingOpen.text' : 'email.gone.text')}
        </Empty>
      </div>
    ) : (
      <Reader
        emails={conversation}
        listed={listed}
        place={place}
        isAlone={shownPane === 'off'}
        onClose={() => show(null)}
        onAct={act}
        onDeleteForever={onDeleteForever}
        onReply={onReply}
        onEditDraft={onEditDraft}
        onCancelSending={onCancelSending}
      />
    );
  if (shownPane === 'off') return open === null ? list : reader;
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

/** The row that follows a row once others are gone. */
function neighbour(threads: readonly { readonly id: string }[], from: number, gone: ReadonlySet<string>) {
  const isLeft = ({ id }: { readonly id: string }) => !gone.has(id);
  return (threads.slice(from).find(isLeft) ?? threads.slice(0, from).findLast(isLeft))?.id;
}
