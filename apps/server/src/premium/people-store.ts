/** People with the plan in their row, and its history. */
import type { ExpressionBuilder, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import type { PremiumState } from '@apiyard/api/contract/plans/premium';
import { premiumLimits } from '@apiyard/api/contract/plans/premium';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

const dayMs = 86_400_000;
/** Later than any end: the sort value for plans without one. */
export const never = 9_000_000_000_000_000;

const withHistory = (db: Connection) =>
  db
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

export type PersonRow = Awaited<ReturnType<ReturnType<typeof withHistory>['execute']>>[number];

export const findPersonWithHistory = (db: Connection, id: string): Promise<PersonRow | undefined> =>
  withHistory(db).where('person.id', '=', id).executeTakeFirst();

export interface Cursor {
  readonly until: number;
  readonly id: string;
}

interface PeopleQuery {
  readonly state: PremiumState;
  readonly search: string | undefined;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** By the end of their plan: the next first, of ended ones the last. */
export function listPremiumPeople(
  db: Connection,
  { state, search, after, limit }: PeopleQuery,
  nowMs: number,
): Promise<PersonRow[]> {
  const end = sql<number>`coalesce(person.premium_until, ${sql.lit(never)})`;
  const latestFirst = state === 'ended';
  const order = latestFirst ? 'desc' : 'asc';
  return withHistory(db)
    .where((is) => inState(is, state, nowMs))
    .$if(Boolean(search), (query) => query.where(matching(search as string)))
    .$if(after !== null, (query) => {
      const { until, id } = after as Cursor;
      const past = sql.raw(latestFirst ? '<' : '>');
      return query.where(sql<boolean>`(${end} ${past} ${until} or (${end} = ${until} and person.id ${past} ${id}))`);
    })
    .orderBy(end, order)
    .orderBy('person.id', order)
    .limit(limit)
    .execute();
}

export async function countPremiumPeople(
  db: Connection,
  state: PremiumState,
  search: string | undefined,
  nowMs: number,
): Promise<number> {
  const { people } = await db
    .selectFrom('person')
    .select(({ fn }) => fn.countAll().as('people'))
    .where((is) => inState(is, state, nowMs))
    .$if(Boolean(search), (query) => query.where(matching(search as string)))
    .executeTakeFirstOrThrow();
  return Number(people);
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
