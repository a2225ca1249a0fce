import { fail } from '@apiyard/api/contract/endpoint';
import { createKey, listKeys, revokeKey, rotateKey } from '@apiyard/api/contract/keys';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { originOf } from '../events.ts';
import { issueKey, replaceKey, shownKey, works } from './keys.ts';
import type { AccountServices } from './services.ts';

const unknownKey = () => fail('NotFound', 'There is no such key. Load the list of keys again.');

export function keyRoutes(services: AccountServices): Route[] {
  const { database, events, now } = services;
  return [
    route(listKeys, {
      rate: perMinute(120),
      handle: async ({ person }) => {
        const rows = await database.kysely
          .selectFrom('api_key').selectAll().where('person_id', '=', person.id).where('revoked_at', 'is', null)
          .orderBy('main', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc')
          .execute();
        return { items: rows.filter((row) => works(row, now())).map(shownKey), next: null };
      },
    }),

    route(createKey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const expiresAt = input.expiresAt === null ? null : Date.parse(input.expiresAt);
        if (expiresAt !== null && expiresAt <= now()) {
          const detail = 'The end must lie in the future.';
          return fail('InvalidInput', detail, { errors: [{ pointer: '/expiresAt', code: 'too_small', detail }] });
        }
        const { keysMax } = person.plan;
        const issued = await database.transaction(async (transaction) => {
          const rows = await transaction
            .selectFrom('api_key').select(['revoked_at', 'expires_at', 'grace_until']).where('person_id', '=', person.id).execute();
          if (rows.filter((row) => row.grace_until === null && works(row, now())).length >= keysMax) return null;
          return issueKey(services, transaction, {
            personId: person.id,
            name: input.name,
            main: false,
            areas: input.areas === null ? null : JSON.stringify(input.areas),
            expiresAt,
          });
        });
        if (issued === null) {
          return fail('TooManyKeys', `Your plan holds ${keysMax} keys. End one you no longer need, or take a larger plan.`, { keysMax });
        }
        events.emit({ type: 'key made', from: originOf(request), personId: person.id, keyId: issued.row.id });
        return { ...shownKey(issued.row), key: issued.key };
      },
    }),

    route(rotateKey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const issued = await database.transaction(async (transaction) => {
          const old = await transaction
            .selectFrom('api_key').selectAll().where('id', '=', input.id).where('person_id', '=', person.id).executeTakeFirst();
          if (!old || old.grace_until !== null || !works(old, now())) return null;
          return replaceKey(services, transaction, old, now() + input.graceS * 1000);
        });
        if (issued === null) return unknownKey();
        events.emit({ type: 'key rotated', from: originOf(request), personId: person.id, keyId: input.id, replacedBy: issued.row.id });
        return { ...shownKey(issued.row), key: issued.key };
      },
    }),

    route(revokeKey, {
      rate: perMinute(30),
      handle: async ({ input, person, request }) => {
        const ended = await database.transaction(async (transaction) => {
          const key = await transaction
            .selectFrom('api_key').select(['main']).where('id', '=', input.id).where('person_id', '=', person.id)
            .where('revoked_at', 'is', null).executeTakeFirst();
          if (!key) return 'unknown';
          if (key.main === 1) return 'main';
          await transaction.updateTable('api_key').set({ revoked_at: now() }).where('id', '=', input.id).execute();
          return 'ended';
        });
        if (ended === 'unknown') return unknownKey();
        if (ended === 'main') return fail('MainKey', 'Calls from this site run on the main key, so it cannot be ended. Rotate it instead.');
        events.emit({ type: 'key revoked', from: originOf(request), personId: person.id, keyId: input.id });
        return { id: input.id };
      },
    }),
  ];
}
