import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { firstIdOf } from '../db/id.ts';

/** Rows of one statement, and the pause after it. */
const rowsAtOnce = 250;
const pauseMs = 25;

/** Takes away what was called before that moment, in small steps, so that nobody waits for it. Resolves with how many rows went. */
export async function forgetCalls(
  { kysely }: Pick<Database, 'kysely'>,
  beforeMs: number,
  signal?: AbortSignal,
): Promise<number> {
  let gone = 0;
  for (;;) {
    const result = await kysely
      .deleteFrom('call_log')
      .where('request_id', 'in', (from) =>
        from
          .selectFrom('call_log')
          .select('request_id')
          .where('request_id', '<', firstIdOf(beforeMs))
          .orderBy('request_id')
          .limit(rowsAtOnce),
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
