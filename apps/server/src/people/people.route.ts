/** What admins see of people and do to their accounts. All of it counts from the person's very next request on. */
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
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
} from '@apiyard/api/contract/accounts/people';
import type { Accounts } from '../accounts/accounts.ts';
import { deleteSession, endSessionsOf } from '../accounts/sessions/sessions-store.ts';
import type { ThrottleRule } from '../accounts/throttle/throttle-store.ts';
import { countAttempt } from '../accounts/throttle/throttle-store.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { findPeople } from './list.ts';
import { detailsOf } from './one.ts';
import { isLastAdmin } from '../accounts/person-store.ts';
import { findForChange, findMailboxAndState, isPerson, listCallsOf, updateByAdmin } from './people-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

const callsAtOnce = 25;
const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
/** Limits reset links per mailbox, also for admins. */
const resetRule: ThrottleRule = { name: 'reset-by-admin', free: 3, delaysS: [600], forgetS: 3_600 };

const notFound = () => fail('NotFound', sentence('problem.accounts.noPerson'));
const lastAdmin = () => fail('LastAdmin', sentence('problem.accounts.lastAdmin'));

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
  const isThere = (id: string) => isPerson(kysely, id);
  const shown = async (id: string, request: FastifyRequest) =>
    (await detailsOf(database, id, await accounts.sessionIdOf(request), now())) ?? notFound();

  /** Refuses what one admin must not do to another, or to themself. */
  async function refuse(
    transaction: Transaction<Schema>,
    target: { id: string; version: number },
    adminId: string,
    given: { version: number; losesAdmin: boolean },
  ) {
    if (given.losesAdmin && (await isLastAdmin(transaction, target.id))) return lastAdmin();
    if (target.id === adminId) return fail('OwnAccount', sentence('problem.accounts.ownAccount'));
    if (target.version !== given.version)
      return fail('Stale', sentence('problem.accounts.personStale'), {
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
          return invalidAt('/cursor', 'invalid_format', sentence('problem.http.cursor'));
        }
        if (!(await isThere(id))) return notFound();
        // The log must include the call just made.
        await flushCalls();
        const rows = await listCallsOf(kysely, id, cursor, callsAtOnce + 1);
        const items = rows.slice(0, callsAtOnce).map(({ request_id, us, at, key, ...call }) => ({
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
      async handle({ input: { id, role, version }, person, request, note, was }) {
        const refused = await database.transaction(async (transaction) => {
          const target = await findForChange(transaction, id);
          if (!target) return notFound();
          const refusal = await refuse(transaction, target, person.id, {
            version,
            losesAdmin: target.role === 'admin' && role !== 'admin',
          });
          if (refusal) return refusal;
          await updateByAdmin(transaction, id, { role, version: version + 1 });
          was({ role: target.role });
          return null;
        });
        if (refused) return refused;
        note({ role });
        return shown(id, request);
      },
    }),

    route(changePersonState, {
      rate: perMinute(60),
      async handle({ input: { id, isDisabled, version }, person, request, note, was }) {
        const before = await shown(id, request);
        if (!(before instanceof Failure)) was({ state: before.state });
        const refused = await database.transaction(async (transaction) => {
          const target = await findForChange(transaction, id);
          if (!target) return notFound();
          const refusal = await refuse(transaction, target, person.id, {
            version,
            losesAdmin: target.role === 'admin' && isDisabled,
          });
          if (refusal) return refusal;
          await updateByAdmin(transaction, id, {
            disabled_at: isDisabled ? (target.disabled_at ?? now()) : null,
            version: version + 1,
          });
          // An enabled account must sign in again, so that a stolen cookie does not work again.
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
        if (!(await isThere(id))) return notFound();
        return { ended: await endSessionsOf(kysely, id, (await accounts.sessionIdOf(request)) ?? '') };
      },
    }),

    route(endPersonSession, {
      rate: perMinute(120),
      async handle({ input: { id, session } }) {
        return (await deleteSession(kysely, session, id))
          ? { id: session }
          : fail('NotFound', sentence('problem.accounts.sessionEnded'));
      },
    }),

    route(stopPersonTwoSteps, {
      rate: perMinute(30),
      async handle({ input: { id }, person, request }) {
        if (id === person.id) return fail('OwnAccount', sentence('problem.accounts.ownTwoSteps'));
        if (!(await isThere(id))) return notFound();
        if (!(await accounts.help.turnOffTwoSteps(id, request)))
          return fail('NoTwoSteps', sentence('problem.accounts.noTwoSteps'));
        return shown(id, request);
      },
    }),

    route(sendPersonReset, {
      rate: perMinute(30),
      async handle({ input: { id }, request }) {
        const target = await findMailboxAndState(kysely, id);
        if (!target) return notFound();
        const { email } = target;
        if (email === null || target.disabled_at !== null)
          return fail('NoAddress', sentence('problem.accounts.noAddress'));
        const waitS = await countAttempt(database, [{ rule: resetRule, subject: id }], now());
        if (waitS > 0)
          return fail('RateLimited', sentence('problem.accounts.linksMax', { waitS }), {
            retryAfterS: waitS,
          });
        await accounts.help.sendResetLink(id, request);
        return { email };
      },
    }),
  ];
}
