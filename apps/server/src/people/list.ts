/** Finding people by name, role, state and plan. */
import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { ParsedInputOf } from '@apiyard/api/contract/endpoint';
import type { ListedPerson, listPeople } from '@apiyard/api/contract/people';
import type { Database } from '../db/database.ts';
import { planInForce } from '../db/hot.ts';

type Question = ParsedInputOf<typeof listPeople>;

/** A session that ended by itself or by hand no longer tells when they were here; their last sign-in still does. */
const seenAt = sql<
  number | null
>`coalesce((select max(session.seen_at) from session where session.person_id = person.id), person.signed_in_at)`;

export async function findPeople(
  { kysely }: Pick<Database, 'kysely'>,
  question: Question,
  nowMs: number,
): Promise<{ items: ListedPerson[]; next: string | null; count: number }> {
  const { sort, page, rows } = question;
  const matching = kysely.selectFrom('person').where((is) => is.and(conditions(question, nowMs)));
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
  const items = found.map(
    ({ plan_in_force, pending_email, created_at, seen_at, disabled_at, deletion_due_at, ...person }) => ({
      ...person,
      pendingEmail: pending_email,
      plan: plan_in_force,
      state: stateOf({ disabled_at, deletion_due_at }),
      createdAt: new Date(created_at).toISOString(),
      seenAt: isoOrNull(seen_at),
    }),
  );
  return { items, next: page * rows < Number(count) ? String(page + 1) : null, count: Number(count) };
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

export const stateOf = ({
  disabled_at,
  deletion_due_at,
}: {
  readonly disabled_at: number | null;
  readonly deletion_due_at: number | null;
}): ListedPerson['state'] => (disabled_at !== null ? 'disabled' : deletion_due_at !== null ? 'deletion' : 'active');

export const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString());
