/** New accounts. Whose an address is shows neither in the answer nor in the time it takes. */
import type { Transaction } from 'kysely';
import type { Language } from '@apiyard/api/contract/hub';
import { newId } from '../db/id.ts';
import type { Schema } from '../db/schema.ts';
import { issueMainKey } from './keys.ts';
import type { AccountServices } from './services.ts';

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
  /** `addressOwner` is set when the address belongs to somebody already: it waits as `pending_email`. */
  | { readonly outcome: 'made'; readonly personId: string; readonly addressOwner: { readonly id: string; readonly username: string } | null };

/** Makes a person with a main key, inside the transaction of whoever asks. */
export async function insertPerson(
  services: Pick<AccountServices, 'secrets' | 'now'>,
  transaction: Transaction<Schema>,
  { username, email, name, language, role, passwordHash }: NewPerson,
): Promise<Registered> {
  const usernameKey = username.toLowerCase();
  const emailKey = email.toLowerCase();
  const others = await transaction
    .selectFrom('person')
    .select(['id', 'username', 'username_key', 'email_key'])
    .where((is) => is.or([is('username_key', '=', usernameKey), is('email_key', '=', emailKey)]))
    .execute();
  if (others.some((other) => other.username_key === usernameKey)) return { outcome: 'username taken' };
  const owner = others.find((other) => other.email_key === emailKey);
  const personId = newId(services.now());
  await transaction
    .insertInto('person')
    .values({
      id: personId,
      username,
      username_key: usernameKey,
      email: owner ? null : email,
      email_key: owner ? null : emailKey,
      pending_email: owner ? email : null,
      name: name ?? username,
      avatar: null,
      role,
      plan: 'free',
      premium_until: null,
      password_hash: passwordHash,
      disabled_at: null,
      created_at: services.now(),
      language,
    })
    .execute();
  await issueMainKey(services, transaction, personId);
  return { outcome: 'made', personId, addressOwner: owner ? { id: owner.id, username: owner.username } : null };
}
