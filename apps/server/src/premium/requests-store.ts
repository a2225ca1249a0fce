/** The table `premium_request`: upgrade requests. */
import type { Transaction } from 'kysely';
import { planInForce } from '../db/charges/hot.ts';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { PremiumRequestTable } from '../db/schema/plans/premium-request.ts';

const withPerson = (db: Connection, nowMs: number) =>
  db
    .selectFrom('premium_request')
    .innerJoin('person', 'person.id', 'premium_request.person_id')
    .innerJoin('plan as has', (join) => join.on('has.id', '=', planInForce(nowMs)))
    .leftJoin('plan', 'plan.id', 'premium_request.plan')
    .selectAll('premium_request')
    .select([
      'plan.name as plan_name',
      'has.id as has_id',
      'has.name as has_name',
      'person.username',
      'person.name as person_name',
      'person.email',
      'person.plan as person_plan',
      'person.premium_until',
    ]);

export type RequestRow = Awaited<ReturnType<ReturnType<typeof withPerson>['execute']>>[number];

/** With the person and their plan in force. */
export const findRequestWithPerson = (db: Connection, id: string, nowMs: number): Promise<RequestRow | undefined> =>
  withPerson(db, nowMs).where('premium_request.id', '=', id).executeTakeFirst();

/** Open ones oldest first, others latest first, from after the request `after` on. */
export const listRequests = (
  db: Connection,
  { isOpen, after, limit }: { readonly isOpen: boolean; readonly after: string | undefined; readonly limit: number },
  nowMs: number,
): Promise<RequestRow[]> =>
  withPerson(db, nowMs)
    .where('premium_request.state', 'in', isOpen ? ['open'] : ['granted', 'declined'])
    .$if(after !== undefined, (query) => query.where('premium_request.id', isOpen ? '>' : '<', after as string))
    .orderBy('premium_request.id', isOpen ? 'asc' : 'desc')
    .limit(limit)
    .execute();

export async function countOpenRequests(db: Connection): Promise<number> {
  const { open } = await db
    .selectFrom('premium_request')
    .select(({ fn }) => fn.countAll().as('open'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Without the person. */
export const findRequest = (db: Connection, id: string) =>
  db
    .selectFrom('premium_request')
    .select(['state', 'person_id', 'plan', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Data of the email to the admins. Throws when the ID does not exist. */
export const findAsked = (db: Connection, id: string) =>
  db
    .selectFrom('premium_request')
    .innerJoin('person', 'person.id', 'premium_request.person_id')
    .select(['username', 'email', 'premium_request.plan', 'message'])
    .where('premium_request.id', '=', id)
    .executeTakeFirstOrThrow();

export async function findOpenRequestOf(db: Connection, personId: string): Promise<string | undefined> {
  const open = await db
    .selectFrom('premium_request')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return open?.id;
}

const withPlanName = (db: Connection, personId: string) =>
  db
    .selectFrom('premium_request')
    .leftJoin('plan', 'plan.id', 'premium_request.plan')
    .selectAll('premium_request')
    .select('plan.name as plan_name')
    .where('person_id', '=', personId);

export const findRequestOf = (db: Connection, id: string, personId: string) =>
  withPlanName(db, personId).where('premium_request.id', '=', id).executeTakeFirst();

/** The latest that was not withdrawn. */
export const findLastRequestOf = (db: Connection, personId: string) =>
  withPlanName(db, personId).where('state', '<>', 'withdrawn').orderBy('premium_request.id', 'desc').executeTakeFirst();

/** Withdrawn ones are not shown, so repeated requests leave at most one behind. */
export async function insertRequest(transaction: Transaction<Schema>, row: PremiumRequestTable): Promise<void> {
  await transaction
    .deleteFrom('premium_request')
    .where('person_id', '=', row.person_id)
    .where('state', '=', 'withdrawn')
    .execute();
  await transaction.insertInto('premium_request').values(row).execute();
}

export async function updateRequest(
  transaction: Transaction<Schema>,
  id: string,
  changes: Pick<PremiumRequestTable, 'state' | 'answered_at'> &
    Partial<Pick<PremiumRequestTable, 'answer' | 'answered_by'>>,
): Promise<void> {
  await transaction.updateTable('premium_request').set(changes).where('id', '=', id).execute();
}
