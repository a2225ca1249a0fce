/** API keys in the table: only an HMAC of each; the main key also encrypted, because `getMe` returns it. */
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { ApiKey } from '@apiyard/api/contract/keys';
import type { KeyRules } from '@apiyard/api/serving/key-rules';
import { firstKeyName } from '@apiyard/api/contract/keys';
import { noRules } from '@apiyard/api/serving/key-rules';
import { newId } from '../db/id.ts';
import type { ApiKeyTable, Schema } from '../db/schema.ts';
import { makeKey, maskKey } from './key-format.ts';
import type { AccountServices } from './services.ts';

interface Wanted {
  readonly personId: string;
  readonly name: string;
  readonly main: boolean;
  /** JSON list, or null for all. */
  readonly areas: string | null;
  /** As the column holds them. */
  readonly rules: string | null;
  readonly expiresAt: number | null;
}

/** Inserts a new key. The text is nowhere else: whoever asked must be told now. */
export async function issueKey(
  { secrets, now }: Pick<AccountServices, 'secrets' | 'now'>,
  transaction: Transaction<Schema>,
  { personId, name, main, areas, rules, expiresAt }: Wanted,
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
    rules,
    version: 1,
    created_at: now(),
    expires_at: expiresAt,
    grace_until: null,
    revoked_at: null,
    last_used_at: null,
  };
  await transaction.insertInto('api_key').values(row).execute();
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
    rules: null,
    expiresAt: null,
  });

/** Replaced keys of one person that still work. */
const replacedMax = 20;

/** Before one more is replaced: rotating again and again must not make keys without number, beyond what the plan holds. */
export async function endEarliestReplaced(
  transaction: Transaction<Schema>,
  personId: string,
  nowMs: number,
): Promise<void> {
  const replaced = await transaction
    .selectFrom('api_key')
    .select('id')
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('grace_until', '>', nowMs)
    .orderBy('grace_until', 'desc')
    .orderBy('id', 'desc')
    .offset(replacedMax - 1)
    .limit(1000)
    .execute();
  if (replaced.length > 0)
    await transaction
      .updateTable('api_key')
      .set({ grace_until: nowMs })
      .where(
        'id',
        'in',
        replaced.map(({ id }) => id),
      )
      .execute();
}

/** Puts a new key in an old one's place; the old one works until `graceUntil`. */
export async function replaceKey(
  services: Pick<AccountServices, 'secrets' | 'now'>,
  transaction: Transaction<Schema>,
  old: ApiKeyTable,
  graceUntil: number,
): Promise<{ row: ApiKeyTable; key: string }> {
  await transaction
    .updateTable('api_key')
    .set({ main: 0, cipher: null, grace_until: graceUntil })
    .where('id', '=', old.id)
    .execute();
  return issueKey(services, transaction, {
    personId: old.person_id,
    name: old.name,
    main: old.main === 1,
    areas: old.areas,
    rules: old.rules,
    expiresAt: old.expires_at,
  });
}

/** Ends every key of a person. A main key there is always: a new one takes its place, and ends up with nobody who had the old. */
export async function revokeAllKeys(
  services: Pick<AccountServices, 'secrets' | 'now'>,
  transaction: Transaction<Schema>,
  personId: string,
): Promise<void> {
  const main = await transaction
    .selectFrom('api_key')
    .selectAll()
    .where('person_id', '=', personId)
    .where('main', '=', 1)
    .executeTakeFirstOrThrow();
  await replaceKey(services, transaction, main, services.now());
  await transaction
    .updateTable('api_key')
    .set({ revoked_at: services.now() })
    .where('person_id', '=', personId)
    .where('main', '=', 0)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * The whole main key. Under another APP_SECRET than the one it was made with it can neither be read nor work, so a new
 * one takes its place.
 */
export async function mainKeyOf(services: AccountServices, personId: string): Promise<string> {
  const { database, secrets, events, now } = services;
  const readable = ({ id, cipher }: Pick<ApiKeyTable, 'id' | 'cipher'>) =>
    cipher === null ? null : secrets.open(cipher, id);
  const row = await database.kysely
    .selectFrom('api_key')
    .select(['id', 'cipher'])
    .where('person_id', '=', personId)
    .where('main', '=', 1)
    .executeTakeFirstOrThrow();
  const whole = readable(row);
  if (whole !== null) return whole;
  const { key, replaced, by } = await database.transaction(async (transaction) => {
    const old = await transaction
      .selectFrom('api_key')
      .selectAll()
      .where('person_id', '=', personId)
      .where('main', '=', 1)
      .executeTakeFirstOrThrow();
    const mended = readable(old);
    if (mended !== null) return { key: mended, replaced: null, by: old.id };
    const issued = await replaceKey(services, transaction, old, now());
    return { key: issued.key, replaced: old.id, by: issued.row.id };
  });
  if (replaced !== null) events.emit({ type: 'key rotated', from: null, personId, keyId: replaced, replacedBy: by });
  return key;
}

/** As `works`, for the engine: ended keys are never taken away, and may be many. */
export const unended = (is: ExpressionBuilder<Schema, 'api_key'>, nowMs: number) =>
  is.and([
    is('revoked_at', 'is', null),
    is.or([is('expires_at', 'is', null), is('expires_at', '>', nowMs)]),
    is.or([is('grace_until', 'is', null), is('grace_until', '>', nowMs)]),
  ]);

/** Neither ended nor past its time. */
export const works = (row: Pick<ApiKeyTable, 'revoked_at' | 'expires_at' | 'grace_until'>, nowMs: number): boolean =>
  row.revoked_at === null && (row.expires_at ?? Infinity) > nowMs && (row.grace_until ?? Infinity) > nowMs;

export function shownKey(row: ApiKeyTable, nowMs: number): ApiKey {
  const { addresses, origins, inQuery } = rulesFrom(row.rules);
  return {
    id: row.id,
    name: row.name,
    masked: row.masked,
    main: row.main === 1,
    areas: areasFrom(row.areas),
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

/** As the column holds them: null where there are none, so that most keys pay for none. */
export const rulesColumn = (rules: KeyRules): string | null =>
  rules.addresses.length === 0 && rules.origins.length === 0 && !rules.inQuery ? null : JSON.stringify(rules);

/** The areas column as a list; null is all. */
export const areasFrom = (json: string | null): string[] | null =>
  json === null ? null : (JSON.parse(json) as string[]);

const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString());
