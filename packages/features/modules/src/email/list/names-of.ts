import type { Email } from '@apiyard/api/contract/modules/email';
import type { Translate } from '@apiyard/kit/copy.ts';
import type en from '../copy/en.ts';
import { mailboxesIn, nameOf } from '../mailbox/mailboxes.ts';
import type { Place } from '../mailbox/places.ts';
import type { Thread } from '../mailbox/threads.ts';

const isOwn = ({ sent, draft, sendAt }: Email) => sent || draft || sendAt !== null;

/** Who a row is about: the senders, or the recipients of what one wrote. */
export function namesOf({ latest, emails }: Thread, place: Place, t: Translate<typeof en>): string {
  if (isOwn(latest) && (emails.length === 1 || place === 'sent' || place === 'draft' || place === 'scheduled')) {
    const names = mailboxesIn(latest.To).map(nameOf).join(', ');
    return names === '' ? t('email.noRecipients') : t('email.to', { names });
  }
  const senders = emails.map((email) => (isOwn(email) ? t('email.me') : mailboxesIn(email.from).map(nameOf).join()));
  return [...new Set(senders.toReversed())].join(', ');
}
