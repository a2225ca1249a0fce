/** Who may make an account: everybody, people who were invited, or nobody. */
import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Schema } from '../db/schema.ts';
import type { AccountServices } from './services.ts';

interface Asking {
  /** From an invitation's link. */
  readonly invitation: string | undefined;
  readonly email: string;
  /** Whoever holds the set-up link is admitted always. */
  readonly isSetUp: boolean;
}

type Refused =
  | Failure<'RegistrationClosed', { registration: 'invitation' | 'closed' }>
  | Failure<'InvitationSpent', Record<never, never>>;
type Clock = Pick<AccountServices, 'now'>;

export const hashInvitation = (token: string): string => hash('sha256', token, 'base64url');

/** Null admits. Inside the transaction that makes the person, before it; `spendInvitation` follows when they are made. */
export async function admit(
  { registration, now }: Pick<AccountServices, 'registration' | 'now'>,
  transaction: Transaction<Schema>,
  { invitation, email, isSetUp }: Asking,
): Promise<Refused | null> {
  const mode = registration();
  // While everybody may come in, an old link keeps nobody out.
  if (isSetUp || mode === 'open') return null;
  if (mode === 'closed')
    return fail('RegistrationClosed', 'This site takes no new accounts.', { registration: 'closed' as const });
  if (invitation === undefined) {
    return fail(
      'RegistrationClosed',
      'Accounts here are made by invitation. Open the link of yours, or ask the admin for one.',
      { registration: 'invitation' as const },
    );
  }
  const open = await openInvitation({ now }, transaction, invitation, email);
  if (open !== null) return null;
  return fail(
    'InvitationSpent',
    'This invitation was used, taken back or has ended, or it is for another address. Ask whoever sent it for a new one.',
  );
}

/** Counts the invitation as used by whoever was made in the same transaction, so that it is spent with them or not at all. */
export async function spendInvitation(
  { now }: Clock,
  transaction: Transaction<Schema>,
  {
    invitation,
    email,
    personId,
  }: { readonly invitation: string | undefined; readonly email: string; readonly personId: string },
): Promise<void> {
  if (invitation === undefined) return;
  const id = await openInvitation({ now }, transaction, invitation, email);
  if (id === null) return;
  await transaction
    .updateTable('invitation')
    .set((was) => ({ uses: was('uses', '+', 1), used_by: personId, used_at: now() }))
    .where('id', '=', id)
    .execute();
}

async function openInvitation(
  { now }: Clock,
  transaction: Transaction<Schema>,
  token: string,
  email: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('invitation')
    .select('id')
    .where('token_hash', '=', hashInvitation(token))
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now())
    .where((is) => is('uses', '<', is.ref('uses_max')))
    .where((is) => is.or([is('email', 'is', null), is('email', '=', email.toLowerCase())]))
    .executeTakeFirst();
  return row?.id ?? null;
}
