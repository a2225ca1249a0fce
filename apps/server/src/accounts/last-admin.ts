import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Whether nobody could run the site without this admin: every other one is disabled or about to go. */
export async function isLastAdmin(kysely: Pick<Transaction<Schema>, 'selectFrom'>, personId: string): Promise<boolean> {
  const admins = await kysely
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where((is) => is.or([is('id', '=', personId), is('deletion_due_at', 'is', null)]))
    .limit(2)
    .execute();
  return admins.length === 1 && admins[0]?.id === personId;
}
