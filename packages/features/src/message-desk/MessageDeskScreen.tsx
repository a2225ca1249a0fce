import { removedMessagesKeptDays } from '@apiyard/api/contract/messages';
import type { Message } from '@apiyard/api/contract/messages';
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
import { pointsAlong } from '@apiyard/ui/theme/text.css';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconArrowLeft, IconCheck, IconMail, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useCopy } from '../_kit/copy.ts';
import { useKeepFocus } from '../_kit/keep-focus.ts';
import type { Loadable } from '../_kit/loadable.ts';
import { PageBand } from '../_kit/PageBand/PageBand.tsx';
import { PageSearch } from '../_kit/PageSearch/PageSearch.tsx';
import { useShortcut } from '../_kit/shortcuts.ts';
import { Time } from '../_kit/Time/Time.tsx';
import type { DeskView } from './desk-view.ts';
import { isNarrowed, kinds, neighbour, replyHref, states, wholeDesk } from './desk-view.ts';
import { messageDeskCopy } from './message-desk-copy.ts';
import type { MessageAct } from './message-changes.ts';
import {
  choice,
  fact,
  facts,
  letter,
  line,
  list,
  more,
  name,
  panes,
  place,
  row,
  search,
  toolbar,
  unreadName,
  words,
} from './MessageDeskScreen.css.ts';

interface Desk {
  /** Those that the filters find, with what was done to them since. */
  readonly items: readonly Message[];
  readonly hasMore: boolean;
  readonly counts: { readonly open: number; readonly unread: number };
}

export interface MessageDeskScreenProps {
  readonly desk: Loadable<Desk>;
  /** The open message; null while none is, or while it is on its way. */
  readonly open: Message | null;
  /** The address names a message that is not there. */
  readonly isGone: boolean;
  readonly view: DeskView;
  readonly nowMs: number;
  readonly onView: (view: DeskView) => void;
  readonly onAct: (kind: MessageAct, message: Message) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** Letters of people: the list, and the one that is open. */
export function MessageDeskScreen({
  desk,
  open,
  isGone,
  view,
  nowMs,
  onView,
  onAct,
  onMore,
  onRetry,
}: MessageDeskScreenProps) {
  const t = useCopy(messageDeskCopy);
  const isNarrow = useMedia(media.belowMd);
  const panesBox = useRef<HTMLDivElement>(null);
  const isStepping = useRef(false);
  const known = desk.state === 'done' ? desk.value : null;
  const items = known?.items ?? [];
  const go = (step: 1 | -1) => {
    const id = neighbour(items, view.open, step);
    if (id === null) return;
    isStepping.current = true;
    onView({ ...view, open: id });
  };
  // Whoever goes through them by keys sees where they are, and goes on from there.
  useEffect(() => {
    if (isStepping.current) panesBox.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus();
    isStepping.current = false;
  }, [view.open]);
  useKeepFocus(panesBox);
  const toggle = () => {
    if (open !== null && open.state !== 'removed') onAct(open.state === 'done' ? 'reopen' : 'done', open);
  };
  useShortcut('j', t('messageDesk.next'), () => go(1));
  useShortcut('k', t('messageDesk.previous'), () => go(-1));
  useShortcut('e', t('messageDesk.toggle'), toggle);
  const showsLetter = view.open !== null;
  const letterPane = (
    <div className={letter}>
      {isGone ? (
        <Empty
          title={t('messageDesk.gone')}
          picture={<NothingFound />}
          action={<Button onPress={() => onView({ ...view, open: null })}>{t('messageDesk.back')}</Button>}
        />
      ) : open === null ? (
        showsLetter ? (
          <Card>
            <Skeleton shape="text" lines={6} />
          </Card>
        ) : (
          <Empty title={t('messageDesk.choose.title')} picture={<Inbox />}>
            {t('messageDesk.choose.text')}
          </Empty>
        )
      ) : (
        <Letter message={open} nowMs={nowMs} onAct={onAct} onToggle={toggle} />
      )}
    </div>
  );
  return (
    <Stack space={2}>
      <PageBand title={t('messageDesk.title')} purpose={t('messageDesk.purpose')} />
      {isNarrow && showsLetter ? (
        <>
          <Inline>
            <Button
              tone="plain"
              icon={<IconArrowLeft size={20} stroke={1.5} className={pointsAlong} />}
              onPress={() => onView({ ...view, open: null })}
            >
              {t('messageDesk.back')}
            </Button>
          </Inline>
          {letterPane}
        </>
      ) : (
        <>
          <div className={toolbar}>
            <PageSearch
              className={search}
              label={t('messageDesk.search')}
              value={view.query}
              onChange={(query) => onView({ ...view, query })}
            />
            <div className={choice}>
              <Select
                label={t('messageDesk.kind')}
                isLabelHidden
                value={view.kind ?? 'all'}
                options={[
                  { id: 'all', label: t('messageDesk.kind.all') },
                  ...kinds.map((id) => ({ id, label: t(`messageDesk.kind.${id}`) })),
                ]}
                onChange={(id) => onView({ ...view, kind: kinds.find((kind) => kind === id) ?? null })}
              />
            </div>
            <div className={choice}>
              <Select
                label={t('messageDesk.state')}
                isLabelHidden
                value={view.state ?? 'all'}
                options={[
                  { id: 'all', label: t('messageDesk.state.all') },
                  ...states.map((id) => ({ id, label: t(`messageDesk.state.${id}`) })),
                ]}
                onChange={(id) => onView({ ...view, state: states.find((state) => state === id) ?? null })}
              />
            </div>
            {known !== null && (
              <span role="status">
                <Text as="span" size="small" tone="quiet">
                  {t('messageDesk.counts', known.counts)}
                </Text>
              </span>
            )}
          </div>
          {desk.state === 'failed' ? (
            <Failed title={t('messageDesk.failed.title')} requestId={desk.requestId} onRetry={onRetry}>
              {t('messageDesk.failed.text')}
            </Failed>
          ) : known !== null && items.length === 0 && !showsLetter ? (
            isNarrowed(view) ? (
              <Empty
                title={t('messageDesk.nothing.title')}
                picture={<NothingFound />}
                action={<Button onPress={() => onView(wholeDesk)}>{t('messageDesk.nothing.clear')}</Button>}
              >
                {t('messageDesk.nothing.text')}
              </Empty>
            ) : (
              <Empty title={t('messageDesk.empty.title')} picture={<Inbox />}>
                {t('messageDesk.empty.text')}
              </Empty>
            )
          ) : (
            <div ref={panesBox} className={panes}>
              <List
                items={known?.items ?? null}
                hasMore={known?.hasMore ?? false}
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
  /** Null while they are on their way. */
  readonly items: readonly Message[] | null;
  readonly hasMore: boolean;
  readonly openId: string | null;
  readonly nowMs: number;
  readonly onOpen: (id: string) => void;
  readonly onMore: () => void;
}

function List({ items, hasMore, openId, nowMs, onOpen, onMore }: ListProps) {
  const t = useCopy(messageDeskCopy);
  return (
    <ul role="list" aria-label={t('messageDesk.list')} aria-busy={items === null} className={list}>
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
                  <bdi className={name}>{message.subject === '' ? t('messageDesk.noSubject') : message.subject}</bdi>
                  <Marks message={message} />
                </span>
              </button>
            </li>
          ))}
      {hasMore && (
        <li className={place}>
          <div className={more}>
            <Button size="small" onPress={onMore}>
              {t('messageDesk.more')}
            </Button>
          </div>
        </li>
      )}
    </ul>
  );
}

function Marks({ message: { state, isRead } }: { readonly message: Message }) {
  const t = useCopy(messageDeskCopy);
  if (state !== 'open')
    return <Badge tone={state === 'done' ? 'success' : 'neutral'}>{t(`messageDesk.state.${state}`)}</Badge>;
  return isRead ? null : <Badge tone="accent">{t('messageDesk.unread')}</Badge>;
}

interface LetterProps {
  readonly message: Message;
  readonly nowMs: number;
  readonly onAct: (kind: MessageAct, message: Message) => void;
  readonly onToggle: () => void;
}

function Letter({ message, nowMs, onAct, onToggle }: LetterProps) {
  const t = useCopy(messageDeskCopy);
  const { state, subject, username, requestId } = message;
  return (
    <section aria-label={t('messageDesk.letter')}>
      <Card>
        <Stack space={2}>
          <Inline justify="between" align="start">
            <Heading level={2} size="h4">
              <bdi>{subject === '' ? t('messageDesk.noSubject') : subject}</bdi>
            </Heading>
            <Badge tone={message.kind === 'data-deletion' ? 'warning' : 'neutral'}>
              {t(`messageDesk.kind.${message.kind}`)}
            </Badge>
          </Inline>
          {state === 'removed' && (
            <Alert tone="info">{t('messageDesk.removedNote', { count: removedMessagesKeptDays })}</Alert>
          )}
          <dl className={facts}>
            <Fact label={t('messageDesk.from')}>
              <bdi>{message.name}</bdi>
              <Text as="span" tone="quiet">
                <bdi dir="ltr">{message.email}</bdi>
              </Text>
            </Fact>
            {username !== null && (
              <Fact label={t('messageDesk.account')}>
                <Link href={`/admin/users?q=${encodeURIComponent(username)}`}>
                  <bdi>{username}</bdi>
                </Link>
              </Fact>
            )}
            <Fact label={t('messageDesk.sent')}>
              <Time at={message.createdAt} nowMs={nowMs} />
            </Fact>
            <Fact label={t('messageDesk.reference')}>
              <Text as="span" isMono>
                {message.reference}
              </Text>
              <CopyButton text={message.reference} />
            </Fact>
            {requestId !== null && (
              <Fact label={t('messageDesk.requestId')}>
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
                {t('messageDesk.restore')}
              </Button>
            ) : (
              <>
                <Link look="primary" href={replyHref(message)} icon={<IconMail aria-hidden size={20} stroke={1.5} />}>
                  {t('messageDesk.reply')}
                </Link>
                <Button icon={<IconCheck aria-hidden size={20} stroke={1.5} />} onPress={onToggle}>
                  {state === 'done' ? t('messageDesk.reopen') : t('messageDesk.done')}
                </Button>
                <Button onPress={() => onAct('unread', message)}>{t('messageDesk.markUnread')}</Button>
                <IconButton
                  size="medium"
                  label={t('messageDesk.remove')}
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
