/** Work that one process of the installation runs at a time, and that another takes over if that process ends. */
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { confirmLease, releaseLease, renewLease, takeLease } from './lease-store.ts';

/** After this time, another process takes over the work of a killed one. */
export const leaseMs = 120_000;
const renewEveryMs = leaseMs / 4;

/** Another process runs this work now: this one must not write any more. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface Lease {
  /** As the database's, but rejects with `LeaseLost` once another process has the lease. */
  readonly transaction: Database['transaction'];
  /** Aborted once another process has the lease. */
  readonly lost: AbortSignal;
}

interface LeaseOptions {
  readonly database: Pick<Database, 'kysely' | 'transaction'>;
  readonly log: Pick<Logger, 'warn'>;
  /** Unix milliseconds. */
  now(): number;
  readonly name: string;
  readonly everyMs: number;
  /** Run it even before it is due. */
  readonly isEarly: boolean;
}

/**
 * Runs `work` if it is due and no other process is running it. Resolves with when to try again: Unix milliseconds, or
 * null when it was run.
 * @param work resolves with whether it has finished; unfinished work is due again immediately
 */
export async function withLease(
  { database, log, now, name, everyMs, isEarly }: LeaseOptions,
  work: (lease: Lease) => Promise<boolean>,
): Promise<number | null> {
  const nowMs = now();
  const asked = await takeLease(database.kysely, {
    name,
    nowMs,
    untilMs: nowMs + leaseMs,
    latestEndMs: nowMs + 2 * leaseMs,
    latestDueMs: nowMs + 2 * everyMs,
    isEarly,
  });
  if ('askAgainAtMs' in asked) return asked.askAgainAtMs;
  const lease = { name, token: asked.token };
  const lost = new AbortController();
  // No process's next turn is nearer.
  let dueAtMs = nowMs + 0.9 * everyMs;
  try {
    await whileRenewed(
      { renew: () => renewLease(database.kysely, lease, now() + leaseMs), lost, log, of: { task: name } },
      async () => {
        const hasFinished = await work({
          lost: lost.signal,
          transaction: (inside) =>
            database.transaction(async (transaction) => {
              if (!(await confirmLease(transaction, lease))) {
                lost.abort(new LeaseLost(`Another process has taken over: ${name}.`));
                throw lost.signal.reason;
              }
              return inside(transaction);
            }),
        });
        if (!hasFinished) dueAtMs = now();
      },
    );
  } finally {
    await releaseLease(database.kysely, lease, dueAtMs);
  }
  return null;
}

interface RenewalOptions {
  /** Resolves with false when another process has taken over the work. */
  renew(): Promise<boolean>;
  /** Aborted then. */
  readonly lost?: AbortController;
  readonly log: Pick<Logger, 'warn'>;
  /** Name in the log. */
  readonly of: object;
}

/** Does `work`, and renews its lease of `leaseMs` until that has ended. A renewal that fails is tried again with the next. */
export async function whileRenewed<T>({ renew, lost, log, of }: RenewalOptions, work: () => Promise<T>): Promise<T> {
  let last = Promise.resolve();
  const renewed = async () => {
    try {
      if (!(await renew())) lost?.abort(new LeaseLost('Another process has taken over.'));
    } catch (error) {
      log.warn({ err: error, ...of }, 'a lease could not be renewed; another process may take over');
    }
  };
  // One at a time: a slow renewal that ends after the next would set an earlier end.
  const timer = setInterval(() => void (last = last.then(renewed)), renewEveryMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await last;
  }
}
