/** Refusals that several calls share. */
import { fail } from '@apiyard/api/contract/endpoint';
import type { Transaction } from 'kysely';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import type { Schema } from '../db/schema.ts';
import { isPlan } from './plans-store.ts';

export function invalid(pointer: string, code: string, detail: string) {
  return fail('InvalidInput', detail, { errors: [{ pointer, code, detail }] });
}

export const wrongCursor = () => invalid('/cursor', 'invalid_format', 'cursor is not valid for this list.');

export const stale = (version: number) =>
  fail('Stale', 'Someone else changed this. Reload it, then make your change again.', { version });

/** Null if the plan can be granted: it exists and is not the free one. */
export async function validatePlan(transaction: Transaction<Schema>, plan: string) {
  if (plan === freePlanId)
    return invalid(
      '/plan',
      'invalid_value',
      'Everyone has the free plan. Choose another one, or revoke the current plan.',
    );
  return (await isPlan(transaction, plan))
    ? null
    : invalid('/plan', 'invalid_value', 'This plan does not exist. Choose one from /pricing.');
}

/** Null when the end is valid. */
export function validateEnd(pointer: string, untilMs: number | null, nowMs: number) {
  return untilMs !== null && untilMs <= nowMs
    ? invalid(pointer, 'too_small', `${pointer.slice(1)} must be in the future.`)
    : null;
}
