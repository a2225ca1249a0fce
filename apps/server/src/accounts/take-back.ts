/** How the operator of the machine gets into an account that nobody can get into: a lost password, phone, or admin. */
import type { Database } from '../db/database.ts';
import { endLinks, makeLink } from './mail-links.ts';

/** Why it cannot be done; one sentence. */
export class TakeBackError extends Error {
  override readonly name = 'TakeBackError';
}

interface TakenBack {
  readonly personId: string;
  readonly username: string;
  /** For `/auth/reset-password?token=`, once, for half an hour. */
  readonly token: string;
}

/**
 * Makes an account an admin's that works: enabled, staying, without a second step or passkeys, signed out everywhere,
 * with a link for a new password.
 * @param name username or confirmed address; null is the only admin
 * @throws TakeBackError
 */
export async function takeBack(database: Database, name: string | null, nowMs: number): Promise<TakenBack> {
  const person = name === null ? await onlyAdmin(database) : await named(database, name);
  await database.transaction(async (transaction) => {
    await transaction
      .updateTable('person')
      .set({ role: 'admin', disabled_at: null, deletion_due_at: null })
      .where('id', '=', person.id)
      .execute();
    for (const table of ['second_step', 'recovery_code', 'passkey', 'session'] as const)
      await transaction.deleteFrom(table).where('person_id', '=', person.id).execute();
    await endLinks(transaction, person.id);
  });
  // It is shown here and mailed nowhere: following it proves no mailbox.
  const token = await makeLink(database, { kind: 'reset', personId: person.id, email: '' }, nowMs);
  return { personId: person.id, username: person.username, token };
}

async function named({ kysely }: Database, name: string) {
  const key = name.trim().toLowerCase();
  const person = await kysely
    .selectFrom('person')
    .select(['id', 'username'])
    .where(key.includes('@') ? 'email_key' : 'username_key', '=', key)
    .executeTakeFirst();
  if (person) return person;
  const unknown = key.includes('@')
    ? `No account has confirmed "${name}". Name it by its username.`
    : `There is no account "${name}".`;
  throw new TakeBackError(`${unknown} ${await whoIsAdmin(kysely)}`);
}

async function onlyAdmin({ kysely }: Database) {
  const admins = await kysely
    .selectFrom('person')
    .select(['id', 'username'])
    .where('role', '=', 'admin')
    .orderBy('id')
    .limit(2)
    .execute();
  const [admin] = admins;
  if (admin && admins.length === 1) return admin;
  throw new TakeBackError(`Say which account: admin:reset <username>. ${await whoIsAdmin(kysely)}`);
}

const namesMax = 10;

async function whoIsAdmin(kysely: Database['kysely']): Promise<string> {
  const admins = await kysely
    .selectFrom('person')
    .select('username')
    .where('role', '=', 'admin')
    .orderBy('id')
    .limit(namesMax)
    .execute();
  return admins.length === 0
    ? 'There is no admin.'
    : `Admins are ${admins.map(({ username }) => username).join(', ')}.`;
}
