/** The tables `second_step` and `recovery_code`. */
import type { Transaction } from 'kysely';
import type { Connection } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { SecondStepTable } from '../../db/schema/accounts/second-step.ts';

const confirmed = (db: Connection, personId: string) =>
  db.selectFrom('second_step').where('person_id', '=', personId).where('confirmed_at', 'is not', null);

export async function hasSecondStep(db: Connection, personId: string): Promise<boolean> {
  return (await confirmed(db, personId).select('person_id').executeTakeFirst()) !== undefined;
}

/** The sealed secret of a second step that is on. */
export async function findCipher(db: Connection, personId: string): Promise<string | undefined> {
  return (await confirmed(db, personId).select('cipher').executeTakeFirst())?.cipher;
}

/** The sealed secret of a set-up that started after `sinceMs` and is not confirmed. */
export async function findStartedCipher(
  db: Connection,
  personId: string,
  sinceMs: number,
): Promise<string | undefined> {
  const started = await db
    .selectFrom('second_step')
    .select('cipher')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .where('started_at', '>', sinceMs)
    .executeTakeFirst();
  return started?.cipher;
}

/** Replaces an unconfirmed set-up. A confirmed one stays. */
export async function insertStarted(
  transaction: Transaction<Schema>,
  personId: string,
  started: Pick<SecondStepTable, 'cipher' | 'started_at' | 'last_step'>,
): Promise<void> {
  await transaction
    .insertInto('second_step')
    .values({ ...started, person_id: personId, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet(started).where('second_step.confirmed_at', 'is', null),
    )
    .execute();
}

/** False when another was started in the meantime, or it is on already. */
export async function confirmStarted(
  transaction: Transaction<Schema>,
  personId: string,
  { cipher, step, nowMs }: { readonly cipher: string; readonly step: number; readonly nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('second_step')
    .set({ confirmed_at: nowMs, last_step: step })
    .where('person_id', '=', personId)
    .where('cipher', '=', cipher)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when a code of this step or a later one was used before. */
export async function consumeStep(db: Connection, personId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_step')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With the recovery codes. False when it was not on. */
export async function deleteSecondStep(transaction: Transaction<Schema>, personId: string): Promise<boolean> {
  await transaction.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  const off = await transaction
    .deleteFrom('second_step')
    .where('person_id', '=', personId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return off !== undefined && off.confirmed_at !== null;
}

export async function deleteUnconfirmedSteps(db: Connection, startedUntilMs: number): Promise<void> {
  await db
    .deleteFrom('second_step')
    .where('confirmed_at', 'is', null)
    .where('started_at', '<=', startedUntilMs)
    .execute();
}

export async function replaceCodes(
  transaction: Transaction<Schema>,
  personId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('person_id', '=', personId).execute();
  await transaction
    .insertInto('recovery_code')
    .values(codeHashes.map((codeHash) => ({ person_id: personId, code_hash: codeHash })))
    .execute();
}

/** False when there is no such code. */
export async function deleteCode(db: Connection, personId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countCodes(db: Connection, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .where('person_id', '=', personId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
