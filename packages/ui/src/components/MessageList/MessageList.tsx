import { IconArrowDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Virtualizer } from 'virtua';
import type { ElementProps } from '../../element/element-props.ts';
import { useLabels, useWording } from '../../labels/use-labels.ts';
import { spinner } from '../../theme/spinner.css.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Bubble } from '../Bubble/Bubble.tsx';
import { dayIn, dayLabel } from './day-label.ts';
import { messageRows } from './message-rows.ts';
import type { Message, MessageRow } from './message-rows.ts';
import { dayLine, emptyLog, frame, jump, log, older, push, rowOf, unreadLine } from './MessageList.css.ts';
import { useArrivals } from './use-arrivals.ts';
import { useEndAnchor } from './use-end-anchor.ts';

export type { Message } from './message-rows.ts';

export interface MessageListProps extends ElementProps {
  /** Accessible name of the conversation: 'Messages with Noor'. */
  label: string;
  /** Oldest first. */
  messages: readonly Message[];
  /** Author id of the person who reads: own messages are at the end of the line. */
  me: string;
  /** Id of the first message that was not read; a line is above it. @default none */
  firstUnread?: string | null;
  /** Shows the text of a message, such as `Markdown`. @default as it is */
  renderText?: (message: Message) => ReactNode;
  /** Called near the oldest message, to bring older ones. Without it there are none. */
  onLoadOlder?: () => void;
  /** Older messages are on their way. @default false */
  isLoadingOlder?: boolean;
  /** Sends a failed message again. */
  onRetry?: (id: string) => void;
  /** `filled` is as high as its container. @default 'limited', up to 32 rem */
  size?: 'limited' | 'filled';
  /** Where the clocks go by it: 'UTC'. @default that of the person */
  timeZone?: string | undefined;
  /** Shown instead of the messages if there are none. @default 'No items', in the language in use */
  empty?: ReactNode;
}

/** With more new messages at once, their number is announced. */
const announcedMost = 3;

/** A conversation that opens at its latest message, however long it is. One message is a `Bubble`; events of an object are a `Timeline`. */
export function MessageList({
  ref,
  label,
  messages,
  me,
  firstUnread = null,
  renderText = ({ text }) => text,
  onLoadOlder,
  isLoadingOlder = false,
  onRetry,
  size = 'limited',
  timeZone,
  empty,
  ...element
}: MessageListProps) {
  const labels = useLabels();
  const wording = useWording();
  const { locale } = useLocale();
  const rows = useMemo(() => messageRows(messages, firstUnread, dayIn(timeZone)), [messages, firstUnread, timeZone]);
  const { isPrepended, arrived, unseenCount, markSeen } = useArrivals(messages, me);
  const last = messages.at(-1);
  const { scrollerRef, handleRef, isAway, goToEnd, logProps, virtualizerProps } = useEndAnchor({
    count: rows.length,
    lastId: last?.id,
    isLastOwn: last?.author.id === me,
    onEnd: markSeen,
    onStart: () => {
      if (!isLoadingOlder) onLoadOlder?.();
    },
  });
  const today = dayIn(timeZone)(Date.now());

  return (
    <div ref={ref} className={frame[size]}>
      <div
        {...element}
        ref={scrollerRef}
        role="log"
        // What scrolls into view would be announced; new messages are, below.
        aria-live="off"
        aria-label={label}
        aria-busy={isLoadingOlder}
        // oxlint-disable-next-line no-noninteractive-tabindex -- the keyboard scrolls it.
        tabIndex={0}
        className={log}
        {...logProps}
      >
        {rows.length === 0 ? (
          <div className={emptyLog}>{empty ?? labels.noItems}</div>
        ) : (
          <>
            <div className={push} />
            <Virtualizer ref={handleRef} scrollRef={scrollerRef} data={rows} shift={isPrepended} {...virtualizerProps}>
              {(row: MessageRow, index) => (
                <div key={row.message.id} data-index={index} className={rowOf[row.place]}>
                  {row.day !== null && <div className={dayLine}>{dayLabel(row.day, today, locale)}</div>}
                  {row.isFirstUnread && <div className={unreadLine}>{labels.newMessages}</div>}
                  <MessageBubble row={row} me={me} timeZone={timeZone} onRetry={onRetry}>
                    {renderText(row.message)}
                  </MessageBubble>
                </div>
              )}
            </Virtualizer>
          </>
        )}
      </div>
      {isLoadingOlder && (
        <div className={older}>
          <span className={spinner} aria-hidden />
          {labels.loading}
        </div>
      )}
      {isAway && (
        <Button className={jump} onPress={goToEnd}>
          <IconArrowDown aria-hidden size={16} stroke={1.5} />
          {unseenCount > 0 ? wording.count(labels.newMessageCount, unseenCount) : labels.jumpToLatest}
        </Button>
      )}
      <div aria-live="polite" className={visuallyHidden}>
        {arrived.length > announcedMost ? (
          <p key={arrived.at(-1)?.id}>{wording.count(labels.newMessageCount, arrived.length)}</p>
        ) : (
          arrived.map(({ id, author, text }) => <p key={id}>{`${author.name}: ${text}`}</p>)
        )}
      </div>
    </div>
  );
}

interface MessageBubbleProps {
  row: MessageRow;
  me: string;
  timeZone: string | undefined;
  onRetry: MessageListProps['onRetry'];
  children: ReactNode;
}

function MessageBubble({ row: { message, place }, me, timeZone, onRetry, children }: MessageBubbleProps) {
  const { id, author, at, status, attachments } = message;
  return (
    <Bubble
      author={author.name}
      authorSrc={author.src ?? null}
      at={at}
      timeZone={timeZone}
      side={author.id === me ? 'own' : 'other'}
      place={place}
      {...(status !== undefined && { status })}
      {...(onRetry && { onRetry: () => onRetry(id) })}
      attachments={attachments}
    >
      {children}
    </Bubble>
  );
}
