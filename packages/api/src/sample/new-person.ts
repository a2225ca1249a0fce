import { firstKeyName } from '../contract/accounts/keys.ts';
import type { ApiKey } from '../contract/accounts/keys.ts';
import type { Role } from '../contract/accounts/session.ts';
import type { SampleIds } from './ids.ts';
import { sampleNow } from './sample-now.ts';
import type { SamplePerson } from './people-state.ts';

const midnight = '2026-11-21T00:00:00.000Z';

/** A full key of the sample layer, and its masked form. */
export function issueKey(ids: SampleIds, name: string, main: boolean): ApiKey & { key: string } {
  const id = ids.nextId();
  // Not padded with a digit: the first and the tenth key would be equal.
  const key = `ay_sample${id.replaceAll('-', '')}`.padEnd(38, 'x');
  return {
    id,
    name,
    key,
    masked: `${key.slice(0, 6)}…${key.slice(-4)}`,
    main,
    areas: null,
    addresses: [],
    origins: [],
    inQuery: false,
    version: 1,
    createdAt: sampleNow,
    expiresAt: null,
    lastUsedAt: null,
    graceUntil: null,
    ended: null,
  };
}

/** Revokes every key and creates a new main key. */
export function revokeSampleKeys(ids: SampleIds, person: SamplePerson): void {
  const main = issueKey(ids, firstKeyName, true);
  const ended = person.keys.map((key) => ({
    ...key,
    main: false,
    ended: key.ended ?? { at: sampleNow, how: 'revoked' as const },
  }));
  person.keys = [main, ...ended];
  person.user = { ...person.user, apiKey: main.key };
}

export function newPerson(
  ids: SampleIds,
  given: { username: string; email: string | null; password: string; name?: string | undefined; role?: Role },
): SamplePerson {
  const main = issueKey(ids, firstKeyName, true);
  return {
    user: {
      id: ids.nextId(),
      username: given.username,
      email: given.email,
      name: given.name ?? given.username,
      avatar: null,
      role: given.role ?? 'user',
      plan: 'free',
      premiumApis: false,
      premiumUntil: null,
      apiKey: main.key,
      quota: { limit: 1000, used: 0, remaining: 1000, resetAt: midnight },
    },
    password: given.password,
    keys: [main],
    favourites: [],
    keysMax: 5,
  };
}
