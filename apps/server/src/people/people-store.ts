/** People and their data, for admins. */
import { sql } from 'kysely';
import type { Expression, SqlBool, Transaction } from 'kysely';
import type { ParsedInputOf } from '@apiyard/api/contract/endpoint';
import type { listPeople } from '@apiyard/api/contract/accounts/people';
import { mailbox } from '../accounts/person-store.ts';
import { planInForce } from '../db/charges/hot.ts';
import type { Connection } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { PersonTable } from '../db/schema/accounts/person.ts';

type Question = ParsedInputOf<typeof listPeople>;

/** Ended sessions no longer show when the person was active; their last sign-in does. */
const seenAt = sql<
  number | null
>`coalesce((select max(session.seen_at) from session where session.person_id = person.id), person.signed_in_at)`;

/** One page, and how many match on all pages. */
export async function searchPeople(db: Connection, question: Question, nowMs: number) {
  const { sort, page, rows } = question;
  const matching = db.selectFrom('person').where((is) => is.and(conditions(question, nowMs)));
  const column = { username: sql`username_key`, created: sql`person.created_at`, seen: sql`coalesce(${seenAt}, 0)` }[
    sort.replace('-', '') as 'username' | 'created' | 'seen'
  ];
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const [{ count }, found] = await Promise.all([
    matching.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
    matching
      .select([
        'id',
        'username',
        'name',
        'email',
        'pending_email',
        'avatar',
        'role',
        'disabled_at',
        'deletion_due_at',
        'created_at',
        planInForce(nowMs).as('plan_in_force'),
        seenAt.as('seen_at'),
      ])
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(rows)
      .offset((page - 1) * rows)
      .execute(),
  ]);
  return { found, count: Number(count) };
}

function conditions({ search, role, state, plan }: Question, nowMs: number): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  if (search) {
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const like = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`;
    all.push(
      sql<SqlBool>`(${like('person.username')} or ${like('person.name')} or ${like('person.email')} or ${like('person.pending_email')})`,
    );
  }
  if (role !== undefined) all.push(sql<SqlBool>`person.role = ${role}`);
  if (state === 'disabled') all.push(sql<SqlBool>`person.disabled_at is not null`);
  if (state === 'deletion') all.push(sql<SqlBool>`person.deletion_due_at is not null and person.disabled_at is null`);
  if (state === 'active') all.push(sql<SqlBool>`person.disabled_at is null and person.deletion_due_at is null`);
  if (plan) all.push(sql<SqlBool>`${planInForce(nowMs)} = ${plan}`);
  return all;
}

export async function isPerson(db: Connection, id: string): Promise<boolean> {
  return (await db.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** With the plan in force and the second step. */
export const findPersonWithPlan = (db: Connection, id: string, nowMs: number) =>
  db
    .selectFrom('person')
    .innerJoin('plan', (join) => join.on('plan.id', '=', planInForce(nowMs)))
    .leftJoin('second_step', (join) =>
      join.onRef('second_step.person_id', '=', 'person.id').on('second_step.confirmed_at', 'is not', null),
    )
    .where('person.id', '=', id)
    .selectAll('person')
    .select(['plan.id as plan_id', 'plan.calls_per_day', 'second_step.confirmed_at'])
    .executeTakeFirst();

/** Seen last first, also idle ones. */
export const listUnexpiredSessions = (db: Connection, personId: string, nowMs: number) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', nowMs)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();

/** Calls by day, from the day `from` on. */
export const listCallsByDay = (db: Connection, personId: string, from: string) =>
  db
    .selectFrom('usage')
    .where('key_id', 'in', (keys) => keys.selectFrom('api_key').select('id').where('person_id', '=', personId))
    .where('day', '>=', from)
    .groupBy('day')
    .select(({ fn }) => ['day', fn.sum('calls').as('calls')])
    .execute();

/** Used quota of a day. */
export async function findUsedOn(db: Connection, personId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('usage_day')
    .select('used')
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.used ?? 0;
}

export async function countPasskeys(db: Connection, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passkey')
    .where('person_id', '=', personId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Calls of the log, latest first, from before the request `before` on. */
export function listCallsOf(db: Connection, personId: string, before: string | undefined, limit: number) {
  const calls = db
    .selectFrom('call_log')
    .leftJoin('api_key', 'api_key.id', 'call_log.key_id')
    .select(['request_id', 'api', 'api_key.name as key', 'status', 'code', 'us', 'cost', 'at'])
    .where('call_log.person_id', '=', personId)
    .orderBy('request_id', 'desc')
    .limit(limit);
  return (before === undefined ? calls : calls.where('request_id', '<', before)).execute();
}

/** The current values that an admin's change is checked against. */
export const findForChange = (transaction: Transaction<Schema>, id: string) =>
  transaction
    .selectFrom('person')
    .select(['id', 'role', 'version', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function updateByAdmin(
  transaction: Transaction<Schema>,
  id: string,
  changes: { readonly version: number } & Partial<Pick<PersonTable, 'role' | 'disabled_at'>>,
): Promise<void> {
  await transaction.updateTable('person').set(changes).where('id', '=', id).execute();
}

export const findMailboxAndState = (db: Connection, id: string) =>
  db
    .selectFrom('person')
    .select(['disabled_at', mailbox.as('email')])
    .where('id', '=', id)
    .executeTakeFirst();
