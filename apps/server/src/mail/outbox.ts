/**
 * Outgoing mails. Each is stored before its sender continues, so neither a restart nor an unavailable mail server loses
 * one. A process that crashes right after the mail server accepted a mail causes a duplicate, never a loss.
 */
import type { Logger } from 'pino';
import type { Sealer } from '../accounts/secrets.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { MailTable } from '../db/schema/site/mail.ts';
import type { MailContent, Mailer } from '../egress/mail.ts';
import { leaseMs, whileRenewed } from '../jobs/lease.ts';
import type { ScheduledTask, Scheduler } from '../jobs/scheduler.ts';
import { claimMail, countMails, giveUpMail, insertMail, setMailSent, renewMail, retryMail } from './mails-store.ts';

export interface Outbox extends Mailer, Pick<ScheduledTask, 'settled'>, AsyncDisposable {
  /** Resolves when the mail is stored durably; it is sent after that. */
  send(mail: MailContent & { readonly to: string }): Promise<void>;
  /** Starts delivery, including mails of an earlier process. */
  start(): void;
  /** Pending mails, those of them rejected more than once, and those abandoned in the last day. */
  counts(): Promise<{ readonly waiting: number; readonly delayed: number; readonly failed: number }>;
}

interface OutboxOptions {
  readonly database: Database;
  readonly scheduler: Pick<Scheduler, 'add'>;
  /** Sends the mails. */
  readonly mailer: Mailer;
  readonly sealer: Sealer;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
  /** How long further mails are started during shutdown: a hanging mail server must not delay it. @default 3000 */
  readonly partingMs?: number;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** Delay after each failed attempt; after the last one the mail is abandoned, a day after it was queued. */
const waitsMs = [1, 5, 15, 30, 60, 120, 240, 480, 489].map((minutes) => minutes * minuteMs);
const everyMs = 15_000;
const failureLengthMax = 300;

export function createOutbox({
  database: { kysely },
  scheduler,
  mailer,
  sealer,
  log,
  now = Date.now,
  partingMs = 3000,
}: OutboxOptions): Outbox {
  /** Renewed, since a mail server may take longer than the lease; another process would send the mail too. */
  async function deliver(mail: MailTable): Promise<void> {
    const { id, recipient, subject, sealed, tries } = mail;
    const opened = sealed === null ? null : sealer.open(sealed, id);
    if (opened === null) {
      await giveUpMail(kysely, mail, { nowMs: now(), failure: 'It was encrypted with another APP_SECRET.' });
      return;
    }
    const letter = JSON.parse(opened) as Omit<MailContent, 'subject'>;
    try {
      await whileRenewed({ renew: () => renewMail(kysely, mail, now() + leaseMs), log, of: { mailId: id } }, () =>
        mailer.send({ to: recipient, subject, ...letter }),
      );
    } catch (error) {
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, failureLengthMax);
      const waitMs = waitsMs[tries - 1];
      if (waitMs === undefined || isRefusal(error)) {
        log.error({ mailId: id, tries, reason: failure }, 'an email could not be sent; giving up');
        await giveUpMail(kysely, mail, { nowMs: now(), failure });
        return;
      }
      log.warn(
        { mailId: id, tries, reason: failure, nextInS: waitMs / 1000 },
        'an email could not be sent; trying again later',
      );
      await retryMail(kysely, mail, { dueAtMs: now() + waitMs, failure });
      return;
    }
    await setMailSent(kysely, id, now());
  }

  const delivery = scheduler.add({
    name: 'emails',
    everyMs,
    scope: 'process',
    finishWithinMs: partingMs,
    async run({ signal }) {
      while (!signal.aborted) {
        const mail = await claimMail(kysely, now(), now() + leaseMs);
        if (mail === null) return;
        // A claimed mail is delivered even during shutdown: otherwise it would wait until the lease expires.
        await deliver(mail);
      }
    },
  });

  return {
    async send({ to, subject, ...letter }) {
      const id = newId(now());
      const sealed = sealer.seal(JSON.stringify(letter), id);
      await insertMail(kysely, { id, recipient: to, subject, sealed }, now());
      delivery.wake();
    },
    start: () => delivery.wake(),
    counts: () => countMails(kysely, now() - dayMs),
    settled: () => delivery.settled(),
    [Symbol.asyncDispose]: () => delivery[Symbol.asyncDispose](),
  };
}

/** The mail server permanently rejected this mail: a retry would fail too. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const code = Number(error.responseCode);
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && code >= 500 && code < 600;
}
