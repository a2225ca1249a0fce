import { useCopy } from '@apiyard/kit/copy.ts';
import { Badge } from '@apiyard/ui/Badge';
import { Chip } from '@apiyard/ui/Chip';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconCheck,
  IconPaperclip,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import { memo } from 'react';
import { emailCopy } from '../email-copy.ts';
import type { Place } from '../mailbox/places.ts';
import { subjectDirection } from '../mailbox/subject-direction.ts';
import type { Thread } from '../mailbox/threads.ts';
import { labelTones } from '../parts/label-tones.ts';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import {
  chip,
  content,
  end,
  excerpt,
  mark,
  marks,
  names,
  notOnPhones,
  row,
  subject,
  subjectHead,
  subjectLine,
  tick,
  time,
  unreadText,
} from './MailList.css.ts';
import { namesOf } from './names-of.ts';

/** What the parts of a row do. They stay the same between renders. */
export interface RowHandlers {
  readonly onOpen: (id: string) => void;
  readonly onToggle: (id: string) => void;
  readonly onExtend: (id: string) => void;
  readonly onStar: (thread: Thread) => void;
  readonly onImportant: (thread: Thread) => void;
}

interface MailRowProps extends RowHandlers {
  readonly thread: Thread;
  readonly place: Place;
  readonly index: number;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  /** It is the row that Tab reaches. */
  readonly isCursor: boolean;
  readonly timeText: string;
  readonly momentText: string;
}

/** One conversation of the list. */
export const MailRow = memo(function MailRow(props: MailRowProps) {
  const { thread, place, index, isSelected, isOpen, isCursor, timeText, momentText } = props;
  const { onOpen, onToggle, onExtend, onStar, onImportant } = props;
  const t = useCopy(emailCopy);
  const { latest, emails } = thread;
  const isUnread = emails.some(({ unread }) => unread);
  const isStarred = emails.some(({ starred }) => starred);
  const isImportant = emails.some(({ important }) => important);
  const label = emails.find((email) => email.label !== null)?.label ?? null;
  const title = latest.subject === '' ? t('email.noSubject') : latest.subject;
  return (
    // The keys of the row are those of the list around it.
    // oxlint-disable-next-line click-events-have-key-events
    <div
      role="row"
      data-row={thread.id}
      data-unread={isUnread || undefined}
      data-open={isOpen || undefined}
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      tabIndex={isCursor ? 0 : -1}
      className={row}
      onClick={(event) => {
        if (event.shiftKey) onExtend(thread.id);
        else if (event.ctrlKey || event.metaKey) onToggle(thread.id);
        else onOpen(thread.id);
      }}
    >
      <div role="gridcell" className={marks}>
        <Mark
          label={t('email.select', { subject: title })}
          isCheckbox
          isOn={isSelected}
          onPress={(isExtending) => (isExtending ? onExtend : onToggle)(thread.id)}
        >
          <span className={tick} data-on={isSelected || undefined}>
            {isSelected && <IconCheck size={14} stroke={3} aria-hidden />}
          </span>
        </Mark>
        <Mark label={t('email.star', { subject: title })} isOn={isStarred} onPress={() => onStar(thread)}>
          {isStarred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} stroke={1.5} aria-hidden />}
        </Mark>
        <Mark
          label={t('email.markImportant', { subject: title })}
          isHiddenOnPhones
          isOn={isImportant}
          onPress={() => onImportant(thread)}
        >
          {isImportant ? (
            <IconBookmarkFilled size={18} aria-hidden />
          ) : (
            <IconBookmark size={18} stroke={1.5} aria-hidden />
          )}
        </Mark>
      </div>
      <div role="gridcell" className={content}>
        <span className={names}>
          {isUnread && <span className={visuallyHidden}>{t('email.unread')} </span>}
          <bdi className={unreadText}>{namesOf(thread, place, t)}</bdi>
          {emails.length > 1 && (
            <Badge>
              <span aria-hidden>{emails.length}</span>
              <span className={visuallyHidden}>{t('email.inThread', { count: emails.length })}</span>
            </Badge>
          )}
        </span>
        <span className={subjectLine}>
          <span className={subjectHead}>
            {label !== null && (
              <span className={chip}>
                <Chip tone={labelTones[label]}>{t(`email.place.${label}`)}</Chip>
              </span>
            )}
            <bdi dir={subjectDirection(title)} className={`${subject} ${unreadText}`}>
              {title}
            </bdi>
          </span>
          <bdi className={excerpt}>{latest.emailExcerpt}</bdi>
        </span>
      </div>
      <div role="gridcell" className={end}>
        {emails.some(({ attachment }) => attachment) && (
          <IconPaperclip role="img" aria-label={t('email.hasAttachment')} size={16} stroke={1.5} />
        )}
        <time className={time} dateTime={latest.time} title={momentText}>
          {timeText}
        </time>
      </div>
    </div>
  );
});

interface MarkProps {
  readonly label: string;
  readonly isCheckbox?: boolean;
  /** Until it is on: there it is in the menu of the open conversation. @default false */
  readonly isHiddenOnPhones?: boolean;
  readonly isOn: boolean;
  readonly onPress: (isExtending: boolean) => void;
  readonly children: React.ReactNode;
}

/** A plain button: a row of thousands is built while people scroll. */
function Mark({ label, isCheckbox = false, isHiddenOnPhones = false, isOn, onPress, children }: MarkProps) {
  return (
    <button
      type="button"
      {...(isCheckbox ? { role: 'checkbox', 'aria-checked': isOn } : { 'aria-pressed': isOn })}
      aria-label={label}
      tabIndex={-1}
      data-on={isOn || undefined}
      className={isHiddenOnPhones ? `${mark} ${notOnPhones}` : mark}
      onClick={(event) => {
        event.stopPropagation();
        onPress(event.shiftKey);
      }}
    >
      {children}
    </button>
  );
}
