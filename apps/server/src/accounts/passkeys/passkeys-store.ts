/** The tables `passkey` and `challenge`. */
import type { Transaction } from 'kysely';
import type { Connection } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { PasskeyTable } from '../../db/schema/accounts/passkey.ts';

/** A challenge is stored by its hash; `personId` is null for a sign-in. */
export async function insertChallenge(
  db: Connection,
  {
    hash,
    personId,
    expiresAt,
  }: { readonly hash: string; readonly personId: string | null; readonly expiresAt: number },
): Promise<void> {
  await db.insertInto('challenge').values({ hash, person_id: personId, expires_at: expiresAt }).execute();
}

/** Consumes a challenge. False if it was issued for another purpose, has expired or was used before. */
export async function consumeChallenge(
  db: Connection,
  hash: string,
  personId: string | null,
  nowMs: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('challenge')
    .where('hash', '=', hash)
    .where('person_id', personId === null ? 'is' : '=', personId)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredChallenges(db: Connection, nowMs: number): Promise<void> {
  await db.deleteFrom('challenge').where('expires_at', '<=', nowMs).execute();
}

/** Oldest first. */
export const listPasskeys = (db: Connection, personId: string): Promise<PasskeyTable[]> =>
  db.selectFrom('passkey').selectAll().where('person_id', '=', personId).orderBy('created_at').orderBy('id').execute();

export const listCredentials = (db: Connection, personId: string) =>
  db.selectFrom('passkey').select(['credential_id', 'transports']).where('person_id', '=', personId).execute();

export const findPasskeyByCredential = (db: Connection, credentialId: string): Promise<PasskeyTable | undefined> =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

/** False when the person has `max` already, or the credential is known. */
export async function insertPasskey(
  transaction: Transaction<Schema>,
  row: PasskeyTable,
  max: number,
): Promise<boolean> {
  const { count } = await transaction
    .selectFrom('passkey')
    .where('person_id', '=', row.person_id)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const known = await transaction
    .selectFrom('passkey')
    .select('id')
    .where('credential_id', '=', row.credential_id)
    .executeTakeFirst();
  if (Number(count) >= max || known) return false;
  await transaction.insertInto('passkey').values(row).execute();
  return true;
}

/** False when the counter moved on: two parallel responses with the same counter come from a cloned passkey. */
export async function advanceCounter(
  db: Connection,
  { id, counter }: Pick<PasskeyTable, 'id' | 'counter'>,
  newCounter: number,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: newCounter, last_used_at: nowMs })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const renamePasskeyOf = (
  db: Connection,
  id: string,
  personId: string,
  name: string,
): Promise<PasskeyTable | undefined> =>
  db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returningAll()
    .executeTakeFirst();

/** Returns its name; undefined when the person has no such passkey. */
export async function deletePasskey(db: Connection, id: string, personId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function deletePasskeysOf(db: Connection, personId: string): Promise<void> {
  await db.deleteFrom('passkey').where('person_id', '=', personId).execute();
}
