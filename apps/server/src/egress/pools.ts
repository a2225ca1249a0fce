/** Connection pools, each pinned to a checked address. */
import type { Dispatcher, Pool } from 'undici';
import type { Connect } from './connect.ts';
import { Stopped } from './reason.ts';
import type { Target } from './target.ts';

/** Parallel requests per site; further ones wait. */
const connectionsMax = 8;
const keepAliveMs = 4000;
const headerBytesMax = 32_768;

interface Kept {
  readonly pool: Pool;
  users: number;
  idle: NodeJS.Timeout | null;
}

export class Pools {
  readonly #connect: Connect;
  readonly #kept = new Map<string, Kept>();

  constructor(connect: Connect) {
    this.#connect = connect;
  }

  /** The pool of one address; a name that resolves to another address gets another pool. Call `done` when the response is read. */
  async borrow(target: Target, address: string): Promise<{ readonly dispatcher: Dispatcher; done(): void }> {
    // 30 MB that a server without scrapers need not carry.
    const { Pool } = await import('undici');
    const key = `${target.url.origin} ${address}`;
    const kept = this.#kept.get(key) ?? {
      pool: new Pool(target.url.origin, this.#options(target, address)),
      users: 0,
      idle: null,
    };
    this.#kept.set(key, kept);
    kept.users += 1;
    if (kept.idle !== null) clearTimeout(kept.idle);
    let isDone = false;
    return {
      dispatcher: kept.pool,
      done: () => {
        if (isDone) return;
        isDone = true;
        kept.users -= 1;
        if (kept.users > 0) return;
        kept.idle = setTimeout(() => {
          this.#kept.delete(key);
          void kept.pool.destroy();
        }, keepAliveMs).unref();
      },
    };
  }

  /** Destinations with an open connection; they are removed shortly after the last use. */
  get size(): number {
    return this.#kept.size;
  }

  async close(): Promise<void> {
    const kept = [...this.#kept.values()];
    this.#kept.clear();
    for (const { idle } of kept) if (idle !== null) clearTimeout(idle);
    await Promise.all(kept.map(({ pool }) => pool.destroy()));
  }

  #options(target: Target, address: string): Pool.Options {
    const place = { address, port: target.port, secure: target.secure, name: target.isAddress ? null : target.host };
    return {
      connections: connectionsMax,
      pipelining: 1,
      allowH2: false,
      maxHeaderSize: headerBytesMax,
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      // One deadline applies to everything, see `deadline.ts`.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: async (_options, done) => {
        const outcome = await this.#connect(place).catch(
          (cause: unknown) => new Stopped('connect', { cause, unsent: true }),
        );
        if (outcome instanceof Stopped) done(outcome, null);
        else done(null, outcome);
      },
    };
  }
}
