/** Registration. Neither the response nor its time reveals whether an address is in use. */
import type { Transaction } from 'kysely';
import type { Language } from '@apiyard/api/contract/hub/hub';
import { newId } from '../../db/id.ts';
import type { Schema } from '../../db/schema.ts';
import { issueMainKey } from '../keys/keys.ts';
import type { AccountServices } from '../services.ts';
import { insertPersonRow, listHoldersOf } from '../person-store.ts';

interface NewPerson {
  readonly username: string;
  readonly email: string;
  readonly name?: string | undefined;
  readonly language: Language;
  readonly role: 'user' | 'admin';
  readonly passwordHash: string;
}

type Registered =
  | { readonly outcome: 'username taken' }
  /** `isAddressTaken`: another account has confirmed it. The new account is the same either way. */
  | { readonly outcome: 'made'; readonly personId: string; readonly isAddressTaken: boolean };

/** Creates a person with a main key, inside the caller's transaction. The address is pending until it is confirmed. */
export async function insertPerson(
  services: Pick<AccountServices, 'secrets' | 'now'>,
  transaction: Transaction<Schema>,
  { username, email, name, language, role, passwordHash }: NewPerson,
): Promise<Registered> {
  const usernameKey = username.toLowerCase();
  const emailKey = email.toLowerCase();
  const others = await listHoldersOf(transaction, { usernameKey, emailKey });
  if (others.some((other) => other.username_key === usernameKey)) return { outcome: 'username taken' };
  const personId = newId(services.now());
  await insertPersonRow(transaction, {
    id: personId,
    username,
    username_key: usernameKey,
    email: null,
    email_key: null,
    pending_email: email,
    name: name ?? username,
    avatar: null,
    role,
    plan: 'free',
    premium_until: null,
    password_hash: passwordHash,
    disabled_at: null,
    created_at: services.now(),
    language,
    // Admins begin with the site, not with a call.
    first_steps: role === 'admin' ? 0 : 1,
  });
  await issueMainKey(services, transaction, personId);
  return { outcome: 'made', personId, isAddressTaken: others.some((other) => other.email_key === emailKey) };
}
