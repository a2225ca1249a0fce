/** A person's own account as they see it. */
import type { Account, Passkey } from '@apiyard/api/contract/account';
import type { Database } from '../db/database.ts';
import type { PasskeyTable } from '../db/schema.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';

export async function accountOf({ kysely }: Pick<Database, 'kysely'>, personId: string): Promise<Account> {
  const person = await kysely
    .selectFrom('person')
    .leftJoin('second_step', (join) =>
      join.onRef('second_step.person_id', '=', 'person.id').on('second_step.confirmed_at', 'is not', null),
    )
    .where('id', '=', personId)
    .select([
      'id',
      'username',
      'name',
      'email',
      'pending_email',
      'language',
      'created_at',
      'password_changed_at',
      'deletion_due_at',
      'second_step.confirmed_at as two_steps_since',
    ])
    .executeTakeFirstOrThrow();
  const passkeys = await kysely
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
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
            recoveryCodesLeft: await recoveryCodesLeft(kysely, personId),
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
