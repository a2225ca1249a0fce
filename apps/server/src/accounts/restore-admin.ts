/** Lets the operator recover an account: after a lost password, phone, or admin. */
import type { Database } from '../db/database.ts';
import { makeLink } from './mail/mail-links.ts';
import { endLinks } from './mail/mail-links-store.ts';
import { findSignInPerson, listAdmins, restoreAsAdmin } from './person-store.ts';

/** Why it cannot be done; one sentence. */
export class RestoreAdminError extends Error {
  override readonly name = 'RestoreAdminError';
}

interface RestoredAdmin {
  readonly personId: string;
  readonly username: string;
  /** For `/auth/reset-password?token=`, once, for half an hour. */
  readonly token: string;
}

/**
 * Makes an account an admin's that works: enabled, staying, without a second step or passkeys, signed out everywhere,
 * with a link for a new password.
 * @param name username or confirmed address; null is the only admin
 * @throws RestoreAdminError
 */
export async function restoreAdmin(database: Database, name: string | null, nowMs: number): Promise<RestoredAdmin> {
  const person = name === null ? await onlyAdmin(database) : await named(database, name);
  await database.transaction(async (transaction) => {
    await restoreAsAdmin(transaction, person.id);
    await endLinks(transaction, person.id);
  });
  // It is shown here and mailed nowhere: following it proves no mailbox.
  const token = await makeLink(database.kysely, { kind: 'reset', personId: person.id, email: '' }, nowMs);
  return { personId: person.id, username: person.username, token };
}

async function named({ kysely }: Database, name: string) {
  const key = name.trim().toLowerCase();
  const person = await findSignInPerson(kysely, key.includes('@') ? 'email_key' : 'username_key', key);
  if (person) return person;
  const unknown = key.includes('@')
    ? `No account has confirmed "${name}". Use the username instead.`
    : `There is no account "${name}".`;
  throw new RestoreAdminError(`${unknown} ${await whoIsAdmin(kysely)}`);
}

async function onlyAdmin({ kysely }: Database) {
  const admins = await listAdmins(kysely, 2);
  const [admin] = admins;
  if (admin && admins.length === 1) return admin;
  throw new RestoreAdminError(`Specify the account: admin:reset <username>. ${await whoIsAdmin(kysely)}`);
}

const namesMax = 10;

async function whoIsAdmin(kysely: Database['kysely']): Promise<string> {
  const admins = await listAdmins(kysely, namesMax);
  return admins.length === 0
    ? 'There is no admin.'
    : `Admins are ${admins.map(({ username }) => username).join(', ')}.`;
}
