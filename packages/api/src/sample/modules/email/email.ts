import type { Email, Message } from '../../../contract/modules/email.ts';
import {
  cancelSending,
  changeEmails,
  deleteForever,
  getEmails,
  saveDraft,
  sendEmail,
} from '../../../contract/modules/email.ts';
import { fail } from '../../../contract/endpoint.ts';
import type { SampleModule } from '../module.ts';
import type { EmailState } from './state.ts';
import { excerptOf } from './excerpt.ts';

const noEmail = () => fail('NotFound', 'Email not found');
const done = { success: true } as const;

/** An email that was scheduled until now is sent, and one that was snoozed until now is back in the inbox. */
function asOf(email: Email, nowMs: number): Email {
  if (email.sendAt !== null && Date.parse(email.sendAt) <= nowMs)
    return { ...email, sendAt: null, sent: true, time: email.sendAt };
  if (email.snoozedUntil !== null && Date.parse(email.snoozedUntil) <= nowMs)
    return { ...email, snoozedUntil: null, inbox: true, unread: true, time: email.snoozedUntil };
  return email;
}

const latestFirst = (emails: readonly Email[], nowMs: number) =>
  emails.map((email) => asOf(email, nowMs)).toSorted((a, b) => b.time.localeCompare(a.time));

/** What a draft, a scheduled or a sent email has in common. */
function written(state: EmailState, id: string, message: Message, nowMs: number): Email {
  return {
    ...message,
    id,
    from: state.owner,
    thumbnail: null,
    time: new Date(nowMs).toISOString(),
    emailExcerpt: excerptOf(message.emailContent),
    attachment: message.attchments.length > 0,
    threadId: message.threadId ?? `thread-${id}`,
    unread: false,
    starred: false,
    important: false,
    checked: false,
    inbox: false,
    sent: false,
    draft: false,
    spam: false,
    trash: false,
    label: null,
    snoozedUntil: null,
    sendAt: null,
  };
}

/** The place of a draft, of a new one at the end; a failure if the id is that of none. */
function draftPlace({ emails }: EmailState, id: string | null) {
  if (id === null) return emails.length;
  const place = emails.findIndex((email) => email.id === id);
  if (place < 0) return noEmail();
  return emails[place]?.draft === true ? place : fail('NotADraft', 'Email is not a draft');
}

const hasRecipients = ({ To, cc, bcc }: Message) => [To, cc, bcc].some((mailboxes) => mailboxes.includes('@'));

/** The email of the sample layer. */
export const email: SampleModule<EmailState> = {
  name: 'email',
  version: 1,
  seed: {
    en: async () => (await import('./seed/email.en.ts')).emails(Date.now()),
    fr: async () => (await import('./seed/email.fr.ts')).emails(Date.now()),
    ar: async () => (await import('./seed/email.ar.ts')).emails(Date.now()),
    ch: async () => (await import('./seed/email.ch.ts')).emails(Date.now()),
  },
  handlers: (answer) => [
    answer(getEmails, ({ state }) => ({
      ...done,
      data: latestFirst(state.emails, Date.now()),
      owner: state.owner,
    })),
    answer(changeEmails, ({ state, input }) => {
      const places = new Map(state.emails.map(({ id }, place) => [id, place]));
      if (input.changes.some(({ id }) => !places.has(id))) return noEmail();
      const data = input.changes.map((change) => {
        const place = places.get(change.id) as number;
        const changed = { ...asOf(state.emails[place] as Email, Date.now()), ...change } as Email;
        state.emails[place] = changed;
        return changed;
      });
      return { ...done, data };
    }),
    answer(saveDraft, ({ state, input }) => {
      const place = draftPlace(state, input.id);
      if (typeof place !== 'number') return place;
      const id = input.id ?? `email-${state.nextId++}`;
      const data = { ...written(state, id, input.message, Date.now()), draft: true };
      state.emails[place] = data;
      return { ...done, data };
    }),
    answer(sendEmail, ({ state, input }) => {
      if (!hasRecipients(input.message)) return fail('NoRecipients', 'Email has no recipients');
      const place = draftPlace(state, input.draftId);
      if (typeof place !== 'number') return place;
      const id = input.draftId ?? `email-${state.nextId++}`;
      const email = written(state, id, input.message, Date.now());
      const data =
        input.sendAt === null ? { ...email, sent: true } : asOf({ ...email, sendAt: input.sendAt }, Date.now());
      state.emails[place] = data;
      return { ...done, data };
    }),
    answer(cancelSending, ({ state, input }) => {
      const place = state.emails.findIndex(({ id }) => id === input.id);
      if (place < 0) return noEmail();
      const email = asOf(state.emails[place] as Email, Date.now());
      if (email.sendAt === null) return fail('NotScheduled', 'Email is not scheduled');
      const data = { ...email, sendAt: null, draft: true };
      state.emails[place] = data;
      return { ...done, data };
    }),
    answer(deleteForever, ({ state, input }) => {
      const deleted = new Set(input.ids);
      const known = state.emails.filter(({ id }) => deleted.has(id));
      if (known.length < deleted.size) return noEmail();
      if (known.some(({ trash }) => !trash)) return fail('NotInTrash', 'Email is not in the trash');
      state.emails = state.emails.filter(({ id }) => !deleted.has(id));
      return done;
    }),
  ],
};
