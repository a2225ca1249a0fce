/** Refusals that several calls share. */
import { fail } from '@apiyard/api/contract/endpoint';
import type { Transaction } from 'kysely';
import { freePlanId } from '@apiyard/api/contract/plans';
import type { Schema } from '../db/schema.ts';

export function invalid(pointer: string, code: string, detail: string) {
  return fail('InvalidInput', detail, { errors: [{ pointer, code, detail }] });
}

export const wrongCursor = () => invalid('/cursor', 'invalid_format', 'cursor is not one that this list gave.');

export const stale = (version: number) =>
  fail('Stale', 'Somebody else changed this meanwhile. Load it again, then repeat your change.', { version });

/** Null when the plan can be given: one that is there, and not the free one, which everybody has. */
export async function refusePlan(transaction: Transaction<Schema>, plan: string) {
  if (plan === freePlanId)
    return invalid(
      '/plan',
      'invalid_value',
      'Everybody has the free plan. Choose another, or revoke what the person has.',
    );
  const row = await transaction.selectFrom('plan').select('id').where('id', '=', plan).executeTakeFirst();
  return row ? null : invalid('/plan', 'invalid_value', 'There is no such plan. Choose one of those under /pricing.');
}

/** Null when the end is one that can be given. */
export function refuseEnd(pointer: string, untilMs: number | null, nowMs: number) {
  return untilMs !== null && untilMs <= nowMs
    ? invalid(pointer, 'too_small', `${pointer.slice(1)} must lie in the future.`)
    : null;
}
