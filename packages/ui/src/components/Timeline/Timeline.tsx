import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { ToneIcon, useToneName } from '../Alert/tone-icon.tsx';
import {
  body,
  dot,
  event as eventStyle,
  head,
  mark,
  markTone,
  time as timeStyle,
  timeline,
  title as titleStyle,
  words,
} from './Timeline.css.ts';
import type { StatusTone } from '../Alert/tone-icon.tsx';

export interface TimelineEvent {
  id: string;
  /** What happened, in a few words: 'Key revoked'. */
  title: ReactNode;
  /** When, as an ISO 8601 moment. */
  at: string;
  /** What else is to be known of it. */
  description?: ReactNode;
  /** A status also needs an icon and a name. @default 'neutral' */
  tone?: 'neutral' | StatusTone;
  /** A 20 px icon. @default that of the status, or a dot */
  icon?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name: 'History of the order'. */
  label: string;
  /** In the order in which they are read; mostly the newest first. */
  events: readonly TimelineEvent[];
  /** Where the clocks go by it: 'UTC'. @default that of the person */
  timeZone?: string | undefined;
}

/** What happened to one thing, moment by moment. Many things to compare or filter: `Table`; what is still to be done: `Stepper`. */
export function Timeline({ label, events, timeZone }: TimelineProps) {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <ol role="list" aria-label={label} className={timeline}>
      {events.map(({ id, title, at, description, ...drawing }) => (
        <li key={id} className={eventStyle}>
          <Mark {...drawing} />
          <div className={body}>
            <div className={head}>
              <span className={titleStyle}>{title}</span>
              <time dateTime={at} className={timeStyle}>
                {format.format(new Date(at))}
              </time>
            </div>
            {description !== undefined && <div className={words}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mark({ tone = 'neutral', icon }: Pick<TimelineEvent, 'tone' | 'icon'>) {
  if (tone !== 'neutral') return <StatusMark tone={tone} icon={icon} />;
  return (
    <span className={`${mark} ${markTone.neutral}`} aria-hidden>
      {icon ?? <span className={dot} />}
    </span>
  );
}

function StatusMark({ tone, icon }: { tone: StatusTone; icon: ReactNode }) {
  const name = useToneName(tone);
  return (
    <span className={`${mark} ${markTone[tone]}`}>
      {icon === undefined ? (
        <ToneIcon tone={tone} />
      ) : (
        <>
          {icon}
          <span className={visuallyHidden}>{name}</span>
        </>
      )}
    </span>
  );
}
