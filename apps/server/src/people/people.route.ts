/** What admins see of people and do to their accounts. All of it counts from the person's very next request on. */
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { fail } from '@apiyard/api/contract/endpoint';
import {
  changePersonState,
  changeRole,
  endPersonSession,
  endPersonSessions,
  getPerson,
  listPeople,
  listPersonCalls,
  sendPersonReset,
  stopPersonTwoSteps,
} from '@apiyard/api/contract/people';
import type { Accounts } from '../accounts/accounts.ts';
import { isLastAdmin } from '../accounts/last-admin.ts';
import { mailbox } from '../accounts/mailbox.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import type { ThrottleRule } from '../accounts/throttle.ts';
import { takeTry } from '../accounts/throttle.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { findPeople } from './list.ts';
import { detailsOf } from './one.ts';

const callsAtOnce = 25;
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
/** A mailbox is nobody's drum, not even an admin's. */
const resetRule: ThrottleRule = { name: 'reset-by-admin', free: 3, delaysS: [600], forgetS: 3_600 };

const nobody = () => fail('NotFound', 'There is nobody of this id. The account may be gone: load the list again.');
const lastAdmin = () => fail('LastAdmin', 'This is the only admin who can sign in. Make somebody else an admin first.');

interface PeopleServices {
  readonly database: Database;
  readonly accounts: Pick<Accounts, 'sessionIdOf' | 'help'>;
  /** Calls that are not written yet. */
  flushCalls(): Promise<unknown>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

export function peopleRoutes({ database, accounts, flushCalls, now = Date.now }: PeopleServices): Route[] {
  const { kysely } = database;
  const isThere = async (id: string) =>
    (await kysely.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  const shown = async (id: string, request: FastifyRequest) =>
    (await detailsOf(database, id, await accounts.sessionIdOf(request), now())) ?? nobody();

  /** Refuses what one admin must not do to another, or to themself. */
  async function refuse(
    transaction: Transaction<Schema>,
    target: { id: string; version: number },
    adminId: string,
    given: { version: number; losesAdmin: boolean },
  ) {
    if (given.losesAdmin && (await isLastAdmin(transaction, target.id))) return lastAdmin();
    if (target.id === adminId) return fail('OwnAccount', 'This is your own account. Ask another admin to change it.');
    if (target.version !== given.version)
      return fail('Stale', 'Somebody else changed this account meanwhile. Look at it again.', {
        version: target.version,
      });
    return null;
  }

  return [
    route(listPeople, { rate: perMinute(240), handle: ({ input }) => findPeople(database, input, now()) }),

    route(getPerson, { rate: perMinute(240), handle: ({ input, request }) => shown(input.id, request) }),

    route(listPersonCalls, {
      rate: perMinute(120),
      async handle({ input: { id, cursor } }) {
        if (cursor !== undefined && !idPattern.test(cursor)) {
          const detail = 'cursor is not one that this list gave.';
          return fail('InvalidInput', detail, { errors: [{ pointer: '/cursor', code: 'invalid_format', detail }] });
        }
        if (!(await isThere(id))) return nobody();
        // Whoever looks after a call wants to see that call.
        await flushCalls();
        let calls = kysely
          .selectFrom('call_log')
          .leftJoin('api_key', 'api_key.id', 'call_log.key_id')
          .select(['request_id', 'api', 'api_key.name as key', 'status', 'code', 'us', 'cost', 'at'])
          .where('call_log.person_id', '=', id)
          .orderBy('request_id', 'desc')
          .limit(callsAtOnce + 1);
        if (cursor !== undefined) calls = calls.where('request_id', '<', cursor);
        const rows = await calls.execute();
        const items = rows
          .slice(0, callsAtOnce)
          .map(({ request_id, us, at, key, ...call }) => ({
            requestId: request_id,
            ...call,
            key: key ?? '',
            ms: us / 1000,
            at: new Date(at).toISOString(),
          }));
        return { items, next: rows.length > callsAtOnce ? (items.at(-1)?.requestId ?? null) : null };
      },
    }),

    route(changeRole, {
      rate: perMinute(60),
      async handle({ input: { id, role, version }, person, request, note }) {
        const refused = await database.transaction(async (transaction) => {
          const target = await transaction
            .selectFrom('person')
            .select(['id', 'role', 'version'])
            .where('id', '=', id)
            .executeTakeFirst();
          if (!target) return nobody();
          const refusal = await refuse(transaction, target, person.id, {
            version,
            losesAdmin: target.role === 'admin' && role !== 'admin',
          });
          if (refusal) return refusal;
          await transaction
            .updateTable('person')
            .set({ role, version: version + 1 })
            .where('id', '=', id)
            .execute();
          return null;
        });
        if (refused) return refused;
        note({ role });
        return shown(id, request);
      },
    }),

    route(changePersonState, {
      rate: perMinute(60),
      async handle({ input: { id, isDisabled, version }, person, request, note }) {
        const refused = await database.transaction(async (transaction) => {
          const target = await transaction
            .selectFrom('person')
            .select(['id', 'role', 'version', 'disabled_at'])
            .where('id', '=', id)
            .executeTakeFirst();
          if (!target) return nobody();
          const refusal = await refuse(transaction, target, person.id, {
            version,
            losesAdmin: target.role === 'admin' && isDisabled,
          });
          if (refusal) return refusal;
          await transaction
            .updateTable('person')
            .set({ disabled_at: isDisabled ? (target.disabled_at ?? now()) : null, version: version + 1 })
            .where('id', '=', id)
            .execute();
          // Whoever is let in again signs in again: a cookie that was stolen does not come back to life with them.
          if (isDisabled) await endSessionsOf(transaction, id);
          return null;
        });
        if (refused) return refused;
        note({ isDisabled });
        return shown(id, request);
      },
    }),

    route(endPersonSessions, {
      rate: perMinute(60),
      async handle({ input: { id }, request }) {
        if (!(await isThere(id))) return nobody();
        return { ended: await endSessionsOf(kysely, id, (await accounts.sessionIdOf(request)) ?? '') };
      },
    }),

    route(endPersonSession, {
      rate: perMinute(120),
      async handle({ input: { id, session } }) {
        const ended = await kysely
          .deleteFrom('session')
          .where('id', '=', session)
          .where('person_id', '=', id)
          .returning('id')
          .executeTakeFirst();
        return ended ?? fail('NotFound', 'This session has ended already.');
      },
    }),

    route(stopPersonTwoSteps, {
      rate: perMinute(30),
      async handle({ input: { id }, person, request }) {
        if (id === person.id)
          return fail('OwnAccount', 'Turn your own second step off under security, where your password is asked.');
        if (!(await isThere(id))) return nobody();
        if (!(await accounts.help.turnOffTwoSteps(id, request)))
          return fail('NoTwoSteps', 'This account has no second step.');
        return shown(id, request);
      },
    }),

    route(sendPersonReset, {
      rate: perMinute(30),
      async handle({ input: { id }, request }) {
        const target = await kysely
          .selectFrom('person')
          .select(['disabled_at', mailbox.as('email')])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!target) return nobody();
        const { email } = target;
        if (email === null || target.disabled_at !== null)
          return fail('NoAddress', 'This account is disabled, or has no address that is its own.');
        const waitS = await takeTry(database, [{ rule: resetRule, whom: id }], now());
        if (waitS > 0)
          return fail('RateLimited', `This person was sent enough links. Wait ${waitS} s.`, { retryAfterS: waitS });
        await accounts.help.sendResetLink(id, request);
        return { email };
      },
    }),
  ];
}
