/** The table `plan`, and what refers to plans. */
import type { Insertable, Transaction } from 'kysely';
import { sql } from 'kysely';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import { planInForce } from '../db/charges/hot.ts';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { PlanTable } from '../db/schema/plans/plan.ts';

/** In the order of the pages. */
export const listPlanRows = (db: Connection) =>
  db.selectFrom('plan').selectAll().orderBy('position').orderBy('calls_per_day').orderBy('id').execute();

export async function listPlanIds(db: Connection): Promise<string[]> {
  return (await db.selectFrom('plan').select('id').execute()).map(({ id }) => id);
}

export async function isPlan(db: Connection, id: string): Promise<boolean> {
  return (await db.selectFrom('plan').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function findPlanName(db: Connection, id: string): Promise<string | undefined> {
  return (await db.selectFrom('plan').select('name').where('id', '=', id).executeTakeFirst())?.name;
}

/** The plan in force of a person, and until when. Throws when there is no such person. */
export const findPlanOf = (db: Connection, personId: string, nowMs: number) =>
  db
    .selectFrom('person')
    .innerJoin('plan', (join) => join.on('plan.id', '=', planInForce(nowMs)))
    .selectAll('plan')
    .select('person.premium_until')
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();

export async function insertPlan(transaction: Transaction<Schema>, row: Insertable<PlanTable>): Promise<void> {
  await transaction.insertInto('plan').values(row).execute();
}

export async function updatePlan(
  transaction: Transaction<Schema>,
  id: string,
  columns: Omit<Insertable<PlanTable>, 'id'>,
): Promise<void> {
  await transaction.updateTable('plan').set(columns).where('id', '=', id).execute();
}

/** Whose plan has ended is on the free one already; only their row still names this. */
export async function deletePlanRow(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.updateTable('person').set({ plan: freePlanId }).where('plan', '=', id).execute();
  await transaction.deleteFrom('plan').where('id', '=', id).execute();
}

/** Only one plan is highlighted. The version of the others is incremented, so that an open editor cannot restore the mark by mistake. */
export async function unfeatureOthers(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction
    .updateTable('plan')
    .set({ featured: 0, version: sql<number>`version + 1` })
    .where('id', '<>', id)
    .where('featured', '=', 1)
    .execute();
}

/** How many people are on each plan now. */
export async function countPeopleByPlan(db: Connection, nowMs: number): Promise<Map<string, number>> {
  // By position: for PostgreSQL, the same expression with another parameter is a different expression.
  const rows = await db
    .selectFrom(db.selectFrom('person').select(planInForce(nowMs).as('plan')).as('now_on'))
    .select(['now_on.plan', ({ fn }) => fn.countAll().as('people')])
    .groupBy('now_on.plan')
    .execute();
  return new Map(rows.map(({ plan, people }) => [plan, Number(people)]));
}

/** What would be left without its plan. */
export async function countUses(
  transaction: Transaction<Schema>,
  plan: string,
  nowMs: number,
): Promise<{ people: number; vouchers: number; requests: number }> {
  const counted = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number | string | bigint }> }) =>
    Number((await query.executeTakeFirstOrThrow()).count);
  const { countAll } = transaction.fn;
  return {
    people: await counted(
      transaction
        .selectFrom('person')
        .select(countAll().as('count'))
        .where('plan', '=', plan)
        .where((is) => is.or([is('premium_until', 'is', null), is('premium_until', '>', nowMs)])),
    ),
    vouchers: await counted(
      transaction
        .selectFrom('voucher')
        .select(countAll().as('count'))
        .where('plan', '=', plan)
        .where('withdrawn_at', 'is', null)
        .where(sql<boolean>`uses < uses_max`)
        .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', nowMs)])),
    ),
    requests: await counted(
      transaction
        .selectFrom('premium_request')
        .select(countAll().as('count'))
        .where('plan', '=', plan)
        .where('state', '=', 'open'),
    ),
  };
}
