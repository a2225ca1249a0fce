/** Finding people by name, role, state and plan. */
import type { ParsedInputOf } from '@apiyard/api/contract/endpoint';
import type { ListedPerson, listPeople } from '@apiyard/api/contract/accounts/people';
import type { Database } from '../db/database.ts';
import { searchPeople } from './people-store.ts';

type Question = ParsedInputOf<typeof listPeople>;

export async function findPeople(
  { kysely }: Pick<Database, 'kysely'>,
  question: Question,
  nowMs: number,
): Promise<{ items: ListedPerson[]; next: string | null; count: number }> {
  const { found, count } = await searchPeople(kysely, question, nowMs);
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
  return { items, next: question.page * question.rows < count ? String(question.page + 1) : null, count };
}

export const stateOf = ({
  disabled_at,
  deletion_due_at,
}: {
  readonly disabled_at: number | null;
  readonly deletion_due_at: number | null;
}): ListedPerson['state'] => (disabled_at !== null ? 'disabled' : deletion_due_at !== null ? 'deletion' : 'active');

export const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString());
