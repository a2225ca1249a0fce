/** People with a plan other than the free one, and its management by admins. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { PremiumPerson, PremiumState } from '@apiyard/api/contract/plans/premium';
import {
  changePremium,
  grantPremium,
  listPremium,
  listPremiumHistory,
  premiumLimits,
  restorePremium,
  revokePremium,
} from '@apiyard/api/contract/plans/premium';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { validateEnd, validatePlan, stale, wrongCursor } from './refusals.ts';
import type { PremiumServices } from './services.ts';
import { isoOrNull, planRef, shownPremiumEvent } from './shown.ts';
import { endNow, isPremium, assignPlan } from './assigned-plan.ts';
import { countPremiumPeople, findPersonWithHistory, listPremiumPeople, never } from './people-store.ts';
import type { Cursor, PersonRow } from './people-store.ts';
import { isPlan } from './plans-store.ts';
import { findLastEvent, findAssignedPlan, findAssignedPlanByName, listEvents } from './assigned-plan-store.ts';
import { countOpenRequests } from './requests-store.ts';
import { sentence } from '../problems/sentence.ts';

const pageSize = 50;
const dayMs = 86_400_000;
export function peopleRoutes({ database, events, now }: PremiumServices): Route[] {
  /** Runs after a change: the person as the list shows them. */
  const shown = async (personId: string): Promise<PremiumPerson> => {
    const row = await findPersonWithHistory(database.kysely, personId);
    if (row === undefined) throw new Error('The account was deleted while its plan was changed.');
    return shownPerson(row, now());
  };

  return [
    route(listPremium, {
      rate: perMinute(120),
      handle: async ({ input: { state, search, cursor } }) => {
        const nowMs = now();
        const at = cursor === undefined ? null : readCursor(cursor);
        if (at === undefined) return wrongCursor();
        const query = { state, search, after: at, limit: pageSize + 1 };
        const rows = await listPremiumPeople(database.kysely, query, nowMs);
        const count = (which: PremiumState) => countPremiumPeople(database.kysely, which, search, nowMs);
        const items = rows.slice(0, pageSize);
        const last = rows.length > pageSize ? items.at(-1) : undefined;
        return {
          items: items.map((row) => shownPerson(row, nowMs)),
          next: last === undefined ? null : `${last.premium_until ?? never}.${last.id}`,
          counts: { active: await count('active'), ending: await count('ending'), ended: await count('ended') },
          openRequests: await countOpenRequests(database.kysely),
        };
      },
    }),

    route(grantPremium, {
      rate: perMinute(60),
      handle: async ({ input, person: admin, request }) => {
        const nowMs = now();
        const until = input.until === null ? null : Date.parse(input.until);
        const refusal = validateEnd('/until', until, nowMs);
        if (refusal) return refusal;
        const given = await database.transaction(async (transaction) => {
          const refused = await validatePlan(transaction, input.plan);
          if (refused) return refused;
          const row = await findAssignedPlanByName(transaction, input.person);
          if (!row) return fail('PersonUnknown', sentence('problem.plans.personUnknown'));
          if (isPremium(row, nowMs)) {
            return fail('AlreadyPremium', sentence('problem.plans.alreadyPremium'), {
              id: row.id,
              plan: planRef(row),
              until: isoOrNull(row.premium_until),
            });
          }
          await assignPlan(
            transaction,
            row,
            { kind: 'granted', plan: input.plan, until, note: input.note, by: admin.username },
            nowMs,
          );
          return { personId: row.id };
        });
        if (given instanceof Failure) return given;
        events.emit({
          type: 'plan granted',
          from: originOf(request),
          ...given,
          plan: input.plan,
          until,
          by: admin.username,
        });
        return shown(given.personId);
      },
    }),

    route(changePremium, {
      rate: perMinute(60),
      handle: async ({ input, person: admin, request, was }) => {
        const nowMs = now();
        const until = input.until === null ? null : Date.parse(input.until);
        const refusal = validateEnd('/until', until, nowMs);
        if (refusal) return refusal;
        const changed = await database.transaction(async (transaction) => {
          const row = await findPersonWithHistory(transaction, input.id);
          if (!row || !hasHadPlan(row)) return unknownPerson();
          if (version(row) !== input.version) return stale(version(row));
          const refused = await validatePlan(transaction, input.plan);
          if (refused) return refused;
          const kind = !isPremium(row, nowMs)
            ? 'granted'
            : row.plan === input.plan && (until ?? never) > (row.premium_until ?? never)
              ? 'extended'
              : 'changed';
          await assignPlan(
            transaction,
            row,
            { kind, plan: input.plan, until, note: input.note, by: admin.username },
            nowMs,
          );
          was(planFacts(shownPerson(row, nowMs)));
          return { kind } as const;
        });
        if (changed instanceof Failure) return changed;
        const type = changed.kind === 'granted' ? 'plan granted' : 'plan changed';
        events.emit({ type, from: originOf(request), personId: input.id, plan: input.plan, until, by: admin.username });
        return shown(input.id);
      },
    }),

    route(revokePremium, {
      rate: perMinute(60),
      handle: async ({ input, person: admin, request, was }) => {
        const nowMs = now();
        const revoked = await database.transaction(async (transaction) => {
          const row = await findPersonWithHistory(transaction, input.id);
          if (!row || !hasHadPlan(row)) return unknownPerson();
          if (version(row) !== input.version) return stale(version(row));
          if (!isPremium(row, nowMs)) return fail('NotPremium', sentence('problem.plans.notPremium'));
          await endNow(transaction, row, { note: input.note, by: admin.username }, nowMs);
          was(planFacts(shownPerson(row, nowMs)));
          return row.plan;
        });
        if (revoked instanceof Failure) return revoked;
        events.emit({
          type: 'plan revoked',
          from: originOf(request),
          personId: input.id,
          plan: revoked,
          by: admin.username,
        });
        return shown(input.id);
      },
    }),

    route(restorePremium, {
      rate: perMinute(60),
      handle: async ({ input, person: admin, request }) => {
        const nowMs = now();
        const restored = await database.transaction(async (transaction) => {
          const row = await findPersonWithHistory(transaction, input.id);
          if (!row || !hasHadPlan(row)) return unknownPerson();
          const last = await findLastEvent(transaction, input.id);
          const isThere = await isPlan(transaction, last?.plan ?? '');
          if (last?.kind !== 'revoked' || !isThere || (last.until ?? never) <= nowMs) {
            return fail('NothingToRestore', sentence('problem.plans.nothingToRestore'));
          }
          await assignPlan(
            transaction,
            row,
            { kind: 'restored', plan: last.plan, until: last.until, note: '', by: admin.username },
            nowMs,
          );
          return { plan: last.plan, until: last.until, isNews: last.told === 1 };
        });
        if (restored instanceof Failure) return restored;
        events.emit({
          type: 'plan restored',
          from: originOf(request),
          personId: input.id,
          ...restored,
          by: admin.username,
        });
        return shown(input.id);
      },
    }),

    route(listPremiumHistory, {
      rate: perMinute(120),
      handle: async ({ input: { id, cursor } }) => {
        if (cursor !== undefined && !idPattern.test(cursor)) return wrongCursor();
        if ((await findAssignedPlan(database.kysely, id)) === undefined) return unknownPerson();
        const rows = await listEvents(database.kysely, id, { before: cursor, limit: pageSize + 1 });
        const items = rows.slice(0, pageSize);
        return {
          items: items.map(shownPremiumEvent),
          next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
        };
      },
    }),
  ];
}

const unknownPerson = () => fail('NotFound', sentence('problem.plans.noPersonHere'));

const idPattern = /^[0-9a-f-]{36}$/;

/** Undefined is no cursor of ours. */
function readCursor(text: string): Cursor | undefined {
  const [, until, id] = /^(\d{1,16})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  return until === undefined || id === undefined || Number(until) > never ? undefined : { until: Number(until), id };
}

const version = (row: PersonRow): number => Number(row.version ?? 0);

/** These calls return no other accounts. */
const hasHadPlan = ({ plan, premium_until: until, last_kind: kind }: PersonRow): boolean =>
  plan !== freePlanId || until !== null || kind !== null;

/** What an admin changes; the rest are names and addresses, which stay out of the audit log. */
const planFacts = ({ plan, until, state, note }: PremiumPerson) => ({ plan: { id: plan.id }, until, state, note });

function shownPerson(row: PersonRow, nowMs: number): PremiumPerson {
  const { premium_until: until } = row;
  const isActive = isPremium(row, nowMs);
  const isEnding = isActive && until !== null && until <= nowMs + premiumLimits.endingDays * dayMs;
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    plan: planRef(row),
    until: isoOrNull(until),
    state: isEnding ? 'ending' : isActive ? 'active' : 'ended',
    note: row.note ?? '',
    version: version(row),
    canRestore: row.last_kind === 'revoked' && (row.last_until ?? never) > nowMs,
  };
}
