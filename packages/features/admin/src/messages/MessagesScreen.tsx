import { removedMessagesKeptDays } from '@apiyard/api/contract/site/messages';
import type { Message } from '@apiyard/api/contract/site/messages';
import { Alert } from '@apiyard/ui/Alert';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Heading } from '@apiyard/ui/Heading';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inbox } from '@apiyard/ui/illustrations/Inbox';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Select } from '@apiyard/ui/Select';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconArrowLeft, IconCheck, IconMail, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useKeepFocus } from '@apiyard/kit/browser/keep-focus.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import type { MessagesView } from './messages-view.ts';
import { isNarrowed, kinds, neighbour, replyHref, states, wholeContent } from './messages-view.ts';
import { messagesCopy } from './messages-copy.ts';
import type { MessageAct } from './message-changes.ts';
import {
  choice,
  fact,
  facts,
  letter,
  line,
  list,
  name,
  panes,
  place,
  row,
  search,
  toolbar,
  unreadName,
  words,
} from './MessagesScreen.css.ts';

export interface MessageList {
  /** Messages that match the filters, with pending changes applied. */
  readonly items: readonly Message[];
  readonly counts: { readonly open: number; readonly unread: number };
}

export interface MessagesScreenProps {
  readonly messages: Loadable<MessageList>;
  readonly more: More;
  /** The open message; null if none is open or it is loading. */
  readonly open: Message | null;
  /** The message in the URL does not exist. */
  readonly isGone: boolean;
  readonly view: MessagesView;
  readonly nowMs: number;
  readonly onView: (view: MessagesView) => void;
  readonly onAct: (kind: MessageAct, message: Message) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

export function MessagesScreen({
  messages,
  more,
  open,
  isGone,
  view,
  nowMs,
  onView,
  onAct,
  onMore,
  onRetry,
}: MessagesScreenProps) {
  const t = useCopy(messagesCopy);
  const isNarrow = useMedia(media.belowMd);
  const panesBox = useRef<HTMLDivElement>(null);
  const isStepping = useRef(false);
  const known = messages.state === 'done' ? messages.value : null;
  const items = known?.items ?? [];
  const go = (step: 1 | -1) => {
    const id = neighbour(items, view.open, step);
    if (id === null) return;
    isStepping.current = true;
    onView({ ...view, open: id });
  };
  // Scrolls to and focuses the message reached by keyboard.
  useEffect(() => {
    if (isStepping.current) panesBox.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus();
    isStepping.current = false;
  }, [view.open]);
  useKeepFocus(panesBox);
  const toggle = () => {
    if (open !== null && open.state !== 'removed') onAct(open.state === 'done' ? 'reopen' : 'done', open);
  };
  useShortcut('j', t('adminMessages.next'), () => go(1));
  useShortcut('k', t('adminMessages.previous'), () => go(-1));
  useShortcut('e', t('adminMessages.toggle'), toggle);
  const showsLetter = view.open !== null;
  const letterPane = (
    <div className={letter}>
      {isGone ? (
        <Empty
          title={t('adminMessages.gone')}
          picture={<NothingFound />}
          action={<Button onPress={() => onView({ ...view, open: null })}>{t('adminMessages.back')}</Button>}
        />
      ) : open === null ? (
        showsLetter ? (
          <Card>
            <Skeleton shape="text" lines={6} />
          </Card>
        ) : (
          <Empty title={t('adminMessages.choose.title')} picture={<Inbox />}>
            {t('adminMessages.choose.text')}
          </Empty>
        )
      ) : (
        <Letter message={open} nowMs={nowMs} onAct={onAct} onToggle={toggle} />
      )}
    </div>
  );
  return (
    <Stack space={2}>
      <PageBand title={t('adminMessages.title')} purpose={t('adminMessages.purpose')} />
      {isNarrow && showsLetter ? (
        <>
          <Inline>
            <Button
              tone="plain"
              icon={<IconArrowLeft size={20} stroke={1.5} />}
              onPress={() => onView({ ...view, open: null })}
            >
              {t('adminMessages.back')}
            </Button>
          </Inline>
          {letterPane}
        </>
      ) : (
        <>
          <div className={toolbar}>
            <PageSearch
              className={search}
              label={t('adminMessages.search')}
              value={view.query}
              onChange={(query) => onView({ ...view, query })}
            />
            <div className={choice}>
              <Select
                label={t('adminMessages.kind')}
                isLabelHidden
                value={view.kind ?? 'all'}
                options={[
                  { id: 'all', label: t('adminMessages.kind.all') },
                  ...kinds.map((id) => ({ id, label: t(`adminMessages.kind.${id}`) })),
                ]}
                onChange={(id) => onView({ ...view, kind: kinds.find((kind) => kind === id) ?? null })}
              />
            </div>
            <div className={choice}>
              <Select
                label={t('adminMessages.state')}
                isLabelHidden
                value={view.state ?? 'all'}
                options={[
                  { id: 'all', label: t('adminMessages.state.all') },
                  ...states.map((id) => ({ id, label: t(`adminMessages.state.${id}`) })),
                ]}
                onChange={(id) => onView({ ...view, state: states.find((state) => state === id) ?? null })}
              />
            </div>
            {known !== null && (
              <span role="status">
                <Text as="span" size="small" tone="quiet">
                  {t('adminMessages.counts', known.counts)}
                </Text>
              </span>
            )}
          </div>
          {messages.state === 'failed' ? (
            <Failed title={t('adminMessages.failed.title')} requestId={messages.requestId} onRetry={onRetry}>
              {t('adminMessages.failed.text')}
            </Failed>
          ) : known !== null && items.length === 0 && !showsLetter ? (
            isNarrowed(view) ? (
              <Empty
                title={t('adminMessages.nothing.title')}
                picture={<NothingFound />}
                action={<Button onPress={() => onView(wholeContent)}>{t('adminMessages.nothing.clear')}</Button>}
              >
                {t('adminMessages.nothing.text')}
              </Empty>
            ) : (
              <Empty title={t('adminMessages.empty.title')} picture={<Inbox />}>
                {t('adminMessages.empty.text')}
              </Empty>
            )
          ) : (
            <div ref={panesBox} className={panes}>
              <List
                items={known?.items ?? null}
                more={known === null ? 'none' : more}
                openId={view.open}
                nowMs={nowMs}
                onOpen={(id) => onView({ ...view, open: id })}
                onMore={onMore}
              />
              {!isNarrow && letterPane}
            </div>
          )}
        </>
      )}
    </Stack>
  );
}

interface ListProps {
  /** Null while loading. */
  readonly items: readonly Message[] | null;
  readonly more: More;
  readonly openId: string | null;
  readonly nowMs: number;
  readonly onOpen: (id: string) => void;
  readonly onMore: () => void;
}

function List({ items, more, openId, nowMs, onOpen, onMore }: ListProps) {
  const t = useCopy(messagesCopy);
  return (
    <ul role="list" aria-label={t('adminMessages.list')} aria-busy={items === null} className={list}>
      {items === null
        ? Array.from({ length: 6 }, (_, index) => (
            <li key={index} className={place}>
              <div className={row}>
                <Skeleton shape="text" lines={2} />
              </div>
            </li>
          ))
        : items.map((message) => (
            <li key={message.id} className={place}>
              <button
                type="button"
                className={row}
                aria-current={message.id === openId || undefined}
                onClick={() => onOpen(message.id)}
              >
                <span className={line}>
                  <bdi className={message.isRead ? name : unreadName}>{message.name}</bdi>
                  <Text as="span" size="small" tone="quiet">
                    <Time at={message.createdAt} nowMs={nowMs} />
                  </Text>
                </span>
                <span className={line}>
                  <bdi className={name}>{message.subject === '' ? t('adminMessages.noSubject') : message.subject}</bdi>
                  <Marks message={message} />
                </span>
              </button>
            </li>
          ))}
      {more !== 'none' && (
        <li className={place}>
          <MoreRows label={t('adminMessages.more')} more={more} onMore={onMore} />
        </li>
      )}
    </ul>
  );
}

function Marks({ message: { state, isRead } }: { readonly message: Message }) {
  const t = useCopy(messagesCopy);
  if (state !== 'open')
    return <Badge tone={state === 'done' ? 'success' : 'neutral'}>{t(`adminMessages.state.${state}`)}</Badge>;
  return isRead ? null : <Badge tone="accent">{t('adminMessages.unread')}</Badge>;
}

interface LetterProps {
  readonly message: Message;
  readonly nowMs: number;
  readonly onAct: (kind: MessageAct, message: Message) => void;
  readonly onToggle: () => void;
}

function Letter({ message, nowMs, onAct, onToggle }: LetterProps) {
  const t = useCopy(messagesCopy);
  const { state, subject, username, requestId } = message;
  return (
    <section aria-label={t('adminMessages.letter')}>
      <Card>
        <Stack space={2}>
          <Inline justify="between" align="start">
            <Heading level={2} size="h4">
              <bdi>{subject === '' ? t('adminMessages.noSubject') : subject}</bdi>
            </Heading>
            <Badge tone={message.kind === 'data-deletion' ? 'warning' : 'neutral'}>
              {t(`adminMessages.kind.${message.kind}`)}
            </Badge>
          </Inline>
          {state === 'removed' && (
            <Alert tone="info">{t('adminMessages.removedNote', { count: removedMessagesKeptDays })}</Alert>
          )}
          <dl className={facts}>
            <Fact label={t('adminMessages.from')}>
              <bdi>{message.name}</bdi>
              <Text as="span" tone="quiet">
                <bdi dir="ltr">{message.email}</bdi>
              </Text>
            </Fact>
            {username !== null && (
              <Fact label={t('adminMessages.account')}>
                <Link href={`/admin/users?q=${encodeURIComponent(username)}`}>
                  <bdi>{username}</bdi>
                </Link>
              </Fact>
            )}
            <Fact label={t('adminMessages.sent')}>
              <Time at={message.createdAt} nowMs={nowMs} />
            </Fact>
            <Fact label={t('adminMessages.reference')}>
              <Text as="span" isMono>
                {message.reference}
              </Text>
              <CopyButton text={message.reference} />
            </Fact>
            {requestId !== null && (
              <Fact label={t('adminMessages.requestId')}>
                <Link href={`/admin/audit?requestId=${encodeURIComponent(requestId)}`}>
                  <Text as="span" size="small" isMono>
                    {requestId}
                  </Text>
                </Link>
              </Fact>
            )}
          </dl>
          <p className={words} dir="auto">
            {message.text}
          </p>
          <Inline>
            {state === 'removed' ? (
              <Button tone="primary" onPress={() => onAct('restore', message)}>
                {t('adminMessages.restore')}
              </Button>
            ) : (
              <>
                <Link look="primary" href={replyHref(message)} icon={<IconMail aria-hidden size={20} stroke={1.5} />}>
                  {t('adminMessages.reply')}
                </Link>
                <Button icon={<IconCheck aria-hidden size={20} stroke={1.5} />} onPress={onToggle}>
                  {state === 'done' ? t('adminMessages.reopen') : t('adminMessages.done')}
                </Button>
                <Button onPress={() => onAct('unread', message)}>{t('adminMessages.markUnread')}</Button>
                <IconButton
                  size="medium"
                  label={t('adminMessages.remove')}
                  icon={<IconTrash aria-hidden size={20} stroke={1.5} />}
                  onPress={() => onAct('remove', message)}
                />
              </>
            )}
          </Inline>
        </Stack>
      </Card>
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Text as="dt" tone="quiet">
        {label}
      </Text>
      <dd className={fact}>{children}</dd>
    </>
  );
}
