/** The table `invitation`. */
import type { Insertable, Transaction } from 'kysely';
import type { Connection } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { InvitationTable } from '../../db/schema/accounts/invitation.ts';

const invitations = (db: Connection) =>
  db
    .selectFrom('invitation')
    .leftJoin('person as inviter', 'inviter.id', 'invitation.invited_by')
    .leftJoin('person as invited', 'invited.id', 'invitation.used_by')
    .selectAll('invitation')
    .select(['inviter.username as inviter_name', 'invited.username as invited_name']);

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['execute']>>[number];

export const findInvitation = (db: Connection, id: string): Promise<InvitationRow | undefined> =>
  invitations(db).where('invitation.id', '=', id).executeTakeFirst();

/** Latest first, from after the invitation `before` on. */
export function listInvitationRows(
  db: Connection,
  before: string | undefined,
  limit: number,
): Promise<InvitationRow[]> {
  const from = invitations(db).orderBy('invitation.id', 'desc').limit(limit);
  return (before === undefined ? from : from.where('invitation.id', '<', before)).execute();
}

export async function insertInvitation(
  db: Connection,
  row: Omit<Insertable<InvitationTable>, 'uses' | 'used_by' | 'used_at' | 'withdrawn_at'>,
): Promise<void> {
  await db
    .insertInto('invitation')
    .values({ ...row, used_by: null, used_at: null, withdrawn_at: null })
    .execute();
}

/** Withdraws with a time, restores with null. The time of a withdrawn one is unchanged. */
export async function setWithdrawn(db: Connection, id: string, withdrawnAt: number | null): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ withdrawn_at: withdrawnAt })
    .where('id', '=', id)
    .where('withdrawn_at', withdrawnAt === null ? 'is not' : 'is', null)
    .execute();
}

/** ID of the invitation that is valid now for this address, given in lower case. */
export async function findOpenInvitation(
  transaction: Transaction<Schema>,
  tokenHash: string,
  emailKey: string,
  nowMs: number,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('invitation')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', nowMs)
    .where((is) => is('uses', '<', is.ref('uses_max')))
    .where((is) => is.or([is('email', 'is', null), is('email', '=', emailKey)]))
    .executeTakeFirst();
  return row?.id;
}

export async function countUse(
  transaction: Transaction<Schema>,
  id: string,
  personId: string,
  nowMs: number,
): Promise<void> {
  await transaction
    .updateTable('invitation')
    .set((was) => ({ uses: was('uses', '+', 1), used_by: personId, used_at: nowMs }))
    .where('id', '=', id)
    .execute();
}
