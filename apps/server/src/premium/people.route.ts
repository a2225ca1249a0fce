/** Who has a plan beyond the free one, and what admins do about it. */
import type { ExpressionBuilder, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { PremiumPerson, PremiumState } from '@apiyard/api/contract/premium';
import {
  changePremium,
  grantPremium,
  listPremium,
  listPremiumHistory,
  premiumLimits,
  restorePremium,
  revokePremium,
} from '@apiyard/api/contract/premium';
import { freePlanId } from '@apiyard/api/contract/plans';
import type { Database } from '../db/database.ts';
import type { PremiumEventTable, Schema } from '../db/schema.ts';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { refuseEnd, refusePlan, stale, wrongCursor } from './refusals.ts';
import type { PremiumServices } from './services.ts';
import { isoOrNull, planRef, shownPremiumEvent } from './shown.ts';
import { endNow, isPremium, putOnPlan } from './standing.ts';

const pageSize = 50;
const dayMs = 86_400_000;
/** Later than any end: where those without one stand. */
const never = 9_000_000_000_000_000;

export function peopleRoutes({ database, events, now }: PremiumServices): Route[] {
  /** Runs after a change: the person as the list shows them. */
  const shown = async (personId: string): Promise<PremiumPerson> => {
    const row = await selectPeople(database).where('person.id', '=', personId).executeTakeFirstOrThrow();
    return shownPerson(row, now());
  };

  return [
    route(listPremium, {
      rate: perMinute(120),
      handle: async ({ input: { state, search, cursor } }) => {
        const nowMs = now();
        const at = cursor === undefined ? null : readCursor(cursor);
        if (at === undefined) return wrongCursor();
        const found = search === undefined || search === '' ? null : matching(search);
        const end = sql<number>`coalesce(person.premium_until, ${sql.lit(never)})`;
        const latestFirst = state === 'ended';
        const order = latestFirst ? 'desc' : 'asc';
        const rows = await selectPeople(database)
          .where((is) => inState(is, state, nowMs))
          .$if(found !== null, (query) => query.where(found as RawBuilder<boolean>))
          .$if(at !== null, (query) => {
            const { until, id } = at as Cursor;
            const past = sql.raw(latestFirst ? '<' : '>');
            return query.where(
              sql<boolean>`(${end} ${past} ${until} or (${end} = ${until} and person.id ${past} ${id}))`,
            );
          })
          .orderBy(end, order)
          .orderBy('person.id', order)
          .limit(pageSize + 1)
          .execute();
        const count = async (which: PremiumState) => {
          const { people } = await database.kysely
            .selectFrom('person')
            .select(({ fn }) => fn.countAll().as('people'))
            .where((is) => inState(is, which, nowMs))
            .$if(found !== null, (query) => query.where(found as RawBuilder<boolean>))
            .executeTakeFirstOrThrow();
          return Number(people);
        };
        const { open } = await database.kysely
          .selectFrom('premium_request')
          .select(({ fn }) => fn.countAll().as('open'))
          .where('state', '=', 'open')
          .executeTakeFirstOrThrow();
        const items = rows.slice(0, pageSize);
        const last = rows.length > pageSize ? items.at(-1) : undefined;
        return {
          items: items.map((row) => shownPerson(row, nowMs)),
          next: last === undefined ? null : `${last.premium_until ?? never}.${last.id}`,
          counts: { active: await count('active'), ending: await count('ending'), ended: await count('ended') },
          openRequests: Number(open),
        };
      },
    }),

    route(grantPremium, {
      rate: perMinute(60),
      handle: async ({ input, person: admin, request }) => {
        const nowMs = now();
        const until = input.until === null ? null : Date.parse(input.until);
        const refusal = refuseEnd('/until', until, nowMs);
        if (refusal) return refusal;
        const name = input.person.toLowerCase();
        const given = await database.transaction(async (transaction) => {
          const refused = await refusePlan(transaction, input.plan);
          if (refused) return refused;
          const row = await transaction
            .selectFrom('person')
            .leftJoin('plan', 'plan.id', 'person.plan')
            .select(['person.id', 'plan', 'premium_until', 'plan.name as plan_name'])
            .where((is) =>
              is.or([is('username_key', '=', name), is('email_key', '=', name), is('person.id', '=', input.person)]),
            )
            .executeTakeFirst();
          if (!row)
            return fail(
              'PersonUnknown',
              'Nobody has this username, email address or id. Check it, or ask the person how they sign in.',
            );
          if (isPremium(row, nowMs)) {
            return fail('AlreadyPremium', 'This person has a plan already. Change or extend that one.', {
              id: row.id,
              plan: planRef(row),
              until: isoOrNull(row.premium_until),
            });
          }
          await putOnPlan(
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
      handle: async ({ input, person: admin, request }) => {
        const nowMs = now();
        const until = input.until === null ? null : Date.parse(input.until);
        const refusal = refuseEnd('/until', until, nowMs);
        if (refusal) return refusal;
        const changed = await database.transaction(async (transaction) => {
          const row = await selectPeople({ kysely: transaction }).where('person.id', '=', input.id).executeTakeFirst();
          if (!row || !hasHadPlan(row)) return unknownPerson();
          if (version(row) !== input.version) return stale(version(row));
          const refused = await refusePlan(transaction, input.plan);
          if (refused) return refused;
          const kind = !isPremium(row, nowMs)
            ? 'granted'
            : row.plan === input.plan && (until ?? never) > (row.premium_until ?? never)
              ? 'extended'
              : 'changed';
          await putOnPlan(
            transaction,
            row,
            { kind, plan: input.plan, until, note: input.note, by: admin.username },
            nowMs,
          );
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
      handle: async ({ input, person: admin, request }) => {
        const nowMs = now();
        const revoked = await database.transaction(async (transaction) => {
          const row = await selectPeople({ kysely: transaction }).where('person.id', '=', input.id).executeTakeFirst();
          if (!row || !hasHadPlan(row)) return unknownPerson();
          if (version(row) !== input.version) return stale(version(row));
          if (!isPremium(row, nowMs))
            return fail('NotPremium', 'This plan has ended already: there is nothing to revoke.');
          await endNow(transaction, row, { note: input.note, by: admin.username }, nowMs);
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
          const row = await selectPeople({ kysely: transaction }).where('person.id', '=', input.id).executeTakeFirst();
          if (!row || !hasHadPlan(row)) return unknownPerson();
          const last = await lastEvent(transaction, input.id);
          const isThere = await transaction
            .selectFrom('plan')
            .select('id')
            .where('id', '=', last?.plan ?? '')
            .executeTakeFirst();
          if (last?.kind !== 'revoked' || !isThere || (last.until ?? never) <= nowMs) {
            return fail(
              'NothingToRestore',
              'The last change is not one that can be taken back, or what was revoked would have ended by now. Grant the plan anew.',
            );
          }
          await putOnPlan(
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
        const person = await database.kysely.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst();
        if (!person) return unknownPerson();
        const rows = await database.kysely
          .selectFrom('premium_event')
          .leftJoin('plan', 'plan.id', 'premium_event.plan')
          .selectAll('premium_event')
          .select('plan.name as plan_name')
          .where('person_id', '=', id)
          .$if(cursor !== undefined, (query) => query.where('premium_event.id', '<', cursor as string))
          .orderBy('premium_event.id', 'desc')
          .limit(pageSize + 1)
          .execute();
        const items = rows.slice(0, pageSize);
        return {
          items: items.map(shownPremiumEvent),
          next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
        };
      },
    }),
  ];
}

const unknownPerson = () => fail('NotFound', 'There is nobody of this id who has or had a plan. Load the list again.');

const idPattern = /^[0-9a-f-]{36}$/;

interface Cursor {
  readonly until: number;
  readonly id: string;
}

/** Undefined is no cursor of ours. */
function readCursor(text: string): Cursor | undefined {
  const [, until, id] = /^(\d{1,16})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  return until === undefined || id === undefined || Number(until) > never ? undefined : { until: Number(until), id };
}

/** The text anywhere in a username, name or address. */
function matching(search: string): RawBuilder<boolean> {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(person.username_key like ${pattern} escape '\\' or coalesce(person.email_key, '') like ${pattern} escape '\\' or lower(person.name) like ${pattern} escape '\\')`;
}

function inState(is: ExpressionBuilder<Schema, 'person'>, state: PremiumState, nowMs: number) {
  if (state === 'ended') return is('premium_until', '<=', nowMs);
  const ending = is.and([
    is('person.plan', '<>', freePlanId),
    is('premium_until', '>', nowMs),
    is('premium_until', '<=', nowMs + premiumLimits.endingDays * dayMs),
  ]);
  if (state === 'ending') return ending;
  return is.and([
    is('person.plan', '<>', freePlanId),
    is.or([is('premium_until', 'is', null), is('premium_until', '>', nowMs)]),
  ]);
}

const selectPeople = ({ kysely }: { readonly kysely: Database['kysely'] }) =>
  kysely
    .selectFrom('person')
    .leftJoin('plan', 'plan.id', 'person.plan')
    .select([
      'person.id',
      'person.username',
      'person.name',
      'person.email',
      'person.plan',
      'person.premium_until',
      'plan.name as plan_name',
    ])
    .select(({ selectFrom }) => [
      selectFrom('premium_event')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('person_id', '=', 'person.id')
        .as('version'),
      selectFrom('premium_event')
        .select('kind')
        .whereRef('person_id', '=', 'person.id')
        .orderBy('id', 'desc')
        .limit(1)
        .as('last_kind'),
      selectFrom('premium_event')
        .select('until')
        .whereRef('person_id', '=', 'person.id')
        .orderBy('id', 'desc')
        .limit(1)
        .as('last_until'),
      selectFrom('premium_event')
        .select('note')
        .whereRef('person_id', '=', 'person.id')
        .where('note', '<>', '')
        .orderBy('id', 'desc')
        .limit(1)
        .as('note'),
    ]);

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

const version = (row: PersonRow): number => Number(row.version ?? 0);

/** Anybody else is of no concern to these calls. */
const hasHadPlan = ({ plan, premium_until: until, last_kind: kind }: PersonRow): boolean =>
  plan !== freePlanId || until !== null || kind !== null;

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

function lastEvent(
  transaction: Database['kysely'],
  personId: string,
): Promise<Pick<PremiumEventTable, 'kind' | 'plan' | 'until' | 'told'> | undefined> {
  return transaction
    .selectFrom('premium_event')
    .select(['kind', 'plan', 'until', 'told'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
