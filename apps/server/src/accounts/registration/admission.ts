/** Who can create an account: everyone, invited people, or no one. */
import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import type { Schema } from '../../db/schema.ts';
import type { AccountServices } from '../services.ts';
import { countUse, findOpenInvitation } from './invitations-store.ts';
import { sentence } from '../../problems/sentence.ts';

interface Asking {
  /** From an invitation's link. */
  readonly invitation: string | undefined;
  readonly email: string;
  /** The holder of the setup link is always admitted. */
  readonly isSetUp: boolean;
}

type Refused =
  | Failure<'RegistrationClosed', { registration: 'invitation' | 'closed' }>
  | Failure<'InvitationSpent', Record<never, never>>;
type Clock = Pick<AccountServices, 'now'>;

export const hashInvitation = (token: string): string => hash('sha256', token, 'base64url');

/** Null admits. Inside the transaction that makes the person, before it; `consumeInvitation` follows when they are made. */
export async function admit(
  { registration, now }: Pick<AccountServices, 'registration' | 'now'>,
  transaction: Transaction<Schema>,
  { invitation, email, isSetUp }: Asking,
): Promise<Refused | null> {
  const mode = registration();
  // While registration is open, an old link blocks no one.
  if (isSetUp || mode === 'open') return null;
  if (mode === 'closed')
    return fail('RegistrationClosed', sentence('problem.accounts.closed'), { registration: 'closed' as const });
  if (invitation === undefined) {
    return fail('RegistrationClosed', sentence('problem.accounts.byInvitation'), {
      registration: 'invitation' as const,
    });
  }
  const open = await findOpenInvitation(transaction, hashInvitation(invitation), email.toLowerCase(), now());
  if (open !== undefined) return null;
  return fail('InvitationSpent', sentence('problem.accounts.invitationSpent'));
}

/** Counts the invitation as used by the person created in the same transaction: both are committed or neither. */
export async function consumeInvitation(
  { now }: Clock,
  transaction: Transaction<Schema>,
  {
    invitation,
    email,
    personId,
  }: { readonly invitation: string | undefined; readonly email: string; readonly personId: string },
): Promise<void> {
  if (invitation === undefined) return;
  const id = await findOpenInvitation(transaction, hashInvitation(invitation), email.toLowerCase(), now());
  if (id === undefined) return;
  await countUse(transaction, id, personId, now());
}
