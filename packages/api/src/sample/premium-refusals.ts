import { fail } from '../contract/endpoint.ts';
import { sampleNow } from './sample-now.ts';
import type { SampleStore } from './store.ts';

export const invalid = (pointer: string, code: string, detail: string) =>
  fail('InvalidInput', detail, { errors: [{ pointer, code, detail }] });

export const stale = (version: number) =>
  fail('Stale', 'Somebody else changed this meanwhile. Load it again, then repeat your change.', { version });

/** Null when the plan can be given. */
export function refusePlan(store: SampleStore, id: string) {
  if (id === 'free')
    return invalid(
      '/plan',
      'invalid_value',
      'Everybody has the free plan. Choose another, or revoke what the person has.',
    );
  return store.plans.some((plan) => plan.id === id)
    ? null
    : invalid('/plan', 'invalid_value', 'There is no such plan. Choose one of those under /pricing.');
}

/** Null when the end is one that can be given. */
export function refuseEnd(pointer: string, until: string | null) {
  return until !== null && Date.parse(until) <= Date.parse(sampleNow)
    ? invalid(pointer, 'too_small', `${pointer.slice(1)} must lie in the future.`)
    : null;
}
