/** The table `session`. */
import type { Insertable, Transaction } from 'kysely';
import type { Connection } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { SessionTable } from '../../db/schema/accounts/session.ts';

/** Not seen for this long, a session ends. */
export const idleMs = 14 * 86_400_000;

/** Of one person. A further one ends that which was seen longest ago. */
const sessionsMax = 100;

/** Seen last first. */
export const listSessionsOf = (db: Connection, personId: string, nowMs: number) =>
  db
    .selectFrom('session')
    .select(['id', 'address', 'user_agent', 'created_at', 'seen_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', nowMs)
    .where('seen_at', '>', nowMs - idleMs)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Deletes sessions beyond the limit per person. */
export async function insertSession(
  transaction: Transaction<Schema>,
  row: Insertable<SessionTable> & { readonly id: string },
): Promise<void> {
  await transaction.insertInto('session').values(row).execute();
  const over = await transaction
    .selectFrom('session')
    .select('id')
    .where('person_id', '=', row.person_id)
    .where('id', '!=', row.id)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .offset(sessionsMax - 1)
    .limit(1000)
    .execute();
  if (over.length > 0)
    await transaction
      .deleteFrom('session')
      .where(
        'id',
        'in',
        over.map(({ id }) => id),
      )
      .execute();
}

export async function stampSession(db: Connection, tokenHash: string, atMs: number): Promise<void> {
  await db.updateTable('session').set({ seen_at: atMs }).where('token_hash', '=', tokenHash).execute();
}

/** Returns whose it was. */
export async function deleteSessionByToken(db: Connection, tokenHash: string): Promise<string | null> {
  const ended = await db
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .returning('person_id')
    .executeTakeFirst();
  return ended?.person_id ?? null;
}

/** False when the person has no such session. */
export async function deleteSession(db: Connection, id: string, personId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends a person's sessions, or all but one. Returns how many. */
export async function endSessionsOf(db: Connection, personId: string, butId?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .$if(butId !== undefined, (sessions) => sessions.where('id', '!=', butId as string))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes sessions that have ended by themselves. */
export async function deleteEndedSessions(db: Connection, nowMs: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where((is) => is.or([is('expires_at', '<=', nowMs), is('seen_at', '<=', nowMs - idleMs)]))
    .execute();
}
