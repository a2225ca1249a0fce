/** A person's API keys. A whole key leaves the server once, when it is made or rotated; the main key also with `getMe`. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { InputIssue, NoExtras, OneLine } from './problem.ts';

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** `ay_3fk…9x2b`: enough to tell keys apart, not enough to use one. */
  masked: z.string(),
  /** Calls by session are metered on the main key; every person has exactly one. */
  main: z.boolean(),
  /** Areas the key may call; null is all. */
  areas: z.nullable(z.array(z.string())),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  /** Set on a rotated key: it works until then. */
  graceUntil: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof ApiKey>;

const IssuedKey = z.extend(ApiKey, { key: z.string() });
const keyId = z.object({ id: z.string().check(z.regex(/^[0-9a-zA-Z-]{1,64}$/)) });

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/account/keys',
  summary: 'The keys that work, masked; main first, then newest first.',
  auth: 'person',
  input: z.object({}),
  output: z.object({ items: z.array(ApiKey), next: z.nullable(z.string()) }),
});

export const createKey = endpoint({
  method: 'POST',
  path: '/api/account/keys',
  summary: 'Make a key. The answer is the only time it is shown whole.',
  auth: 'person',
  input: z.object({
    name: OneLine.check(z.minLength(1), z.maxLength(60)),
    areas: z._default(z.nullable(z.array(OneLine.check(z.minLength(1), z.maxLength(40))).check(z.minLength(1), z.maxLength(40))), null),
    /** ISO 8601 in the future; null never expires. */
    expiresAt: z._default(z.nullable(z.iso.datetime()), null),
  }),
  output: IssuedKey,
  errors: {
    TooManyKeys: z.object({ keysMax: z.int() }),
    /** The end does not lie in the future. */
    InvalidInput: z.object({ errors: z.array(InputIssue) }),
  },
});

export const rotateKey = endpoint({
  method: 'POST',
  path: '/api/account/keys/{id}/rotate',
  summary: 'Replace a key. The old one goes on working for the grace period.',
  auth: 'person',
  input: z.extend(keyId, { graceS: z._default(z.int().check(z.minimum(0), z.maximum(7 * 86_400)), 86_400) }),
  output: IssuedKey,
  errors: { NotFound: NoExtras },
});

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/api/account/keys/{id}',
  summary: 'End a key at once. The main key can only be rotated.',
  auth: 'person',
  input: keyId,
  output: z.object({ id: z.string() }),
  errors: { NotFound: NoExtras, MainKey: NoExtras },
});
