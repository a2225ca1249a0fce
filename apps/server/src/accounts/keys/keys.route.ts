import { Failure, fail } from '@apiyard/api/contract/endpoint';
import { changeKey, createKey, listKeys, revokeKey, rotateKey } from '@apiyard/api/contract/accounts/keys';
import type { KeyRules } from './key-rules.ts';
import { readRules } from './key-rules.ts';
import { isKeyActive } from '../../db/schema/accounts/api-key.ts';
import type { Route } from '../../route.ts';
import { perMinute, route } from '../../route.ts';
import { originOf } from '../../events.ts';
import { issueKey, replaceKey, rulesColumn, scopesColumn, shownKey } from './keys.ts';
import type { AccountServices } from '../services.ts';
import type { ThrottleRule } from '../throttle/throttle-store.ts';
import { countAttempt } from '../throttle/throttle-store.ts';
import {
  countKeys,
  endEarliestReplaced,
  findKey,
  listActiveKeys,
  listEndedKeys,
  revokeKeyOf,
  updateKey,
} from './keys-store.ts';
import { invalidAt, invalidBy, sentence } from '../../problems/sentence.ts';

const unknownKey = () => fail('NotFound', sentence('problem.accounts.noKey'));

/** Keys that one person can create and rotate in a day. Revoked keys are never deleted because calls refer to them. */
const madeMax = 100;
const madeRule: ThrottleRule = { name: 'keys-made', free: madeMax - 1, delaysS: [3_600], forgetS: 86_400 };

/** Revoked keys per response. */
const endedPage = 50;

/** The columns with a key's restrictions and expiry; a failure if they are invalid. */
function limitsOf(
  input: KeyRules & { readonly areas: readonly string[] | null; readonly expiresAt: string | null },
  nowMs: number,
) {
  const expiresAt = input.expiresAt === null ? null : Date.parse(input.expiresAt);
  if (expiresAt !== null && expiresAt <= nowMs)
    return invalidAt('/expiresAt', 'too_small', sentence('problem.accounts.keyExpiryPast'));
  const read = readRules(input);
  if ('errors' in read) return invalidBy(read.errors);
  return {
    areas: input.areas === null ? null : JSON.stringify([...new Set(input.areas)]),
    rules: rulesColumn(read.rules),
    expiresAt,
  };
}

export function keyRoutes(services: AccountServices): Route[] {
  const { database, events, now } = services;
  const tooMany = async (personId: string) => {
    const waitS = await countAttempt(database, [{ rule: madeRule, subject: personId }], now());
    return waitS === 0
      ? null
      : fail('RateLimited', sentence('problem.accounts.keysToday', { max: madeMax, waitS }), { retryAfterS: waitS });
  };
  return [
    route(listKeys, {
      rate: perMinute(120),
      handle: async ({ input, person }) => {
        if (!input.ended) {
          const rows = await listActiveKeys(database.kysely, person.id, now());
          return { items: rows.map((row) => shownKey(row, now())), next: null };
        }
        const page = { before: input.cursor, limit: endedPage + 1 };
        const rows = await listEndedKeys(database.kysely, person.id, now(), page);
        const items = rows.slice(0, endedPage);
        return {
          items: items.map((row) => shownKey(row, now())),
          next: rows.length > endedPage ? (items.at(-1)?.id ?? null) : null,
        };
      },
    }),

    route(createKey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const limits = limitsOf(input, now());
        if (limits instanceof Failure) return limits;
        const often = await tooMany(person.id);
        if (often !== null) return often;
        const { keysMax } = person.plan;
        const issued = await database.transaction(async (transaction) => {
          if ((await countKeys(transaction, person.id, now())) >= keysMax) return null;
          return issueKey(services, transaction, {
            personId: person.id,
            name: input.name,
            main: false,
            scopes: scopesColumn(input.scopes),
            ...limits,
          });
        });
        if (issued === null) {
          return fail('TooManyKeys', sentence('problem.accounts.keysMax', { max: keysMax }), { keysMax });
        }
        events.emit({ type: 'key made', from: originOf(request), personId: person.id, keyId: issued.row.id });
        return { ...shownKey(issued.row, now()), key: issued.key };
      },
    }),

    route(changeKey, {
      rate: perMinute(60),
      handle: async ({ input, person, request }) => {
        const limits = limitsOf(input, now());
        if (limits instanceof Failure) return limits;
        const { areas, rules, expiresAt } = limits;
        const changed = await database.transaction(async (transaction) => {
          const row = await findKey(transaction, input.id, person.id);
          if (!row || row.grace_until !== null || !isKeyActive(row, now())) return 'unknown';
          if (row.version !== input.version) return { stale: row.version };
          if (row.main === 1 && expiresAt !== null) return 'main';
          const scopes = input.scopes === undefined ? row.scopes : scopesColumn(input.scopes);
          const next = { name: input.name, areas, scopes, rules, expires_at: expiresAt, version: row.version + 1 };
          return (await updateKey(transaction, row, next)) ? { ...row, ...next } : { stale: row.version + 1 };
        });
        if (changed === 'unknown') return unknownKey();
        if (changed === 'main') {
          return invalidAt('/expiresAt', 'main_key', sentence('problem.accounts.mainExpiry'));
        }
        if ('stale' in changed)
          return fail('Stale', sentence('problem.accounts.keyStale'), {
            version: changed.stale,
          });
        events.emit({ type: 'key changed', from: originOf(request), personId: person.id, keyId: input.id });
        return shownKey(changed, now());
      },
    }),

    route(rotateKey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const often = await tooMany(person.id);
        if (often !== null) return often;
        const issued = await database.transaction(async (transaction) => {
          const old = await findKey(transaction, input.id, person.id);
          if (!old || old.grace_until !== null || !isKeyActive(old, now())) return null;
          await endEarliestReplaced(transaction, person.id, now());
          return replaceKey(services, transaction, old, now() + input.graceS * 1000);
        });
        if (issued === null) return unknownKey();
        events.emit({
          type: 'key rotated',
          from: originOf(request),
          personId: person.id,
          keyId: input.id,
          replacedBy: issued.row.id,
        });
        return { ...shownKey(issued.row, now()), key: issued.key };
      },
    }),

    route(revokeKey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const ended = await database.transaction((transaction) => revokeKeyOf(transaction, input.id, person.id, now()));
        if (ended === 'unknown') return unknownKey();
        if (ended === 'main') return fail('MainKey', sentence('problem.accounts.mainRevoke'));
        events.emit({ type: 'key revoked', from: originOf(request), personId: person.id, keyId: input.id });
        return { id: input.id };
      },
    }),
  ];
}
