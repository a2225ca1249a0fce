/** Reads and changes the plan of a person. Every change adds an entry to the history. */
import type { Transaction } from 'kysely';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import { newId } from '../db/id.ts';
import type { Schema } from '../db/schema.ts';
import type { PremiumEventTable } from '../db/schema/plans/premium-event.ts';
import { hasEndSince, insertEvent, setPlan, setPlanEnd } from './assigned-plan-store.ts';

export interface AssignedPlan {
  readonly plan: string;
  /** Unix milliseconds; null is without end. */
  readonly premium_until: number | null;
}

/** Has a plan other than the free one at present. */
export const isPremium = ({ plan, premium_until }: AssignedPlan, nowMs: number): boolean =>
  plan !== freePlanId && (premium_until === null || premium_until > nowMs);

interface Change {
  readonly kind: Exclude<PremiumEventTable['kind'], 'ended'>;
  readonly plan: string;
  readonly until: number | null;
  readonly note: string;
  /** An admin's username; null for the person themself. */
  readonly by: string | null;
}

/** Changes the plan of a person. Records the end of the previous one if that is missing. */
export async function assignPlan(
  transaction: Transaction<Schema>,
  person: AssignedPlan & { readonly id: string },
  change: Change,
  nowMs: number,
): Promise<void> {
  await writeEnd(transaction, person, nowMs);
  const { plan, until } = change;
  await setPlan(transaction, person.id, plan, until);
  await write(transaction, person.id, change, 1, nowMs);
}

/**
 * Ends a plan now. Plan and end stay in the row, as after expiry: the plan in force is computed from them, and former
 * holders can be listed. The mail is delayed, since the change may be undone.
 */
export async function endNow(
  transaction: Transaction<Schema>,
  { id, plan, premium_until: until }: AssignedPlan & { readonly id: string },
  { note, by }: Pick<Change, 'note' | 'by'>,
  nowMs: number,
): Promise<void> {
  await setPlanEnd(transaction, id, nowMs);
  await write(transaction, id, { kind: 'revoked', plan, until, note, by }, 0, nowMs);
}

/** Records that a plan has ended, once. Returns whether it was new. */
export async function writeEnd(
  transaction: Transaction<Schema>,
  { id, plan, premium_until: until }: AssignedPlan & { readonly id: string },
  nowMs: number,
): Promise<boolean> {
  if (plan === freePlanId || until === null || until > nowMs) return false;
  if (await hasEndSince(transaction, id, until)) return false;
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
  const row = { id: newId(), person_id: personId, kind, plan, until, note, by_name: by, told, at: atMs };
  await insertEvent(transaction, row);
}

const dayMs = 86_400_000;

/** The end of a plan given for days: they are added to the rest of the same plan, and start now after any other. */
export function endAfter(person: AssignedPlan, plan: string, days: number, nowMs: number): number {
  const from = person.plan === plan && isPremium(person, nowMs) ? (person.premium_until ?? nowMs) : nowMs;
  return from + days * dayMs;
}
