/**
 * How often one caller may ask, counted in this process: a fixed window per caller that starts with its first request.
 * What must hold across processes (quotas, login tries) is counted in the database instead.
 */
import type { FastifyReply } from 'fastify';

interface Window {
  count: number;
  /** Unix milliseconds. */
  readonly endsAt: number;
}

/** Windows kept at most: about 10 MB. The oldest go first, which can only be generous. */
const windowsMax = 50_000;

export class RateLimiter {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;

  /** @param now the clock, in Unix milliseconds; tests bring their own */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Counts a request of `who` in `bucket` and writes the `RateLimit-*` headers.
   * @param who a person, a key, or an address (IPv6 counts by its /64, which one household holds)
   * @returns seconds to wait, 0 when the request may go on
   */
  take(bucket: string, who: string, rate: { readonly limit: number; readonly windowS: number }, reply: FastifyReply): number {
    const now = this.#now();
    const name = `${bucket} ${networkOf(who)}`;
    let window = this.#windows.get(name);
    if (window === undefined || window.endsAt <= now) {
      // Deleted first so that the map stays in the order in which windows began.
      this.#windows.delete(name);
      window = { count: 0, endsAt: now + rate.windowS * 1000 };
      this.#windows.set(name, window);
      if (this.#windows.size > windowsMax) this.#forgetOldest();
    }
    window.count += 1;
    const resetS = Math.ceil((window.endsAt - now) / 1000);
    reply.header('ratelimit-limit', rate.limit);
    reply.header('ratelimit-remaining', Math.max(0, rate.limit - window.count));
    reply.header('ratelimit-reset', resetS);
    return window.count > rate.limit ? resetS : 0;
  }

  get size(): number {
    return this.#windows.size;
  }

  #forgetOldest(): void {
    for (const name of this.#windows.keys()) {
      this.#windows.delete(name);
      return;
    }
  }
}

/** The /64 of an IPv6 address; anything else as it is. */
export function networkOf(who: string): string {
  if (!who.includes(':')) return who;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(who)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = who.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const end = tail === '' ? [] : tail.split(':');
    while (groups.length + end.length < 8) groups.push('0');
    groups.push(...end);
  }
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
