/** How long things are kept: what is older than the settings say is taken away, a little at a time. */
import type { Logger } from 'pino';
import type { Retention } from '@apiyard/api/contract/site';
import { forgetAudit } from './audit/forget.ts';
import type { Database } from './db/database.ts';
import { forgetCalls, forgetInputs } from './hub/calls-kept.ts';
import { forgetMailFiles, forgetMails } from './mail/forget.ts';

interface RetentionOptions {
  readonly database: Pick<Database, 'kysely'>;
  /** Where mails land that have no mail server. */
  readonly mailFolder: string;
  /** Days, as they are set now. */
  kept(): Retention;
  readonly log: Pick<Logger, 'warn'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const dayMs = 86_400_000;
const everyMs = 600_000;

/** Takes away what is too old now. What fails is logged and tried again the next time; the rest goes on. */
export async function forgetOld(
  { database, mailFolder, kept, log, now = Date.now }: RetentionOptions,
  signal?: AbortSignal,
): Promise<void> {
  const { calls, audit, mails } = kept();
  const before = (days: number) => now() - days * dayMs;
  const sweeps: readonly (readonly [string, () => Promise<number>])[] = [
    ['calls', () => forgetCalls(database, before(calls), signal)],
    ['inputs', () => forgetInputs(database)],
    ['audit', () => forgetAudit(database, before(audit), signal)],
    ['mails', () => forgetMails(database, before(mails))],
    ['mail files', () => forgetMailFiles(mailFolder, before(mails))],
  ];
  for (const [what, forget] of sweeps) {
    if (signal?.aborted === true) return;
    try {
      await forget();
    } catch (error) {
      log.warn({ err: error, what }, 'what is too old could not be taken away; trying again later');
    }
  }
}

/** Forgets again and again. Returns what ends it, and resolves when nothing is under way any more. */
export function keepForgetting(options: RetentionOptions): () => Promise<void> {
  const ending = new AbortController();
  let under: Promise<void> | null = null;
  const timer = setInterval(() => {
    under ??= forgetOld(options, ending.signal).finally(() => {
      under = null;
    });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await under;
  };
}
