/**
 * Stage 7: charges of successful runs, with their call log rows. They are collected until the end of the event loop's
 * turn and committed together, in one durable write. During the write, the next ones are collected. A response is sent
 * only after its charge, and thereby its log row, is committed.
 */
import type { Charge, ChargeResult } from '../../db/charges/charges.ts';
import type { QuotaMeters } from './reserve.ts';
import type { Failure } from '@apiyard/api/contract/endpoint';
import type { Call } from './call.ts';
import { entryOf } from './log.ts';
import { quotaSpent } from './reserve.ts';
import { reached } from '../quota-events.ts';
import type { QuotaEvents } from '../quota-events.ts';
import { originOf } from '../../events.ts';

interface Waiting {
  readonly charge: Charge;
  readonly resolve: (result: ChargeResult) => void;
  readonly reject: (error: unknown) => void;
}

/** A larger transaction would hold its locks, or block the event loop, for too long. */
const batchMax = 500;

export class Charger {
  #waiting: Waiting[] = [];
  #busy = false;
  readonly #commit: (batch: readonly Charge[]) => Promise<readonly ChargeResult[]>;
  readonly #meters: QuotaMeters;

  /** @param meters gets every result in the step in which it arrives, and reservations back when a commit fails */
  constructor(commit: (batch: readonly Charge[]) => Promise<readonly ChargeResult[]>, meters: QuotaMeters) {
    this.#commit = commit;
    this.#meters = meters;
  }

  /** Charges of the next write. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves once the charge is durable, or refused because the day's quota is used up. */
  charge(charge: Charge): Promise<ChargeResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ charge, resolve, reject });
      if (!this.#busy) this.#schedule();
    });
  }

  #schedule(): void {
    this.#busy = true;
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting.slice(0, batchMax);
    this.#waiting = this.#waiting.slice(batchMax);
    try {
      const results = await this.#commit(batch.map(({ charge }) => charge));
      for (const [index, { charge, resolve }] of batch.entries()) {
        const result = results[index] ?? { charged: false, used: 0 };
        this.#meters.settle(charge.personId, charge.day, charge.cost, result.used);
        resolve(result);
      }
    } catch (error) {
      for (const { charge, reject } of batch) {
        this.#meters.release(charge.personId, charge.day, charge.cost);
        reject(error);
      }
    }
    if (this.#waiting.length > 0) this.#schedule();
    else this.#busy = false;
  }
}

interface ChargeServices {
  readonly charger: Charger;
  readonly quotaEvents: Pick<QuotaEvents, 'emit'>;
}

/** Null when it is charged and logged, and for visitors, who are not charged. */
export async function charge(call: Call, { charger, quotaEvents }: ChargeServices): Promise<Failure | null> {
  const { caller, quota, api, request } = call;
  if (caller === null || quota === null) return null;
  const { person, keyId } = caller;
  const { day, limit } = quota;
  const { cost } = api;
  const { charged, used } = await charger.charge({
    personId: person.id,
    keyId,
    api: api.path,
    day,
    cost,
    limit,
    call: entryOf(call),
  });
  quota.used = used;
  if (!charged) return quotaSpent(quota);
  call.isCharged = true;
  const percent = reached(used, cost, limit);
  if (percent !== null)
    quotaEvents.emit({
      type: 'quota reached',
      from: originOf(request),
      personId: person.id,
      percent,
      limit,
      day,
    });
  return null;
}
