/**
 * Stage 5: the quota, from this process's copy of each person's day and the cost of running calls. It avoids work that
 * could not be charged; the charge in the database is authoritative.
 */
import type { Failure } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { dayOf, secondsLeft } from '../../day.ts';
import type { Call, Quota } from './call.ts';
import { sentence } from '../../problems/sentence.ts';

/** Before the first stage whose refusal includes the remaining quota. Visitors have none. */
export function openQuota(call: Call): void {
  if (call.caller === null) return;
  const nowMs = Date.now();
  call.quota = { day: dayOf(nowMs), limit: call.caller.person.plan.callsPerDay, nowMs, used: null };
}

/** After null, the charge or `release` must follow. Not async: nearly always synchronous. */
export function reserve({ caller, quota, api }: Call, meters: QuotaMeters): Failure | null | Promise<Failure | null> {
  if (caller === null || quota === null) return null;
  const judged = (fits: boolean) => (fits ? null : quotaSpent(quota));
  const reserved = meters.reserve(caller.person.id, quota.day, api.cost, quota.limit);
  return reserved instanceof Promise ? reserved.then(judged) : judged(reserved);
}

/** The call ended without a charge. */
export function release({ caller, quota, api }: Call, meters: QuotaMeters): void {
  if (caller !== null && quota !== null) meters.release(caller.person.id, quota.day, api.cost);
}

export const quotaSpent = ({ limit, nowMs }: Quota): Failure =>
  fail('QuotaSpent', sentence('problem.calls.quotaSpent', { limit }), {
    retryAfterS: secondsLeft(nowMs),
  });

interface Meter {
  /** The day's total when it was last read. It only grows, so it never exceeds the actual value. */
  used: number;
  /** The cost of calls in progress. */
  reserved: number;
  /** Calls that fit only if one under way is not charged; in the order of arrival. */
  readonly waiting: { readonly cost: number; readonly limit: number; readonly answer: (fits: boolean) => void }[];
}

/** Idle meters in the cache: the least recently used is evicted first and loaded again when needed. */
const metersMax = 10_000;

export class QuotaMeters {
  readonly #meters = new Map<string, Meter>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #usedOn: (personId: string, day: string) => number | Promise<number>;

  /** @param usedOn reads the total of a person's day from the database */
  constructor(usedOn: (personId: string, day: string) => number | Promise<number>) {
    this.#usedOn = usedOn;
  }

  /**
   * Reserves `cost`. While running calls may still fail and free some quota, it waits for them instead of refusing.
   * @returns false when the day's quota is used up; after true, `settle` or `release` must follow
   */
  reserve(personId: string, day: string, cost: number, limit: number): boolean | Promise<boolean> {
    const meter = this.#meters.get(nameOf(personId, day));
    if (meter) return admit(meter, cost, limit);
    return this.#load(personId, day).then(() => this.reserve(personId, day, cost, limit));
  }

  /** The day's total as known to this process; null before it was read. */
  used(personId: string, day: string): number | null {
    return this.#meters.get(nameOf(personId, day))?.used ?? null;
  }

  /** Applies the result of a commit and releases the reservation in one step: no call is counted twice. */
  settle(personId: string, day: string, cost: number, used: number): void {
    this.#update(personId, day, cost, used);
  }

  /** Releases a reservation: the call failed and costs nothing. */
  release(personId: string, day: string, cost: number): void {
    this.#update(personId, day, cost, 0);
  }

  #update(personId: string, day: string, cost: number, used: number): void {
    const name = nameOf(personId, day);
    const meter = this.#meters.get(name);
    // A meter with reservations is never evicted.
    if (!meter) throw new Error('There is no reservation to settle.');
    meter.reserved -= cost;
    meter.used = Math.max(meter.used, used);
    wake(meter);
    this.#meters.delete(name);
    this.#meters.set(name, meter);
    if (this.#meters.size > metersMax) this.#forgetOldest();
  }

  #load(personId: string, day: string): Promise<void> {
    const name = nameOf(personId, day);
    const loading = this.#loading.get(name);
    if (loading) return loading;
    const made = (async () => {
      try {
        this.#meters.set(name, { used: await this.#usedOn(personId, day), reserved: 0, waiting: [] });
      } finally {
        this.#loading.delete(name);
      }
    })();
    this.#loading.set(name, made);
    return made;
  }

  #forgetOldest(): void {
    for (const [name, meter] of this.#meters) {
      if (meter.reserved > 0 || meter.waiting.length > 0) continue;
      this.#meters.delete(name);
      return;
    }
  }
}

const nameOf = (personId: string, day: string) => `${personId} ${day}`;

function admit(meter: Meter, cost: number, limit: number): boolean | Promise<boolean> {
  if (meter.used + cost > limit) return false;
  if (meter.waiting.length === 0 && meter.used + meter.reserved + cost <= limit) {
    meter.reserved += cost;
    return true;
  }
  return new Promise((answer) => meter.waiting.push({ cost, limit, answer }));
}

function wake(meter: Meter): void {
  for (let next = meter.waiting[0]; next; next = meter.waiting[0]) {
    const spent = meter.used + next.cost > next.limit;
    if (!spent && meter.used + meter.reserved + next.cost > next.limit) return;
    if (!spent) meter.reserved += next.cost;
    meter.waiting.shift();
    next.answer(!spent);
  }
}
