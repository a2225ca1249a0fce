/** API keys in the table: only an HMAC of each; the main key also encrypted, because `getMe` returns it. */
import type { Transaction } from 'kysely';
import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import type { KeyScope } from '@apiyard/api/contract/endpoint';
import type { KeyRules } from './key-rules.ts';
import { firstKeyName } from '@apiyard/api/contract/accounts/keys';
import { noRules } from './key-rules.ts';
import { newId } from '../../db/id.ts';
import type { Schema } from '../../db/schema.ts';
import type { ApiKeyTable } from '../../db/schema/accounts/api-key.ts';
import { makeKey, maskKey } from '../../key-format.ts';
import type { AccountServices } from '../services.ts';
import { endKeyLater, findMainKey, insertKey, revokeKeysButMain } from './keys-store.ts';

interface Wanted {
  readonly personId: string;
  readonly name: string;
  readonly main: boolean;
  /** JSON list, or null for all. */
  readonly areas: string | null;
  /** JSON list, or null for none. */
  readonly scopes: string | null;
  /** As stored in the column. */
  readonly rules: string | null;
  readonly expiresAt: number | null;
}

/** Inserts a new key. Its text is not stored, so it must be returned now. */
export async function issueKey(
  { secrets, now }: Pick<AccountServices, 'secrets' | 'now'>,
  transaction: Transaction<Schema>,
  { personId, name, main, areas, scopes, rules, expiresAt }: Wanted,
): Promise<{ row: ApiKeyTable; key: string }> {
  const key = makeKey();
  const id = newId(now());
  const row: ApiKeyTable = {
    id,
    person_id: personId,
    name,
    main: main ? 1 : 0,
    key_hash: secrets.hashKey(key),
    masked: maskKey(key),
    cipher: main ? secrets.seal(key, id) : null,
    areas,
    scopes,
    rules,
    version: 1,
    created_at: now(),
    expires_at: expiresAt,
    grace_until: null,
    revoked_at: null,
    last_used_at: null,
  };
  await insertKey(transaction, row);
  return { row, key };
}

export const issueMainKey = (
  services: Pick<AccountServices, 'secrets' | 'now'>,
  transaction: Transaction<Schema>,
  personId: string,
) =>
  issueKey(services, transaction, {
    personId,
    name: firstKeyName,
    main: true,
    areas: null,
    scopes: null,
    rules: null,
    expiresAt: null,
  });

/** Puts a new key in an old one's place; the old one works until `graceUntil`. */
export async function replaceKey(
  services: Pick<AccountServices, 'secrets' | 'now'>,
  transaction: Transaction<Schema>,
  old: ApiKeyTable,
  graceUntil: number,
): Promise<{ row: ApiKeyTable; key: string }> {
  await endKeyLater(transaction, old.id, graceUntil);
  return issueKey(services, transaction, {
    personId: old.person_id,
    name: old.name,
    main: old.main === 1,
    areas: old.areas,
    scopes: old.scopes,
    rules: old.rules,
    expiresAt: old.expires_at,
  });
}

/** Revokes every key of a person. A person always has a main key, so a new one is created; no old key holder receives it. */
export async function revokeAllKeys(
  services: Pick<AccountServices, 'secrets' | 'now'>,
  transaction: Transaction<Schema>,
  personId: string,
): Promise<void> {
  await replaceKey(services, transaction, await findMainKey(transaction, personId), services.now());
  await revokeKeysButMain(transaction, personId, services.now());
}

/**
 * The complete main key. After APP_SECRET has changed it can neither be decrypted nor used, so a new one replaces it.
 */
export async function mainKeyOf(services: AccountServices, personId: string): Promise<string> {
  const { database, secrets, events, now } = services;
  const readable = ({ id, cipher }: Pick<ApiKeyTable, 'id' | 'cipher'>) =>
    cipher === null ? null : secrets.open(cipher, id);
  const whole = readable(await findMainKey(database.kysely, personId));
  if (whole !== null) return whole;
  const { key, replaced, by } = await database.transaction(async (transaction) => {
    const old = await findMainKey(transaction, personId);
    const mended = readable(old);
    if (mended !== null) return { key: mended, replaced: null, by: old.id };
    const issued = await replaceKey(services, transaction, old, now());
    return { key: issued.key, replaced: old.id, by: issued.row.id };
  });
  if (replaced !== null) events.emit({ type: 'key rotated', from: null, personId, keyId: replaced, replacedBy: by });
  return key;
}

export function shownKey(row: ApiKeyTable, nowMs: number): ApiKey {
  const { addresses, origins, inQuery } = rulesFrom(row.rules);
  return {
    id: row.id,
    name: row.name,
    masked: row.masked,
    main: row.main === 1,
    areas: areasFrom(row.areas),
    scopes: scopesFrom(row.scopes),
    addresses: [...addresses],
    origins: [...origins],
    inQuery,
    version: row.version,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: isoOrNull(row.expires_at),
    lastUsedAt: isoOrNull(row.last_used_at),
    graceUntil: isoOrNull(row.grace_until),
    ended: endOf(row, nowMs),
  };
}

/** What ended it first. */
function endOf(row: Pick<ApiKeyTable, 'revoked_at' | 'expires_at' | 'grace_until'>, nowMs: number): ApiKey['ended'] {
  const ends = [
    { at: row.revoked_at, how: 'revoked' as const },
    { at: row.grace_until, how: 'replaced' as const },
    { at: row.expires_at, how: 'expired' as const },
  ].filter((end): end is { at: number; how: typeof end.how } => end.at !== null && end.at <= nowMs);
  const [first] = ends.sort((a, b) => a.at - b.at);
  return first === undefined ? null : { at: new Date(first.at).toISOString(), how: first.how };
}

const rulesFrom = (json: string | null): KeyRules => (json === null ? noRules : (JSON.parse(json) as KeyRules));

/** As stored in the column: null without rules, so that most keys need no check. */
export const rulesColumn = (rules: KeyRules): string | null =>
  rules.addresses.length === 0 && rules.origins.length === 0 && !rules.inQuery ? null : JSON.stringify(rules);

/** The areas column as a list; null is all. */
export const areasFrom = (json: string | null): string[] | null =>
  json === null ? null : (JSON.parse(json) as string[]);

/** As stored in the column: null without scopes. */
export const scopesColumn = (scopes: readonly KeyScope[]): string | null =>
  scopes.length === 0 ? null : JSON.stringify([...new Set(scopes)]);

export const scopesFrom = (json: string | null): KeyScope[] => (json === null ? [] : (JSON.parse(json) as KeyScope[]));

const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString());
