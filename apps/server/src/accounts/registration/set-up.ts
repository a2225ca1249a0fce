/** The first admin: from the environment, or by a link that works until there is one. */
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { weakSentence } from '../passwords/check-strength.ts';
import { insertPerson } from './register.ts';
import { randomToken } from '../secrets.ts';
import type { AccountServices } from '../services.ts';
import { confirmAddress, hasAdmin } from '../person-store.ts';
import { deleteSetting, findSetting, insertSetting } from '../../settings-store.ts';

const settingName = 'set-up nonce';

export interface FirstAdmin {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Ensures that there is an admin, or a link to create one. Returns the token of the set-up link if there is no admin yet:
 * the same in every process and after every restart. Throws when `given` is invalid.
 */
export async function ensureAdmin(services: AccountServices, given: FirstAdmin | null): Promise<string | null> {
  const { database, passwords, secrets, events, siteName } = services;
  if (await hasAdmin(database.kysely)) return null;
  if (given === null) {
    const nonce = await database.transaction(async (transaction) => {
      const known = await findSetting(transaction, settingName);
      if (known !== undefined) return known;
      const value = randomToken();
      await insertSetting(transaction, settingName, value);
      return value;
    });
    return secrets.sign('set-up', nonce);
  }
  const weakness = weakSentence(given.password, { ...given, name: '', siteName: siteName() });
  if (weakness !== null) throw new Error(`ADMIN_PASSWORD cannot be used. ${weakness}`);
  const passwordHash = await passwords.hash(given.password, { isKnown: true, from: 'this server' });
  if (passwordHash === null)
    throw new Error(
      'The first admin could not be created because too many people are signing in. Start again in a moment.',
    );
  const made = await database.transaction(async (transaction) => {
    if (await hasAdmin(transaction)) return null;
    const result = await insertPerson(services, transaction, { ...given, language: 'en', role: 'admin', passwordHash });
    if (result.outcome === 'username taken')
      throw new Error(`ADMIN_USERNAME is taken: ${given.username} is already registered. Choose another.`);
    if (result.isAddressTaken)
      throw new Error('ADMIN_EMAIL belongs to an account that is not an admin. Choose another.');
    // The operator sets the environment, so the address needs no confirmation.
    await confirmAddress(transaction, result.personId, given.email, services.now());
    await consumeSetUp(transaction);
    return result;
  });
  if (made)
    events.emit({ type: 'registered', from: null, personId: made.personId, role: 'admin', isAddressTaken: false });
  return null;
}

/** Whether a set-up token is valid for creating the first admin. The token is consumed in the transaction that creates the admin. */
export async function maySetUp(
  { secrets }: Pick<AccountServices, 'secrets'>,
  transaction: Transaction<Schema>,
  token: string,
): Promise<boolean> {
  const nonce = await findSetting(transaction, settingName);
  return nonce !== undefined && secrets.isSigned('set-up', nonce, token) && !(await hasAdmin(transaction));
}

export const consumeSetUp = (transaction: Transaction<Schema>): Promise<void> =>
  deleteSetting(transaction, settingName);
