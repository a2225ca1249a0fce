/** How long calls stand in the log: what is older is taken away in small steps, so that nobody waits for it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { firstIdOf } from '../db/id.ts';

const dayMs = 86_400_000;
/** Privacy texts say the same. */
const callsKeptDays = 30;

const everyMs = 600_000;
/** Rows of one statement, and the pause after it. */
const rowsAtOnce = 250;
const pauseMs = 25;

/** Takes away what was called before the days that are kept. Resolves with how many rows went. */
export async function forgetCalls({ kysely }: Pick<Database, 'kysely'>, nowMs: number, signal?: AbortSignal): Promise<number> {
  let gone = 0;
  for (;;) {
    const result = await kysely
      .deleteFrom('call_log')
      .where('request_id', 'in', (from) =>
        from.selectFrom('call_log').select('request_id').where('request_id', '<', firstIdOf(nowMs - callsKeptDays * dayMs)).orderBy('request_id').limit(rowsAtOnce),
      )
      .executeTakeFirst();
    const deleted = Number(result.numDeletedRows);
    gone += deleted;
    if (deleted < rowsAtOnce) return gone;
    await wait(pauseMs);
    if (signal?.aborted === true) return gone;
  }
}

/** Inputs of people who do not want them kept: those of calls that were under way when they said so. */
export async function forgetInputs({ kysely }: Pick<Database, 'kysely'>): Promise<number> {
  const result = await kysely
    .updateTable('call_log')
    .set({ input: null })
    .where('input', 'is not', null)
    .where('person_id', 'in', (from) => from.selectFrom('person').select('id').where('keep_inputs', '=', 0))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Forgets again and again. Returns what ends it, and resolves when nothing is under way any more. */
export function keepForgetting(database: Pick<Database, 'kysely'>, log: Pick<Logger, 'warn'>): () => Promise<void> {
  const ending = new AbortController();
  let under: Promise<void> | null = null;
  const forget = async () => {
    try {
      await forgetCalls(database, Date.now(), ending.signal);
      await forgetInputs(database);
    } catch (error) {
      log.warn({ err: error }, 'old calls could not be taken out of the log; trying again later');
    }
  };
  const timer = setInterval(() => {
    under ??= forget().finally(() => {
      under = null;
    });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await under;
  };
}
