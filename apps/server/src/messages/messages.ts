/** Messages from the public forms: stored first, then emailed to the admins. */
import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { ParsedInputOf } from '@apiyard/api/contract/endpoint';
import { removedMessagesKeptDays } from '@apiyard/api/contract/site/messages';
import type { Message } from '@apiyard/api/contract/site/messages';
import { sendMessage } from '@apiyard/api/contract/site/site';
import { createBackground } from '../accounts/background.ts';
import type { Person } from '../caller.ts';
import type { ThrottleRule } from '../accounts/throttle/throttle-store.ts';
import { countAttempt } from '../accounts/throttle/throttle-store.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { MailContent } from '../egress/mail.ts';
import { createEvents, logEvents, originOf } from '../events.ts';
import type { Scheduler } from '../jobs/scheduler.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import type { SiteService } from '../site/site.ts';
import { checkAdmission } from './admission.ts';
import { adminRoutes, shownMessage } from './admin.route.ts';
import { messageMail } from './message-mail.ts';
import { createProofs } from './proof.ts';
import { createVisitorCounts } from './visitor-counts.ts';
import { deleteRemovedMessages, findMessage, insertMessage } from './messages-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

/** Disposal waits until emails to the admins are queued, so it comes before accounts and database are closed. */
export interface Messages extends AsyncDisposable {
  readonly routes: Route[];
}

interface MessagesOptions {
  readonly database: Database;
  readonly scheduler: Pick<Scheduler, 'add'>;
  readonly site: Pick<SiteService, 'current'>;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly appSecret: string;
  emailAdmins(letter: MailContent): void;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

/** Messages that the admins get a mail about. Further ones are stored without one. */
const mailRule: ThrottleRule = { name: 'message-mail', free: 19, delaysS: [600], forgetS: 3600 };

const sweepEveryMs = 3_600_000;
const dayMs = 86_400_000;

interface MessageHappenings {
  'message sent': {
    readonly messageId: string;
    readonly reference: string;
    readonly kind: Message['kind'];
    readonly personId: string | null;
  };
  /** By something that fills in every field it finds. */
  'message dropped': { readonly kind: Message['kind'] };
}

export function createMessages({
  database,
  scheduler,
  site,
  log,
  appSecret,
  emailAdmins,
  now = Date.now,
}: MessagesOptions): Messages {
  const events = createEvents<MessageHappenings>();
  const background = createBackground(log);
  const proofs = createProofs({ database, appSecret, purpose: 'message', now });
  const visitors = createVisitorCounts(database);
  logEvents(events, log);

  async function sendMails(messageId: string): Promise<void> {
    if ((await countAttempt(database, [{ rule: mailRule, subject: 'admins' }], now())) > 0) return;
    const row = await findMessage(database.kysely, messageId);
    if (row) emailAdmins(messageMail(site.current().name, shownMessage(row)));
  }
  events.listen((event) => {
    if (event.type === 'message sent')
      background.run(`mail about ${event.messageId}`, () => sendMails(event.messageId));
  });

  // Removed messages that can no longer be restored are deleted permanently.
  const sweep = scheduler.add({
    name: 'removed messages',
    everyMs: sweepEveryMs,
    scope: 'installation',
    run: ({ transaction }) =>
      transaction((within) => deleteRemovedMessages(within, now() - removedMessagesKeptDays * dayMs)),
  });

  return {
    async [Symbol.asyncDispose]() {
      await sweep[Symbol.asyncDispose]();
      await background.settled();
    },
    routes: [
      route(sendMessage, {
        rate: perMinute(30),
        handle: async ({ input, person, request }) => {
          const text = cleaned(input.text);
          if (text === '') {
            return invalidAt('/text', 'too_small', sentence('problem.content.emptyMessage'));
          }
          const refusal = await checkAdmission(
            { database, proofs, visitors, now },
            { ...input, text },
            person,
            request,
          );
          if (refusal !== null) return refusal;
          if ((input.website ?? '') !== '') {
            events.emit({ type: 'message dropped', from: originOf(request), kind: input.kind });
            return { success: true as const, reference: newReference() };
          }
          const kept = await keep(database, { ...input, text }, person, now());
          events.emit({
            type: 'message sent',
            from: originOf(request),
            ...kept,
            kind: input.kind,
            personId: person?.id ?? null,
          });
          return { success: true as const, reference: kept.reference };
        },
      }),

      ...adminRoutes({ database, now }),
    ],
  };
}

async function keep(
  { kysely }: Database,
  { kind, name, email, subject, text, requestId }: ParsedInputOf<typeof sendMessage>,
  person: Person | null,
  nowMs: number,
): Promise<{ readonly messageId: string; readonly reference: string }> {
  for (;;) {
    const row = {
      id: newId(nowMs),
      reference: newReference(),
      kind,
      name,
      email,
      subject,
      text,
      request_id: requestId ?? null,
      person_id: person?.id ?? null,
      created_at: nowMs,
    };
    if (await insertMessage(kysely, row)) return { messageId: row.id, reference: row.reference };
  }
}

/** Without characters that look or sound alike: 0 and O, 1, I and L, U and V. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  let reference = 'AY-';
  while (reference.length < 9) reference += letters.charAt(randomInt(letters.length));
  return reference;
}

/** Removes control characters, some of which PostgreSQL does not store. */
const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
