/** What a reply or a forwarded email begins with. */
import type { Email, Message } from '@apiyard/api/contract/modules/email';
import { mailboxesIn, mailboxText, unique } from './mailboxes.ts';

export type ReplyKind = 'reply' | 'replyAll' | 'forward';

const isAnswer = /^\s*re\s*:/i;
const isForwarded = /^\s*fwd?\s*:/i;

const isFrom = (email: Email, owner: string) =>
  mailboxesIn(email.from)[0]?.address.toLowerCase() === mailboxesIn(owner)[0]?.address.toLowerCase();

/** The prefixes are those that mail programs of all languages recognise. */
const subjectOf = (kind: ReplyKind, subject: string): string =>
  kind === 'forward'
    ? isForwarded.test(subject)
      ? subject
      : `Fwd: ${subject}`
    : isAnswer.test(subject)
      ? subject
      : `Re: ${subject}`;

const textOf = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** @param introduction 'On 20 November, Noor wrote:' */
export function replyTo(kind: ReplyKind, email: Email, owner: string, introduction: string): Message {
  const own = mailboxesIn(owner).map(({ address }) => address);
  // A reply to an email of one's own goes to the same people again.
  const sender = mailboxesIn(isFrom(email, owner) ? email.To : email.from);
  const others = mailboxesIn([email.To, email.cc].filter((text) => text !== '').join(', '));
  const to = unique(sender);
  const cc = unique(others, [...own, ...to.map(({ address }) => address)]);
  const write = (mailboxes: typeof to) => mailboxes.map(mailboxText).join(', ');
  return {
    To: kind === 'forward' ? '' : write(to),
    cc: kind === 'replyAll' ? write(cc) : '',
    bcc: '',
    subject: subjectOf(kind, email.subject),
    emailContent: `<p></p><p>${textOf(introduction)}</p><blockquote>${email.emailContent}</blockquote>`,
    attchments: kind === 'forward' ? email.attchments : [],
    threadId: kind === 'forward' ? null : email.threadId,
  };
}
