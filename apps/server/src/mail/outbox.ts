/**
 * Mails on their way. Each is a row before whoever sends it goes on, so neither a restart nor a mail server that is away
 * loses one. A process that dies right after the mail server took a mail leads to a second copy, never to none.
 */
import type { Logger } from 'pino';
import type { Sealer } from '../accounts/secrets.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { MailTable } from '../db/schema.ts';
import type { Letter, Mailer } from '../egress/mail.ts';

export interface Outbox extends Mailer {
  /** Resolves when the mail is durable; it leaves after that. */
  send(mail: Letter & { readonly to: string }): Promise<void>;
  /** Begins to deliver, with what an earlier process left. */
  start(): void;
  /** Mails that wait, those of them that were not taken more than once, and those of the last day that could not go. */
  counts(): Promise<{ readonly waiting: number; readonly delayed: number; readonly failed: number }>;
  /** Resolves when everything that is due has been tried. */
  settled(): Promise<void>;
  /** Delivers what is due for a moment yet, then stops; what waits leaves after the next start. */
  stop(): Promise<void>;
}

interface OutboxOptions {
  readonly database: Database;
  /** What the mails leave by. */
  readonly mailer: Mailer;
  readonly sealer: Sealer;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
  /** Between two looks for mails that are due. */
  readonly everyMs?: number;
  /** How long further mails are begun when it is to stop: a mail server that hangs must not keep the process from its end. @default 3000 */
  readonly partingMs?: number;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** What a mail waits after each try that failed; after the last of them it is given up, a day after it was written. */
const waitsMs = [1, 5, 15, 30, 60, 120, 240, 480, 489].map((minutes) => minutes * minuteMs);
/** A mail that nobody has sent by then is taken by whoever looks next: its process was killed. Renewed while a try goes on. */
const leaseMs = 2 * minuteMs;
const renewEveryMs = leaseMs / 4;
const failureLengthMax = 300;

export function createOutbox({
  database,
  mailer,
  sealer,
  log,
  now = Date.now,
  everyMs = 15_000,
  partingMs = 3000,
}: OutboxOptions): Outbox {
  const { kysely } = database;
  let delivering: Promise<void> | null = null;
  let again = false;
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  /** Takes the mail that is due longest. Of two processes that see it, one gets it. */
  async function claim(): Promise<MailTable | null> {
    for (;;) {
      const due = await kysely
        .selectFrom('mail')
        .select(['id', 'due_at'])
        .where('sealed', 'is not', null)
        .where('due_at', '<=', now())
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!due) return null;
      const mine = await kysely
        .updateTable('mail')
        .set(({ eb }) => ({ due_at: now() + leaseMs, tries: eb('tries', '+', 1) }))
        .where('id', '=', due.id)
        .where('due_at', '=', due.due_at)
        .where('sealed', 'is not', null)
        .returningAll()
        .executeTakeFirst();
      if (mine) return mine;
    }
  }

  async function deliver({ id, recipient, subject, sealed, tries }: MailTable): Promise<void> {
    const opened = sealed === null ? null : sealer.open(sealed, id);
    if (opened === null) {
      await giveUp(id, 'It was written under another APP_SECRET.');
      return;
    }
    const letter = JSON.parse(opened) as Omit<Letter, 'subject'>;
    try {
      await renewed(id, () => mailer.send({ to: recipient, subject, ...letter }));
    } catch (error) {
      const said = (error instanceof Error ? error.message : String(error)).slice(0, failureLengthMax);
      const waitMs = waitsMs[tries - 1];
      if (waitMs === undefined || isRefusal(error)) {
        log.error({ mailId: id, tries, reason: said }, 'a mail could not be sent and is given up');
        await giveUp(id, said);
        return;
      }
      log.warn(
        { mailId: id, tries, reason: said, nextInS: waitMs / 1000 },
        'a mail could not be sent; it is tried again',
      );
      await waiting(id)
        .set({ due_at: now() + waitMs, failure: said })
        .execute();
      return;
    }
    await kysely
      .updateTable('mail')
      .set({ sealed: null, sent_at: now(), failure: null })
      .where('id', '=', id)
      .execute();
  }

  /** Only while it waits: of a mail that another process has sent meanwhile nothing is to be said. */
  const waiting = (id: string) => kysely.updateTable('mail').where('id', '=', id).where('sealed', 'is not', null);

  const giveUp = (id: string, failure: string) =>
    waiting(id).set({ sealed: null, failed_at: now(), failure }).execute();

  /** A mail server may take longer over a mail than the lease lasts; then another process would send it too. */
  async function renewed(id: string, work: () => Promise<void>): Promise<void> {
    let last = Promise.resolve();
    const renew = async () => {
      try {
        await waiting(id)
          .set({ due_at: now() + leaseMs })
          .execute();
      } catch (error) {
        log.warn({ err: error, mailId: id }, 'a mail under way could not be kept from others; it may be sent twice');
      }
    };
    const timer = setInterval(() => void (last = renew()), renewEveryMs).unref();
    try {
      await work();
    } finally {
      clearInterval(timer);
      await last;
    }
  }

  async function deliverAll(): Promise<void> {
    try {
      while (again && !ending.signal.aborted) {
        again = false;
        // What was claimed is delivered also when the end comes in between: it would wait for the lease to run out.
        for (let mail = await claim(); mail !== null; mail = ending.signal.aborted ? null : await claim())
          await deliver(mail);
      }
    } catch (error) {
      log.warn({ err: error }, 'mails cannot be looked up right now; trying on');
    } finally {
      // In the same turn as the last look at `again`: a mail that came in a later one would wait for the timer.
      delivering = null;
    }
  }

  function poke(): void {
    if (ending.signal.aborted) return;
    again = true;
    delivering ??= deliverAll();
  }

  async function settled(): Promise<void> {
    for (let under = delivering; under !== null; under = delivering) await under;
  }

  return {
    async send({ to, subject, ...letter }) {
      const id = newId(now());
      await kysely
        .insertInto('mail')
        .values({
          id,
          recipient: to,
          subject,
          sealed: sealer.seal(JSON.stringify(letter), id),
          tries: 0,
          due_at: now(),
          created_at: now(),
          sent_at: null,
          failed_at: null,
          failure: null,
        })
        .execute();
      poke();
    },
    start() {
      timer = setInterval(poke, everyMs).unref();
      poke();
    },
    async counts() {
      const row = await kysely
        .selectFrom('mail')
        .select(({ fn }) => [
          fn.countAll().filterWhere('sealed', 'is not', null).as('waiting'),
          fn
            .countAll()
            .filterWhere((mail) =>
              mail.and([mail('sealed', 'is not', null), mail('failure', 'is not', null), mail('tries', '>', 1)]),
            )
            .as('delayed'),
          fn
            .countAll()
            .filterWhere('failed_at', '>', now() - dayMs)
            .as('failed'),
        ])
        .executeTakeFirstOrThrow();
      return { waiting: Number(row.waiting), delayed: Number(row.delayed), failed: Number(row.failed) };
    },
    settled,
    async stop() {
      clearInterval(timer);
      const parting = setTimeout(() => ending.abort(), partingMs);
      await settled();
      clearTimeout(parting);
      ending.abort();
    },
    close: () => mailer.close(),
  };
}

/** The mail server has understood and said no to this mail: asking again changes nothing. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const code = Number(error.responseCode);
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && code >= 500 && code < 600;
}
