/** Plans of people: the columns of `person`, and their history in `premium_event`. */
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { PremiumEventTable } from '../db/schema/plans/premium-event.ts';

const assignedPlans = (db: Connection) =>
  db
    .selectFrom('person')
    .leftJoin('plan', 'plan.id', 'person.plan')
    .select(['person.id', 'plan', 'premium_until', 'plan.name as plan_name']);

export type AssignedPlanRow = Awaited<ReturnType<ReturnType<typeof assignedPlans>['execute']>>[number];

export const findAssignedPlan = (db: Connection, personId: string): Promise<AssignedPlanRow | undefined> =>
  assignedPlans(db).where('person.id', '=', personId).executeTakeFirst();

/** @param given a username or address in any case, or an ID */
export function findAssignedPlanByName(db: Connection, given: string): Promise<AssignedPlanRow | undefined> {
  const name = given.toLowerCase();
  return assignedPlans(db)
    .where((is) => is.or([is('username_key', '=', name), is('email_key', '=', name), is('person.id', '=', given)]))
    .executeTakeFirst();
}

export async function setPlan(
  transaction: Transaction<Schema>,
  personId: string,
  plan: string,
  until: number | null,
): Promise<void> {
  await transaction.updateTable('person').set({ plan, premium_until: until }).where('id', '=', personId).execute();
}

export async function setPlanEnd(transaction: Transaction<Schema>, personId: string, untilMs: number): Promise<void> {
  await transaction.updateTable('person').set({ premium_until: untilMs }).where('id', '=', personId).execute();
}

export async function insertEvent(transaction: Transaction<Schema>, row: PremiumEventTable): Promise<void> {
  await transaction.insertInto('premium_event').values(row).execute();
}

/** Whether an end or a revocation is written down, at this time or later. */
export async function hasEndSince(
  transaction: Transaction<Schema>,
  personId: string,
  sinceMs: number,
): Promise<boolean> {
  const written = await transaction
    .selectFrom('premium_event')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', 'in', ['ended', 'revoked'])
    .where('at', '>=', sinceMs)
    .executeTakeFirst();
  return written !== undefined;
}

/** Latest first, from after the event `before` on. */
export const listEvents = (
  db: Connection,
  personId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
) =>
  db
    .selectFrom('premium_event')
    .leftJoin('plan', 'plan.id', 'premium_event.plan')
    .selectAll('premium_event')
    .select('plan.name as plan_name')
    .where('person_id', '=', personId)
    .$if(before !== undefined, (query) => query.where('premium_event.id', '<', before as string))
    .orderBy('premium_event.id', 'desc')
    .limit(limit)
    .execute();

export const findLastEvent = (
  db: Connection,
  personId: string,
): Promise<Pick<PremiumEventTable, 'kind' | 'plan' | 'until' | 'told'> | undefined> =>
  db
    .selectFrom('premium_event')
    .select(['kind', 'plan', 'until', 'told'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Ids of people whose plan has ended, which is not written down yet. */
export async function listUnwrittenEnds(db: Connection, nowMs: number, max: number): Promise<string[]> {
  const over = await db
    .selectFrom('person')
    .select('id')
    .where('premium_until', '<=', nowMs)
    .where('plan', '<>', freePlanId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('premium_event')
            .select('premium_event.id')
            .whereRef('person_id', '=', 'person.id')
            .where('kind', 'in', ['ended', 'revoked'])
            .where(sql<boolean>`premium_event.at >= person.premium_until`),
        ),
      ),
    )
    .limit(max)
    .execute();
  return over.map(({ id }) => id);
}

/** Events up to `untilMs` whose person got no email yet, oldest first. */
export const listUnnotified = (db: Connection, untilMs: number, max: number) =>
  db
    .selectFrom('premium_event')
    .select(['id', 'person_id', 'plan'])
    .where('told', '=', 0)
    .where('at', '<=', untilMs)
    .orderBy('id')
    .limit(max)
    .execute();

/** Claims an event to send its email. False when another process claimed it, or a later event made it obsolete. */
export async function claimUnnotified(
  transaction: Transaction<Schema>,
  id: string,
  personId: string,
): Promise<boolean> {
  const claimed = await transaction
    .updateTable('premium_event')
    .set({ told: 1 })
    .where('id', '=', id)
    .where('told', '=', 0)
    .returning('id')
    .executeTakeFirst();
  const later = await transaction
    .selectFrom('premium_event')
    .select('id')
    .where('person_id', '=', personId)
    .where('id', '>', id)
    .executeTakeFirst();
  return claimed !== undefined && later === undefined;
}

export async function unclaimUnnotified(db: Connection, id: string): Promise<void> {
  await db.updateTable('premium_event').set({ told: 0 }).where('id', '=', id).execute();
}
