/**
 * Charges of successful runs, with what is logged about them. They gather until the event loop turns and are committed together: one durable write for
 * all that finished meanwhile. While it is written the next ones gather. An answer leaves only after its charge, which puts the call in the log as well.
 */
import type { Charge, ChargeResult } from '../db/charges.ts';
import type { QuotaMeters } from './reserve.ts';

interface Waiting {
  readonly charge: Charge;
  readonly resolve: (result: ChargeResult) => void;
  readonly reject: (error: unknown) => void;
}

/** More than this in one transaction would hold its locks, or the event loop, for too long. */
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

  /** Charges that the next write takes. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves once the charge is durable, or refused because the day's quota is spent. */
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
