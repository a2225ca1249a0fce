/** The mailbox of one page load: its machines live as long as the app, so that undo, drafts and sending outlast the page. */
import type { Email, EmailChange } from '@apiyard/api/contract/modules/email';
import { changeEmails, getEmails, saveDraft, sendEmail } from '@apiyard/api/contract/modules/email';
import { query } from '@apiyard/kit/data/query.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Actor } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { stepFor, withChanges } from '../mailbox/steps.ts';
import { composerMachine } from './composer.machine.ts';
import { emailMachine } from './email.machine.ts';

/** Until then, sending can be undone, in ms. */
export const undoSendingMs = 10_000;

export const emailsQuery = query(getEmails, {});

export interface MailSession {
  readonly mailbox: Actor<typeof emailMachine>;
  readonly composer: Actor<typeof composerMachine>;
}

const latestFirst = (emails: readonly Email[]) => emails.toSorted((a, b) => b.time.localeCompare(a.time));

/** Changes the cached emails. A response from before the change is not waited for: it would show the old ones again. */
export function updateEmails(client: QueryClient, next: (emails: readonly Email[]) => readonly Email[]): void {
  void client.cancelQueries({ queryKey: emailsQuery.queryKey }, { revert: false });
  client.setQueryData(emailsQuery.queryKey, (known) =>
    known === undefined ? undefined : { ...known, data: [...next(known.data)] },
  );
}

/** Takes over emails that the server returned: new ones too. */
export function takeEmails(client: QueryClient, emails: readonly Email[], pending: readonly EmailChange[] = []): void {
  updateEmails(client, (known) => {
    const taken = new Map(emails.map((email) => [email.id, email]));
    const before = new Set(known.map(({ id }) => id));
    const isNew = emails.some(({ id }) => !before.has(id));
    const hasOtherTimes = known.some(({ id, time }) => (taken.get(id)?.time ?? time) !== time);
    const kept = known.map((email) => taken.get(email.id) ?? email);
    for (const { id } of known) taken.delete(id);
    const all = withChanges([...taken.values(), ...kept], pending);
    return isNew || hasOtherTimes ? latestFirst(all) : all;
  });
}

function createSession(client: QueryClient): MailSession {
  const api = apiOf(client);
  const mailbox = createActor(
    emailMachine.provide({
      actors: {
        save: fromPromise(async ({ input }) => (await api.send(changeEmails, { changes: [...input] })).data),
      },
      actions: {
        show: (_, changes) => updateEmails(client, (emails) => withChanges(emails, changes)),
        settle: (_, { emails, pending }) => takeEmails(client, emails, pending),
      },
    }),
  ).start();
  const composer = createActor(
    composerMachine.provide({
      actors: {
        saveDraft: fromPromise(async ({ input: { message, draftId } }) => {
          const { data } = await api.send(saveDraft, { id: draftId, message });
          takeEmails(client, [data]);
          return data;
        }),
        send: fromPromise(async ({ input: { message, draftId, sendAt } }) => {
          const at = sendAt ?? new Date(Date.now() + undoSendingMs).toISOString();
          const { data } = await api.send(sendEmail, { draftId, message, sendAt: at });
          takeEmails(client, [data]);
          return data;
        }),
      },
    }),
  ).start();
  composer.on('discarded', ({ draftId }) => {
    const draft = client.getQueryData(emailsQuery.queryKey)?.data.find(({ id }) => id === draftId);
    const step = draft && stepFor({ kind: 'deleted' }, [draft]);
    if (step) mailbox.send({ type: 'do', step });
  });
  return { mailbox, composer };
}

const sessions = new WeakMap<QueryClient, MailSession>();

export function mailSessionOf(client: QueryClient): MailSession {
  const known = sessions.get(client);
  if (known !== undefined) return known;
  const made = createSession(client);
  sessions.set(client, made);
  return made;
}
