/** A person's own account as they see it. */
import type { Account, Passkey } from '@apiyard/api/contract/accounts/account';
import type { Database } from '../db/database.ts';
import type { PasskeyTable } from '../db/schema/accounts/passkey.ts';
import { countCodes } from './second-step/second-step-store.ts';
import { findAccount } from './person-store.ts';
import { listPasskeys } from './passkeys/passkeys-store.ts';

export async function accountOf({ kysely }: Pick<Database, 'kysely'>, personId: string): Promise<Account> {
  const person = await findAccount(kysely, personId);
  const passkeys = await listPasskeys(kysely, personId);
  return {
    id: person.id,
    username: person.username,
    name: person.name,
    email: person.email,
    pendingEmail: person.pending_email,
    language: person.language,
    createdAt: new Date(person.created_at).toISOString(),
    passwordChangedAt: isoOrNull(person.password_changed_at),
    twoSteps:
      person.two_steps_since === null
        ? null
        : {
            since: new Date(person.two_steps_since).toISOString(),
            recoveryCodesLeft: await countCodes(kysely, personId),
          },
    passkeys: passkeys.map(shownPasskey),
    deletionDueAt: isoOrNull(person.deletion_due_at),
  };
}

export const shownPasskey = (row: Pick<PasskeyTable, 'id' | 'name' | 'created_at' | 'last_used_at'>): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: new Date(row.created_at).toISOString(),
  lastUsedAt: isoOrNull(row.last_used_at),
});

const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString());
