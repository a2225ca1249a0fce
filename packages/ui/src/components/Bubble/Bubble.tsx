import { IconAlertCircle, IconCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ElementProps } from '../../element/element-props.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import {
  attachments as attachmentsStyle,
  authorName,
  box,
  bubbleLine,
  failure,
  foot,
  portrait,
  tone,
  words,
} from './Bubble.css.ts';

export interface BubbleProps extends ElementProps<HTMLElement> {
  /** Name of the person, team or program that wrote it. */
  author: string;
  /** Address of their picture. @default their initials */
  authorSrc?: string | null;
  /** When, as an ISO 8601 moment. */
  at: string;
  /** Where the clocks go by it: 'UTC'. @default that of the person */
  timeZone?: string | undefined;
  /** `own` is at the end of the line, without name and picture. @default 'other' */
  side?: 'own' | 'other';
  /** Its place among the messages that the same author wrote one after the other. @default 'only' */
  place?: 'only' | 'first' | 'middle' | 'last';
  /** Of own messages, until they have arrived. `failed` stays until it is sent again. @default none is shown */
  status?: 'sending' | 'sent' | 'failed';
  /** Sends a failed message again. */
  onRetry?: () => void;
  /** Pictures and files, below the text. */
  attachments?: ReactNode;
  /** The text. */
  children?: ReactNode;
}

/** One message of a conversation. Many messages are a `MessageList`; what happened to an object is a `Timeline`. */
export function Bubble({
  author,
  authorSrc = null,
  at,
  timeZone,
  side = 'other',
  place = 'only',
  status,
  onRetry,
  attachments,
  children,
  ...element
}: BubbleProps) {
  const { locale } = useLocale();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at));
  const isLast = place === 'only' || place === 'last';
  const hasName = side === 'other' && (place === 'only' || place === 'first');
  return (
    <article {...element} aria-label={`${author}, ${time}`} className={bubbleLine[side]}>
      {side === 'other' && (
        <span className={portrait}>{isLast && <Avatar name={author} src={authorSrc} isNamedElsewhere />}</span>
      )}
      <div className={words[side]}>
        {hasName && (
          <bdi className={authorName} aria-hidden>
            {author}
          </bdi>
        )}
        {children !== undefined && (
          <div dir="auto" className={`${box[side][place]} ${tone[status === 'failed' ? 'failed' : side]}`}>
            {children}
          </div>
        )}
        {attachments !== undefined && <div className={attachmentsStyle}>{attachments}</div>}
        {(isLast || status === 'sending' || status === 'failed') && (
          <div className={foot}>
            <time dateTime={at} aria-hidden>
              {time}
            </time>
            {status !== undefined && <Status status={status} onRetry={onRetry} />}
          </div>
        )}
      </div>
    </article>
  );
}

function Status({ status, onRetry }: { status: NonNullable<BubbleProps['status']>; onRetry: BubbleProps['onRetry'] }) {
  const labels = useLabels();
  if (status === 'failed') {
    return (
      <>
        <span className={failure}>
          <IconAlertCircle aria-hidden size={16} stroke={1.5} />
          {labels.messageNotSent}
        </span>
        {onRetry && (
          <Button size="small" tone="plain" onPress={onRetry}>
            {labels.retry}
          </Button>
        )}
      </>
    );
  }
  const Icon = status === 'sending' ? IconClock : IconCheck;
  return (
    <>
      <Icon aria-hidden size={16} stroke={1.5} />
      <span className={visuallyHidden}>{status === 'sending' ? labels.messageSending : labels.messageSent}</span>
    </>
  );
}
