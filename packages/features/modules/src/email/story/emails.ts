import type { Email } from '@apiyard/api/contract/modules/email';

let count = 0;

/** An email of the inbox, for tests and stories: with other values where they matter. */
export function emailFor(given: Partial<Email> = {}): Email {
  count += 1;
  return {
    id: `email-${count}`,
    from: 'Noor Haddad <noor.haddad@example.com>',
    thumbnail: null,
    subject: 'Plan for the office move',
    time: '2026-11-20T09:30:00.000Z',
    To: 'Alex Moreau <alex.moreau@example.com>',
    emailExcerpt: 'The lease of the new office starts on the first.',
    emailContent: '<p>The lease of the new office starts on the first.</p>',
    unread: false,
    attachment: false,
    starred: false,
    important: false,
    inbox: true,
    sent: false,
    draft: false,
    spam: false,
    trash: false,
    checked: false,
    label: null,
    attchments: [],
    threadId: `thread-${count}`,
    cc: '',
    bcc: '',
    snoozedUntil: null,
    sendAt: null,
    ...given,
  };
}
