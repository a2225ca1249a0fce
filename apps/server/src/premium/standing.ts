/** The plan that somebody stands on, and the one way to change it: with a line in their history. */
import type { Transaction } from 'kysely';
import { freePlanId } from '@apiyard/api/contract/plans';
import { newId } from '../db/id.ts';
import type { PremiumEventTable, Schema } from '../db/schema.ts';

export interface Standing {
  readonly plan: string;
  /** Unix milliseconds; null is without end. */
  readonly premium_until: number | null;
}

/** On a plan beyond the free one, now. */
export const isPremium = ({ plan, premium_until }: Standing, nowMs: number): boolean =>
  plan !== freePlanId && (premium_until === null || premium_until > nowMs);

interface Change {
  readonly kind: Exclude<PremiumEventTable['kind'], 'ended'>;
  readonly plan: string;
  readonly until: number | null;
  readonly note: string;
  /** An admin's username; null for the person themself. */
  readonly by: string | null;
}

/** Puts somebody on a plan. What they had before is written down as ended where nobody has done so yet. */
export async function putOnPlan(
  transaction: Transaction<Schema>,
  person: Standing & { readonly id: string },
  change: Change,
  nowMs: number,
): Promise<void> {
  await writeEnd(transaction, person, nowMs);
  const { plan, until } = change;
  await transaction.updateTable('person').set({ plan, premium_until: until }).where('id', '=', person.id).execute();
  await write(transaction, person.id, change, 1, nowMs);
}

/**
 * Ends a plan now. Plan and end stay in the row, as they do when time ends it: what is in force follows from them, and
 * who once had a plan can be listed. The mail waits a while, since it may be taken back.
 */
export async function endNow(
  transaction: Transaction<Schema>,
  { id, plan, premium_until: until }: Standing & { readonly id: string },
  { note, by }: Pick<Change, 'note' | 'by'>,
  nowMs: number,
): Promise<void> {
  await transaction.updateTable('person').set({ premium_until: nowMs }).where('id', '=', id).execute();
  await write(transaction, id, { kind: 'revoked', plan, until, note, by }, 0, nowMs);
}

/** Writes down that a plan has ended, once. Returns whether it was news. */
export async function writeEnd(
  transaction: Transaction<Schema>,
  { id, plan, premium_until: until }: Standing & { readonly id: string },
  nowMs: number,
): Promise<boolean> {
  if (plan === freePlanId || until === null || until > nowMs) return false;
  const written = await transaction
    .selectFrom('premium_event')
    .select('id')
    .where('person_id', '=', id)
    .where('kind', 'in', ['ended', 'revoked'])
    .where('at', '>=', until)
    .executeTakeFirst();
  if (written) return false;
  await write(transaction, id, { kind: 'ended', plan, until, note: '', by: null }, 1, until);
  return true;
}

async function write(
  transaction: Transaction<Schema>,
  personId: string,
  { kind, plan, until, note, by }: Omit<Change, 'kind'> & { readonly kind: PremiumEventTable['kind'] },
  told: 0 | 1,
  atMs: number,
): Promise<void> {
  await transaction
    .insertInto('premium_event')
    .values({ id: newId(), person_id: personId, kind, plan, until, note, by_name: by, told, at: atMs })
    .execute();
}

const dayMs = 86_400_000;

/** When a gift of days ends: they are added to what is left of the same plan, and begin now after any other. */
export function endAfter(person: Standing, plan: string, days: number, nowMs: number): number {
  const from = person.plan === plan && isPremium(person, nowMs) ? (person.premium_until ?? nowMs) : nowMs;
  return from + days * dayMs;
}
