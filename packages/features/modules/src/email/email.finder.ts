import type { Finder } from '@apiyard/kit/search/finder.ts';
import { IconMail } from '@tabler/icons-react';
import { addressOf } from './email-view.ts';
import { emailsQuery } from './flow/session.ts';
import { mailboxesIn, nameOf } from './mailbox/mailboxes.ts';
import { isFound, parseSearch } from './mailbox/search.ts';

const shownMax = 5;

/** Emails that were loaded by the page: the sample layer loads nowhere else. */
export default {
  group: { label: 'found.emails', icon: IconMail, order: 70 },
  find({ query, client }) {
    const emails = client.getQueryData(emailsQuery.queryKey)?.data ?? [];
    const search = parseSearch(query);
    return emails
      .filter((email) => isFound(email, search, 'all'))
      .slice(0, shownMax)
      .map((email) => ({
        href: `${addressOf({ place: 'all', open: email.threadId })}#${email.id}`,
        title: email.subject === '' ? email.emailExcerpt : email.subject,
        summary: mailboxesIn(email.from).map(nameOf).join(', '),
      }));
  },
} satisfies Finder;
