import type { Email } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Button } from '@apiyard/ui/Button';
import { Chip } from '@apiyard/ui/Chip';
import { Heading } from '@apiyard/ui/Heading';
import { IconButton } from '@apiyard/ui/IconButton';
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp, IconArrowLeft, IconX } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { emailCopy } from '../email-copy.ts';
import type { Place } from '../mailbox/places.ts';
import type { ReplyKind } from '../mailbox/reply.ts';
import type { Act } from '../mailbox/steps.ts';
import { subjectDirection } from '../mailbox/subject-direction.ts';
import { labelTones } from '../parts/label-tones.ts';
import { MailActions } from '../parts/MailActions.tsx';
import { MailMessage } from './MailMessage.tsx';
import { bar, messages, reader, replies, scroll, title } from './Reader.css.ts';

export interface ReaderHandlers {
  readonly onClose: () => void;
  readonly onAct: (act: Act, emails: readonly Email[]) => void;
  readonly onDeleteForever: (emails: readonly Email[]) => void;
  readonly onReply: (kind: ReplyKind, email: Email) => void;
  readonly onEditDraft: (email: Email) => void;
  readonly onCancelSending: (email: Email) => void;
}

interface ReaderProps extends ReaderHandlers {
  /** The conversation, the oldest first. At least one. */
  readonly emails: readonly Email[];
  /** Those that the list has, which actions are about. */
  readonly listed: readonly Email[];
  readonly place: Place;
  /** It takes the place of the list, and has a way back. */
  readonly isAlone: boolean;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** One conversation: the latest email and those that were not read are unfolded. */
export const Reader = memo(function Reader({ emails, listed, place, isAlone, ...handlers }: ReaderProps) {
  const t = useCopy(emailCopy);
  const { onClose, onAct, onDeleteForever } = handlers;
  const last = emails.at(-1) as Email;
  return (
    <section className={reader} aria-label={t('email.reader')}>
      <div className={bar}>
        {isAlone && (
          <IconButton label={t('email.back')} icon={<IconArrowLeft {...icon} />} size="medium" onPress={onClose} />
        )}
        <MailActions
          emails={listed}
          place={place}
          onAct={(act) => onAct(act, listed)}
          onDeleteForever={() => onDeleteForever(listed)}
        />
        {!isAlone && <IconButton label={t('email.shortcut.close')} icon={<IconX {...icon} />} onPress={onClose} />}
      </div>
      <Conversation key={last.threadId} emails={emails} place={place} {...handlers} />
    </section>
  );
});

interface ConversationProps extends Pick<ReaderProps, 'emails' | 'place'>, ReaderHandlers {}

function Conversation({ emails, place, onReply, onEditDraft, onCancelSending }: ConversationProps) {
  const t = useCopy(emailCopy);
  const last = emails.at(-1) as Email;
  const lastWritten = emails.findLast(({ draft, sendAt }) => !draft && sendAt === null);
  // Opening marks as read: what was unread then stays unfolded.
  const [initial] = useState(() => new Set(emails.filter(({ unread }) => unread).map(({ id }) => id)));
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isOpen = ({ id }: Email) => (id === last.id || initial.has(id)) !== toggled.has(id);
  const subject = emails.find((email) => email.subject !== '')?.subject ?? '';
  const label = emails.find((email) => email.label !== null)?.label ?? null;
  return (
    <div className={scroll}>
      <div className={title}>
        <Heading level={2} size="h5">
          <bdi dir={subjectDirection(subject)}>{subject === '' ? t('email.noSubject') : subject}</bdi>
        </Heading>
        {label !== null && <Chip tone={labelTones[label]}>{t(`email.place.${label}`)}</Chip>}
      </div>
      <ol className={messages}>
        {emails.map((email) => (
          <li key={email.id}>
            <MailMessage
              email={email}
              isOpen={isOpen(email)}
              isOnly={emails.length === 1}
              onToggle={() =>
                setToggled((before) => {
                  const next = new Set(before);
                  if (!next.delete(email.id)) next.add(email.id);
                  return next;
                })
              }
              onReply={onReply}
              onEditDraft={onEditDraft}
              onCancelSending={onCancelSending}
            />
          </li>
        ))}
      </ol>
      {lastWritten !== undefined && place !== 'trash' && place !== 'spam' && (
        <div className={replies}>
          <Button icon={<IconArrowBackUp {...icon} />} onPress={() => onReply('reply', lastWritten)}>
            {t('email.reply')}
          </Button>
          <Button icon={<IconArrowBackUpDouble {...icon} />} onPress={() => onReply('replyAll', lastWritten)}>
            {t('email.replyAll')}
          </Button>
          <Button icon={<IconArrowForwardUp {...icon} />} onPress={() => onReply('forward', lastWritten)}>
            {t('email.forward')}
          </Button>
        </div>
      )}
    </div>
  );
}
