/** Accounts whose time is over go for good, with everything that says whose it was. */
import { setTimeout as wait } from 'node:timers/promises';
import { isLastAdmin } from './last-admin.ts';
import { mailboxOf } from './mailbox.ts';
import { write } from './post.ts';
import type { AccountServices } from './services.ts';
import type { Entrant } from './sign-in.ts';
import { entrantBy } from './sign-in.ts';

/** Rows of one statement, and the pause after it: nobody waits for it. */
const rowsAtOnce = 250;
const pauseMs = 25;
/** Calls that were under way are written to the log within this. */
const settledAfterMs = 3_600_000;

/** Takes away who is due and what earlier ones left behind. Stops between two steps when `signal` says so. */
export async function sweepDeleted(services: AccountServices, signal?: AbortSignal): Promise<void> {
  const { database, events, log, now } = services;
  const due = await database.kysely
    .selectFrom('person')
    .select('id')
    .where('deletion_due_at', '<=', now())
    .orderBy('deletion_due_at')
    .execute();
  for (const { id } of due) {
    if (signal?.aborted === true) return;
    const gone = await remove(services, id);
    if (gone === 'the last admin')
      log.warn({ personId: id }, 'an account is due to be deleted and stays: it is the only admin left');
    if (typeof gone === 'string') continue;
    events.emit({ type: 'account deleted', from: null, personId: id });
    await write(services, gone, null, ({ texts, told }) => texts.deleted(told)).catch((error: unknown) =>
      log.error({ err: error, personId: id }, 'a mail to somebody whose account is gone could not be sent'),
    );
  }
  for (const { person_id, at } of await database.kysely.selectFrom('departed').selectAll().execute()) {
    if (!(await forgetCallsOf(services, person_id, signal))) return;
    // What was done stays in the audit log, under an id that says no more whose it was.
    await database.kysely
      .updateTable('audit')
      .set({ actor_name: null })
      .where('actor_id', '=', person_id)
      .where('actor_name', 'is not', null)
      .execute();
    // A call that was under way was charged after its person had gone.
    await database.kysely.deleteFrom('usage_day').where('person_id', '=', person_id).execute();
    if (at + settledAfterMs <= now())
      await database.kysely.deleteFrom('departed').where('person_id', '=', person_id).execute();
  }
}

/** Deletes a person who is still due, and all that hangs on them. */
async function remove(
  { database, now }: AccountServices,
  personId: string,
): Promise<Entrant | 'not due' | 'the last admin'> {
  return database.transaction(async (transaction) => {
    const person = await transaction
      .selectFrom('person')
      .select(['role', 'deletion_due_at'])
      .where('id', '=', personId)
      .executeTakeFirst();
    const entrant = await entrantBy({ kysely: transaction }, 'id', personId);
    if (!person || entrant === null || person.deletion_due_at === null || person.deletion_due_at > now())
      return 'not due';
    if (person.role === 'admin' && (await isLastAdmin(transaction, personId))) return 'the last admin';
    const theirKeys = transaction.selectFrom('api_key').select('id').where('person_id', '=', personId);
    // In the order in which charges lock them.
    await transaction.deleteFrom('usage_day').where('person_id', '=', personId).execute();
    await transaction.deleteFrom('usage').where('key_id', 'in', theirKeys).execute();
    await transaction.deleteFrom('failed_day').where('key_id', 'in', theirKeys).execute();
    // What they only typed may be somebody's, and so may be what was mailed there.
    const addresses = [entrant.email, await mailboxOf({ kysely: transaction }, personId)].flatMap((address) =>
      address === null ? [] : [address.toLowerCase()],
    );
    if (addresses.length > 0)
      await transaction
        .deleteFrom('mail')
        .where(({ fn }) => fn('lower', ['recipient']), 'in', addresses)
        .execute();
    await transaction.insertInto('departed').values({ person_id: personId, at: now() }).execute();
    // Sessions, keys, favourites, passkeys and the rest go with the row; messages stay and no longer say whose they are.
    await transaction.deleteFrom('person').where('id', '=', personId).execute();
    return entrant;
  });
}

/** False when it was told to stop before all were gone. */
async function forgetCallsOf(
  { database: { kysely } }: AccountServices,
  personId: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  for (;;) {
    const { numDeletedRows } = await kysely
      .deleteFrom('call_log')
      .where('request_id', 'in', (from) =>
        from.selectFrom('call_log').select('request_id').where('person_id', '=', personId).limit(rowsAtOnce),
      )
      .executeTakeFirst();
    if (Number(numDeletedRows) < rowsAtOnce) return true;
    if (signal?.aborted === true) return false;
    await wait(pauseMs);
  }
}
