/** Who may register. */
import type { Transaction } from 'kysely';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { Schema } from '../db/schema.ts';
import type { AccountServices } from './services.ts';

interface Asking {
  /** From an invitation's link. */
  readonly invitation: string | undefined;
  readonly email: string;
  /** Whoever holds the set-up link is admitted always. */
  readonly isSetUp: boolean;
}

type Refused = Failure<'RegistrationClosed', { registration: 'invitation' | 'closed' }> | Failure<'InvitationSpent', Record<never, never>>;

/** Null admits. Inside the transaction that makes the person: an invitation is spent with it or not at all. */
export async function admit(_services: AccountServices, _transaction: Transaction<Schema>, _asking: Asking): Promise<Refused | null> {
  return null;
}
