import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { firstIdOf } from '../db/id.ts';

/** Rows of one statement, and the pause after it: nobody shall wait for the sweep. */
const rowsAtOnce = 250;
const pauseMs = 25;

/** Takes away what stands in the audit log from before that moment. Resolves with how much it was. */
export async function forgetAudit(
  { kysely }: Pick<Database, 'kysely'>,
  beforeMs: number,
  signal?: AbortSignal,
): Promise<number> {
  let gone = 0;
  for (;;) {
    const { numDeletedRows } = await kysely
      .deleteFrom('audit')
      .where('id', 'in', (from) =>
        from.selectFrom('audit').select('id').where('id', '<', firstIdOf(beforeMs)).orderBy('id').limit(rowsAtOnce),
      )
      .executeTakeFirst();
    gone += Number(numDeletedRows);
    if (Number(numDeletedRows) < rowsAtOnce) return gone;
    await wait(pauseMs);
    if (signal?.aborted === true) return gone;
  }
}
