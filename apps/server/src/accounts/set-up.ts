/** The first admin: from the environment, or by a link that works until there is one. */
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { weakSentence } from './refuse-weak.ts';
import { insertPerson } from './register.ts';
import { randomToken } from './secrets.ts';
import type { AccountServices } from './services.ts';

const settingName = 'set-up nonce';

export interface FirstAdmin {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Sees to it that there is an admin, or a way to become it. Returns the token of the set-up link when there is none
 * yet: the same in every process and after every restart. Throws when `given` cannot be made.
 */
export async function ensureAdmin(services: AccountServices, given: FirstAdmin | null): Promise<string | null> {
  const { database, passwords, secrets, events, siteName } = services;
  if (await hasAdmin(database.kysely)) return null;
  if (given === null) {
    const nonce = await database.transaction(async (transaction) => {
      const known = await transaction
        .selectFrom('setting')
        .select('value')
        .where('name', '=', settingName)
        .executeTakeFirst();
      if (known) return known.value;
      const value = randomToken();
      await transaction.insertInto('setting').values({ name: settingName, value }).execute();
      return value;
    });
    return secrets.sign('set-up', nonce);
  }
  const weakness = weakSentence(given.password, { ...given, name: '', siteName: siteName() });
  if (weakness !== null) throw new Error(`ADMIN_PASSWORD cannot be used. ${weakness}`);
  const passwordHash = await passwords.hash(given.password, { isKnown: true, from: 'this server' });
  if (passwordHash === null)
    throw new Error('The first admin could not be made: too many people are signing in. Start again in a moment.');
  const made = await database.transaction(async (transaction) => {
    if (await hasAdmin(transaction)) return null;
    const result = await insertPerson(services, transaction, { ...given, language: 'en', role: 'admin', passwordHash });
    if (result.outcome === 'username taken')
      throw new Error(`ADMIN_USERNAME is taken: somebody registered as ${given.username}. Choose another.`);
    if (result.isAddressTaken)
      throw new Error('ADMIN_EMAIL belongs to an account that is not an admin. Choose another.');
    // Whoever sets the environment runs the machine: whose the address is needs no mail to be shown.
    await transaction
      .updateTable('person')
      .set({
        email: given.email,
        email_key: given.email.toLowerCase(),
        pending_email: null,
        email_confirmed_at: services.now(),
      })
      .where('id', '=', result.personId)
      .execute();
    await spendSetUp(transaction);
    return result;
  });
  if (made)
    events.emit({ type: 'registered', from: null, personId: made.personId, role: 'admin', isAddressTaken: false });
  return null;
}

/** Whether a set-up token may make the first admin now. Who makes it also spends the link, in the same transaction. */
export async function maySetUp(
  { secrets }: Pick<AccountServices, 'secrets'>,
  transaction: Transaction<Schema>,
  token: string,
): Promise<boolean> {
  const setting = await transaction
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return setting !== undefined && secrets.isSigned('set-up', setting.value, token) && !(await hasAdmin(transaction));
}

export const spendSetUp = (transaction: Transaction<Schema>) =>
  transaction.deleteFrom('setting').where('name', '=', settingName).execute();

async function hasAdmin(kysely: Pick<Transaction<Schema>, 'selectFrom'>): Promise<boolean> {
  const admin = await kysely.selectFrom('person').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst();
  return admin !== undefined;
}
