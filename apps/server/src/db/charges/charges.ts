/** Batches of charges and of their call log rows. The engines differ in locking and writing, not in the decisions made here. */
import type { CallLogTable } from '../schema/calls/call-log.ts';

export interface Charge {
  readonly personId: string;
  readonly keyId: string;
  readonly api: string;
  /** UTC day, `2026-11-20`. */
  readonly day: string;
  readonly cost: number;
  /** Maximum total of the person's day, including this charge. */
  readonly limit: number;
  /** Logged with the charge in one transaction: every call that got a response is in the log. */
  readonly call: ChargedCall;
}

/** Columns of the log row that are not part of the charge. Only successful calls are charged. */
export interface ChargedCall {
  readonly requestId: string;
  readonly method: string;
  readonly status: number;
  /** Microseconds from request to charge. */
  readonly us: number;
  /** Time of the request, Unix milliseconds. */
  readonly at: number;
  readonly input: string | null;
}

/** `used` is the total of the person's day after this charge, or without it when it was refused. */
export interface ChargeResult {
  readonly charged: boolean;
  readonly used: number;
}

/** One person's charges of one day, by their index in the batch. */
interface DayOfCharges {
  readonly personId: string;
  readonly day: string;
  readonly indexes: readonly number[];
}

interface UsageCount {
  readonly keyId: string;
  readonly api: string;
  readonly day: string;
  calls: number;
  cost: number;
}

/** Log rows of the accepted charges, in their order. */
export function chargedRows(batch: readonly Charge[], results: readonly ChargeResult[]): CallLogTable[] {
  return batch
    .filter((_, index) => results[index]?.charged === true)
    .map(({ personId, keyId, api, cost, call: { requestId, method, status, us, at, input } }) => ({
      request_id: requestId,
      person_id: personId,
      key_id: keyId,
      api,
      method,
      status,
      code: null,
      us,
      cost,
      at,
      input,
    }));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Days in a stable order: two processes that lock the same rows in the same order cannot block each other. */
export function daysOf(batch: readonly Charge[]): DayOfCharges[] {
  const days = new Map<string, { personId: string; day: string; indexes: number[] }>();
  for (const [index, { personId, day }] of batch.entries()) {
    const key = `${personId} ${day}`;
    const known = days.get(key);
    if (known) known.indexes.push(index);
    else days.set(key, { personId, day, indexes: [index] });
  }
  return Array.from(days.values()).sort((a, b) => compare(a.personId, b.personId) || compare(a.day, b.day));
}

/** Decides a day's charges in their order, and the total increase. `used` is the locked current value. */
export function settle(batch: readonly Charge[], day: DayOfCharges, used: number, results: ChargeResult[]): number {
  let gained = 0;
  for (const index of day.indexes) {
    const charge = batch[index];
    if (!charge) continue;
    const charged = used + gained + charge.cost <= charge.limit;
    if (charged) gained += charge.cost;
    results[index] = { charged, used: used + gained };
  }
  return gained;
}

/** Increases per key, API and day by the accepted charges; in a stable order too. */
export function countsOf(batch: readonly Charge[], results: readonly ChargeResult[]): UsageCount[] {
  const counts = new Map<string, UsageCount>();
  for (const [index, { keyId, api, day, cost }] of batch.entries()) {
    if (!results[index]?.charged) continue;
    const key = `${keyId} ${api} ${day}`;
    const known = counts.get(key);
    if (known) {
      known.calls += 1;
      known.cost += cost;
    } else counts.set(key, { keyId, api, day, calls: 1, cost });
  }
  return Array.from(counts.values()).sort(
    (a, b) => compare(a.keyId, b.keyId) || compare(a.api, b.api) || compare(a.day, b.day),
  );
}
