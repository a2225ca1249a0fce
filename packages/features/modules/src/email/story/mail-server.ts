import type { Email } from '@apiyard/api/contract/modules/email';
import {
  cancelSending,
  changeEmails,
  deleteForever,
  getEmails,
  saveDraft,
  sendEmail,
} from '@apiyard/api/contract/modules/email';
import { fail } from '@apiyard/api/contract/endpoint';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { withChanges } from '../mailbox/steps.ts';
import { emailFor } from './emails.ts';
import { storyOwner } from './mailbox.ts';

/** Responses to all calls of the mailbox, over these emails. */
export function mailServer(initial: readonly Email[]): HttpHandler[] {
  let emails = initial;
  const keep = (email: Email) => {
    emails = [email, ...emails.filter(({ id }) => id !== email.id)];
    return { success: true as const, data: email };
  };
  const known = (id: string | null) => emails.find((email) => email.id === id);
  return [
    // A response as it is: checking thousands of emails takes seconds.
    fixture(getEmails, () => HttpResponse.json({ success: true, data: emails, owner: storyOwner })),
    fixture(changeEmails, ({ input: { changes } }) => {
      if (changes.some(({ id }) => known(id) === undefined)) return fail('NotFound', 'Email not found');
      emails = withChanges(emails, changes as Parameters<typeof withChanges>[1]);
      return { success: true as const, data: changes.map(({ id }) => known(id) as Email) };
    }),
    fixture(saveDraft, ({ input: { id, message } }) =>
      keep(
        emailFor({
          ...message,
          id: id ?? 'new-draft',
          threadId: message.threadId ?? 'new-thread',
          from: storyOwner,
          inbox: false,
          draft: true,
        }),
      ),
    ),
    fixture(sendEmail, ({ input: { draftId, message, sendAt } }) =>
      keep(
        emailFor({
          ...message,
          id: draftId ?? 'new-email',
          threadId: message.threadId ?? 'new-thread',
          from: storyOwner,
          inbox: false,
          sent: sendAt === null,
          sendAt,
        }),
      ),
    ),
    fixture(cancelSending, ({ input: { id } }) => {
      const email = known(id);
      if (email === undefined) return fail('NotFound', 'Email not found');
      return keep({ ...email, sendAt: null, sent: false, draft: true });
    }),
    fixture(deleteForever, ({ input: { ids } }) => {
      emails = emails.filter(({ id }) => !ids.includes(id));
      return { success: true as const };
    }),
  ];
}
