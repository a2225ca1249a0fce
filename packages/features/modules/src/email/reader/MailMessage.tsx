import type { Email } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { useAddress } from '@apiyard/ui/address';
import { Avatar } from '@apiyard/ui/Avatar';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { SafeHtml } from '@apiyard/ui/SafeHtml';
import { emailCopy } from '../email-copy.ts';
import { mailboxesIn, nameOf } from '../mailbox/mailboxes.ts';
import type { ReplyKind } from '../mailbox/reply.ts';
import { Attachments } from './Attachments.tsx';
import { body, excerpt, head, headButton, message, notice, people, quiet, senderLine } from './Reader.css.ts';

interface MailMessageProps {
  readonly email: Email;
  readonly isOpen: boolean;
  /** There is no other in the conversation: it cannot be folded. */
  readonly isOnly: boolean;
  readonly onToggle: () => void;
  readonly onReply: (kind: ReplyKind, email: Email) => void;
  readonly onEditDraft: (email: Email) => void;
  readonly onCancelSending: (email: Email) => void;
}

const namesIn = (text: string) => mailboxesIn(text).map(nameOf).join(', ');

/** One email of a conversation. */
export function MailMessage({ email, isOpen, isOnly, onToggle, onEditDraft, onCancelSending }: MailMessageProps) {
  const t = useCopy(emailCopy);
  const format = useFormat();
  const address = useAddress();
  const [sender = { name: '', address: email.from }] = mailboxesIn(email.from);
  const recipients = email.To === '' ? t('email.noRecipients') : t('email.to', { names: namesIn(email.To) });
  const shownHead = (
    <>
      <Avatar name={nameOf(sender)} src={email.thumbnail} isNamedElsewhere />
      <span className={people}>
        <span className={senderLine}>
          <bdi>{nameOf(sender)}</bdi>
          {isOpen && sender.name !== '' && (
            <bdi className={quiet} dir="ltr">
              {sender.address}
            </bdi>
          )}
        </span>
        {isOpen ? (
          <span className={quiet}>
            <bdi>{recipients}</bdi>
            {email.cc !== '' && <bdi> · {t('email.ccTo', { names: namesIn(email.cc) })}</bdi>}
            {email.bcc !== '' && <bdi> · {t('email.bccTo', { names: namesIn(email.bcc) })}</bdi>}
          </span>
        ) : (
          <bdi className={excerpt}>{email.emailExcerpt}</bdi>
        )}
      </span>
      {email.draft && <Badge tone="warning">{t('email.draft')}</Badge>}
      <Time at={email.time} />
    </>
  );
  return (
    <article className={message} aria-label={t('email.message', { name: nameOf(sender) })}>
      {isOnly ? (
        <div className={head}>{shownHead}</div>
      ) : (
        <button type="button" className={headButton} aria-expanded={isOpen} onClick={onToggle}>
          {shownHead}
        </button>
      )}
      {isOpen && (
        <div className={body}>
          {email.snoozedUntil !== null && (
            <p className={notice}>{t('email.snoozedUntil', { at: format.moment(email.snoozedUntil) })}</p>
          )}
          {email.sendAt !== null && (
            <div className={notice}>
              <span>{t('email.sendsAt', { at: format.moment(email.sendAt) })}</span>
              <Button size="small" onPress={() => onCancelSending(email)}>
                {t('email.cancelSending')}
              </Button>
            </div>
          )}
          {email.draft && (
            <div className={notice}>
              <Button size="small" tone="primary" onPress={() => onEditDraft(email)}>
                {t('email.editDraft')}
              </Button>
            </div>
          )}
          {email.emailContent !== '' && (
            <SafeHtml
              html={email.emailContent}
              label={t('email.message', { name: nameOf(sender) })}
              picturesPage={address('/remote-pictures.html')}
            />
          )}
          <Attachments files={email.attchments} />
        </div>
      )}
    </article>
  );
}
