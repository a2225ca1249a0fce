/** Refusals that several calls share. */
import { fail } from '@apiyard/api/contract/endpoint';
import type { Transaction } from 'kysely';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import type { Schema } from '../db/schema.ts';
import { isPlan } from './plans-store.ts';
import { invalidAt, sentence } from '../problems/sentence.ts';

export const wrongCursor = () => invalidAt('/cursor', 'invalid_format', sentence('problem.http.cursor'));

export const stale = (version: number) => fail('Stale', sentence('problem.plans.stale'), { version });

/** Null if the plan can be granted: it exists and is not the free one. */
export async function validatePlan(transaction: Transaction<Schema>, plan: string) {
  if (plan === freePlanId) return invalidAt('/plan', 'invalid_value', sentence('problem.plans.everyoneFree'));
  return (await isPlan(transaction, plan))
    ? null
    : invalidAt('/plan', 'invalid_value', sentence('problem.plans.noPlan'));
}

/** Null when the end is valid. */
export function validateEnd(pointer: string, untilMs: number | null, nowMs: number) {
  return untilMs !== null && untilMs <= nowMs
    ? invalidAt(pointer, 'too_small', sentence('problem.plans.past', { field: pointer.slice(1) }))
    : null;
}
