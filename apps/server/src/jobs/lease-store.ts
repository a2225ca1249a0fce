import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

interface Wanted {
  readonly name: string;
  /** Unix milliseconds. */
  readonly nowMs: number;
  readonly untilMs: number;
  /** A lease that ends later was written by a clock that was wrong: it counts as ended. */
  readonly latestEndMs: number;
  /** The same for the next turn. */
  readonly latestDueMs: number;
  /** Acquire it even before it is due. */
  readonly isEarly: boolean;
}

/** The token, or when to try again. Of several processes, one gets it. */
export async function takeLease(
  kysely: Kysely<Schema>,
  { name, nowMs, untilMs, latestEndMs, latestDueMs, isEarly }: Wanted,
): Promise<{ readonly token: number } | { readonly askAgainAtMs: number }> {
  for (;;) {
    const taken = await kysely
      .updateTable('lease')
      .set(({ eb }) => ({ token: eb('token', '+', 1), expires_at: untilMs }))
      .where('name', '=', name)
      .where((is) => is.or([is('expires_at', '<=', nowMs), is('expires_at', '>', latestEndMs)]))
      .$if(!isEarly, (lease) => lease.where((is) => is.or([is('due_at', '<=', nowMs), is('due_at', '>', latestDueMs)])))
      .returning('token')
      .executeTakeFirst();
    if (taken !== undefined) return taken;
    const row = await kysely
      .selectFrom('lease')
      .select(['expires_at', 'due_at'])
      .where('name', '=', name)
      .executeTakeFirst();
    if (row !== undefined) return { askAgainAtMs: isEarly ? row.expires_at : Math.max(row.expires_at, row.due_at) };
    await kysely
      .insertInto('lease')
      .values({ name, token: 0, expires_at: 0, due_at: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
}

interface Held {
  readonly name: string;
  readonly token: number;
}

const held = (kysely: Kysely<Schema>, { name, token }: Held) =>
  kysely.updateTable('lease').where('name', '=', name).where('token', '=', token);

/** False when another process has acquired it. */
export async function renewLease(kysely: Kysely<Schema>, lease: Held, untilMs: number): Promise<boolean> {
  const { numUpdatedRows } = await held(kysely, lease).set({ expires_at: untilMs }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Does nothing when another process has acquired it. */
export async function releaseLease(kysely: Kysely<Schema>, lease: Held, dueAtMs: number): Promise<void> {
  await held(kysely, lease).set({ expires_at: 0, due_at: dueAtMs }).execute();
}

/** Locks the row until the transaction ends, so that no process acquires the lease before that. False when one has. */
export async function confirmLease(transaction: Transaction<Schema>, lease: Held): Promise<boolean> {
  const { numUpdatedRows } = await held(transaction, lease).set({ token: lease.token }).executeTakeFirst();
  return numUpdatedRows === 1n;
}
