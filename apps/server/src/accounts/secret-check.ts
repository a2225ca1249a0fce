/** Verifies that the secret is the one this database was used with before, by a derived value stored in the database. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createSecrets, derive } from './secrets.ts';
import type { Database } from '../db/database.ts';
import { findSetting, insertSettingOnce, upsertSetting } from '../settings-store.ts';
import { listLastCiphers } from './keys/keys-store.ts';

const settingName = 'secret check';
/** Keys to try: one that was made with the current secret proves that it is the right one. */
const keysTried = 20;

export type SecretCheck = 'fits' | 'other' | 'unknown';

const valueOf = (appSecret: string): string =>
  createHmac('sha256', derive(appSecret, settingName)).update(settingName).digest('base64url');

/** `unknown` if the database has no value yet, and no sealed data. Its tables must exist. */
export async function checkSecret({ kysely }: Pick<Database, 'kysely'>, appSecret: string): Promise<SecretCheck> {
  const kept = await findSetting(kysely, settingName);
  if (kept !== undefined) return areEqual(kept, valueOf(appSecret)) ? 'fits' : 'other';
  // Written by a version that stored no value.
  const { open } = createSecrets(appSecret);
  const keys = await listLastCiphers(kysely, keysTried);
  if (keys.length === 0) return 'unknown';
  return keys.some(({ id, cipher }) => open(cipher, id) !== null) ? 'fits' : 'other';
}

/** Stores the value if there is none. If processes with different secrets start in parallel, the first one's is stored. */
export const storeSecretCheck = ({ kysely }: Pick<Database, 'kysely'>, appSecret: string): Promise<void> =>
  insertSettingOnce(kysely, settingName, valueOf(appSecret));

/** From now on this is the secret: what was sealed under another cannot be read any more. */
export const replaceSecretCheck = ({ kysely }: Pick<Database, 'kysely'>, appSecret: string): Promise<void> =>
  upsertSetting(kysely, settingName, valueOf(appSecret));

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
