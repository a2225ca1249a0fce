/** A person's API keys. A whole key leaves the server once, when it is made or rotated; the main key also with `getMe`. */
import * as z from 'zod/mini';
import { endpoint, keyScopes } from '../endpoint.ts';
import { Id } from '../id.ts';
import { areas as knownAreas } from '../hub/hub.ts';
import { InputIssue, NoExtras, OneLine, RetryAfter, Stale } from '../problem.ts';

/** Addresses, and origins, that one key may list. */
export const keyRulesMax = 20;
export const keyNameLengthMax = 60;
/** Default name of a person's first key. Pages show it translated. */
export const firstKeyName = 'Main';

const KeyScope = z.enum(keyScopes);

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** `ay_3fk…9x2b`: enough to recognize a key, not enough to use one. */
  masked: z.string(),
  /** Calls by session are metered on the main key; every person has exactly one. */
  main: z.boolean(),
  /** Areas the key may call; null is all. */
  areas: z.nullable(z.array(z.string())),
  /** What it may do in addition to calling APIs. */
  scopes: z.array(KeyScope),
  /** IP addresses and CIDR ranges it may be used from; empty is anywhere. */
  addresses: z.array(z.string()),
  /**
   * Web origins whose pages may use it; empty allows any. Effective for browsers only: they send the page's origin, while
   * other clients can send any origin, or none, and are allowed.
   */
  origins: z.array(z.string()),
  /** Whether it may also be sent as `?key=` in the URL. */
  inQuery: z.boolean(),
  /** Incremented on changes; `changeKey` takes the version that was read. */
  version: z.int(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  /** Set on a rotated key: it works until then. */
  graceUntil: z.nullable(z.string()),
  /** Null while it works. */
  ended: z.nullable(z.object({ at: z.string(), how: z.enum(['revoked', 'expired', 'replaced']) })),
});
export type ApiKey = z.infer<typeof ApiKey>;

const IssuedKey = z.extend(ApiKey, { key: z.string() });
const keyId = z.object({ id: Id });

const name = OneLine.check(z.minLength(1), z.maxLength(keyNameLengthMax));
/** Texts: a key made by an earlier version may have an area that no longer exists. */
const areas = z.nullable(
  z.array(z.enum(knownAreas as readonly string[])).check(z.minLength(1), z.maxLength(knownAreas.length)),
);
const scopes = z.array(KeyScope).check(z.maxLength(keyScopes.length));
/** ISO 8601 in the future; null never expires. */
const expiresAt = z.nullable(z.iso.datetime());
const listed = (lengthMax: number) =>
  z.array(OneLine.check(z.minLength(1), z.maxLength(lengthMax))).check(z.maxLength(keyRulesMax));
const addresses = listed(60);
const origins = listed(300);
/** The end does not lie in the future, or a rule is none: `/addresses/0`, `/origins/2`. */
const refusedInput = { InvalidInput: z.object({ errors: z.array(InputIssue) }) };

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/account/keys',
  summary:
    'The active API keys, masked, main key first, then newest first. With `ended=true`, the revoked and expired ones, newest first.',
  auth: 'person',
  keyScope: 'account:read',
  input: z.object({
    ended: z._default(z.stringbool({ truthy: ['true'], falsy: ['false'] }), false),
    cursor: z.optional(keyId.shape.id),
  }),
  output: z.object({ items: z.array(ApiKey), next: z.nullable(z.string()) }),
});

export const createKey = endpoint({
  method: 'POST',
  path: '/api/account/keys',
  summary: 'Create an API key. The response is the only place where it is shown in full.',
  auth: 'person',
  carriesSecret: true,
  input: z.object({
    name,
    areas: z._default(areas, null),
    scopes: z._default(scopes, []),
    expiresAt: z._default(expiresAt, null),
    addresses: z._default(addresses, []),
    origins: z._default(origins, []),
    inQuery: z._default(z.boolean(), false),
  }),
  output: IssuedKey,
  errors: { TooManyKeys: z.object({ keysMax: z.int() }), ...refusedInput, RateLimited: RetryAfter },
});

export const changeKey = endpoint({
  method: 'PUT',
  path: '/api/account/keys/{id}',
  summary: 'Change the name of an API key and where it can be used. The main key never expires.',
  auth: 'person',
  input: z.extend(keyId, {
    version: z.int(),
    name,
    areas,
    /** Unchanged when omitted. */
    scopes: z.optional(scopes),
    expiresAt,
    addresses,
    origins,
    inQuery: z.boolean(),
  }),
  output: ApiKey,
  errors: { NotFound: NoExtras, Stale, ...refusedInput },
});

export const rotateKey = endpoint({
  method: 'POST',
  path: '/api/account/keys/{id}/rotate',
  summary: 'Rotate an API key. The old key works until the grace period ends.',
  auth: 'person',
  carriesSecret: true,
  input: z.extend(keyId, { graceS: z._default(z.int().check(z.minimum(0), z.maximum(7 * 86_400)), 86_400) }),
  output: IssuedKey,
  errors: { NotFound: NoExtras, RateLimited: RetryAfter },
});

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/api/account/keys/{id}',
  summary: 'Revoke an API key immediately. The main key can only be rotated.',
  auth: 'person',
  input: keyId,
  output: z.object({ id: z.string() }),
  errors: { NotFound: NoExtras, MainKey: NoExtras },
});
