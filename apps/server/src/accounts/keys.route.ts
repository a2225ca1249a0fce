import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { InputIssue } from '@apiyard/api/contract/problem';
import { changeKey, createKey, listKeys, revokeKey, rotateKey } from '@apiyard/api/contract/keys';
import type { KeyRules } from '@apiyard/api/serving/key-rules';
import { readRules } from '@apiyard/api/serving/key-rules';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { originOf } from '../events.ts';
import { endEarliestReplaced, issueKey, replaceKey, rulesColumn, shownKey, unended, works } from './keys.ts';
import type { AccountServices } from './services.ts';
import type { ThrottleRule } from './throttle.ts';
import { takeTry } from './throttle.ts';

const unknownKey = () => fail('NotFound', 'There is no such key. Load the list of keys again.');
const invalid = (errors: InputIssue[]) =>
  fail('InvalidInput', errors[0]?.detail ?? 'The input is not what this call takes.', { errors });

/** Keys that one person makes and rotates in a day: ended ones are kept for good, because calls were counted on them. */
const madeMax = 100;
const madeRule: ThrottleRule = { name: 'keys-made', free: madeMax - 1, delaysS: [3_600], forgetS: 86_400 };

/** Ended keys of one answer. */
const endedPage = 50;

/** The columns that say where and how long a key works; a failure where they cannot be. */
function limitsOf(
  input: KeyRules & { readonly areas: readonly string[] | null; readonly expiresAt: string | null },
  nowMs: number,
) {
  const expiresAt = input.expiresAt === null ? null : Date.parse(input.expiresAt);
  if (expiresAt !== null && expiresAt <= nowMs)
    return invalid([{ pointer: '/expiresAt', code: 'too_small', detail: 'The end must lie in the future.' }]);
  const read = readRules(input);
  if ('errors' in read) return invalid(read.errors);
  return {
    areas: input.areas === null ? null : JSON.stringify([...new Set(input.areas)]),
    rules: rulesColumn(read.rules),
    expiresAt,
  };
}

export function keyRoutes(services: AccountServices): Route[] {
  const { database, events, now } = services;
  const tooMany = async (personId: string) => {
    const waitS = await takeTry(database, [{ rule: madeRule, whom: personId }], now());
    return waitS === 0
      ? null
      : fail(
          'RateLimited',
          `You have made ${madeMax} keys today. Wait ${waitS} s, then make another, or go on with one that works.`,
          { retryAfterS: waitS },
        );
  };
  return [
    route(listKeys, {
      rate: perMinute(120),
      handle: async ({ input, person }) => {
        const own = database.kysely.selectFrom('api_key').selectAll().where('person_id', '=', person.id);
        if (!input.ended) {
          const rows = await own
            .where((is) => unended(is, now()))
            .orderBy('main', 'desc')
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .execute();
          return { items: rows.map((row) => shownKey(row, now())), next: null };
        }
        const ended = own
          .where((is) =>
            is.or([is('revoked_at', 'is not', null), is('expires_at', '<=', now()), is('grace_until', '<=', now())]),
          )
          .orderBy('id', 'desc')
          .limit(endedPage + 1);
        const rows = await (input.cursor === undefined ? ended : ended.where('id', '<', input.cursor)).execute();
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
          const rows = await transaction
            .selectFrom('api_key')
            .select(['grace_until'])
            .where('person_id', '=', person.id)
            .where((is) => unended(is, now()))
            .execute();
          if (rows.filter((row) => row.grace_until === null).length >= keysMax) return null;
          return issueKey(services, transaction, { personId: person.id, name: input.name, main: false, ...limits });
        });
        if (issued === null) {
          return fail(
            'TooManyKeys',
            `Your plan holds ${keysMax} keys. End one you no longer need, or take a larger plan.`,
            { keysMax },
          );
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
          const row = await transaction
            .selectFrom('api_key')
            .selectAll()
            .where('id', '=', input.id)
            .where('person_id', '=', person.id)
            .executeTakeFirst();
          if (!row || row.grace_until !== null || !works(row, now())) return 'unknown';
          if (row.version !== input.version) return { stale: row.version };
          if (row.main === 1 && expiresAt !== null) return 'main';
          const next = { name: input.name, areas, rules, expires_at: expiresAt, version: row.version + 1 };
          // Without the version in the condition two processes could both find theirs the present one.
          const result = await transaction
            .updateTable('api_key')
            .set(next)
            .where('id', '=', row.id)
            .where('version', '=', row.version)
            .executeTakeFirst();
          return result.numUpdatedRows === 1n ? { ...row, ...next } : { stale: row.version + 1 };
        });
        if (changed === 'unknown') return unknownKey();
        if (changed === 'main') {
          return invalid([
            {
              pointer: '/expiresAt',
              code: 'main_key',
              detail: 'Calls from this site run on the main key, so it never expires. Rotate it instead.',
            },
          ]);
        }
        if ('stale' in changed)
          return fail('Stale', 'This key was changed elsewhere meanwhile. Nothing was saved: load it again.', {
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
          const old = await transaction
            .selectFrom('api_key')
            .selectAll()
            .where('id', '=', input.id)
            .where('person_id', '=', person.id)
            .executeTakeFirst();
          if (!old || old.grace_until !== null || !works(old, now())) return null;
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
        const ended = await database.transaction(async (transaction) => {
          const key = await transaction
            .selectFrom('api_key')
            .select(['main'])
            .where('id', '=', input.id)
            .where('person_id', '=', person.id)
            .where('revoked_at', 'is', null)
            .executeTakeFirst();
          if (!key) return 'unknown';
          if (key.main === 1) return 'main';
          await transaction.updateTable('api_key').set({ revoked_at: now() }).where('id', '=', input.id).execute();
          return 'ended';
        });
        if (ended === 'unknown') return unknownKey();
        if (ended === 'main')
          return fail('MainKey', 'Calls from this site run on the main key, so it cannot be ended. Rotate it instead.');
        events.emit({ type: 'key revoked', from: originOf(request), personId: person.id, keyId: input.id });
        return { id: input.id };
      },
    }),
  ];
}
