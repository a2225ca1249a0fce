/**
 * Rate limits per caller, counted in this process: a fixed window per caller that starts with its first request.
 * Limits that must hold across processes (quotas, sign-in attempts) are counted in the database instead.
 */
import type { FastifyReply } from 'fastify';
import { neighbourhoodOf, networkOf, siteNetworkOf } from './network.ts';
import { setRateLimit } from './rate-headers.ts';
import { RateWindows } from './rate-windows.ts';

/** Who a request counts for. An identified caller counts as a person, for all their keys, sessions and addresses. */
export type RateSubject = { readonly personId: string } | { readonly address: string };

/** The limit for the /48 around an IPv6 address, as a multiple of a network's limit: it contains 65,536 networks. */
const siteNetworkShare = 16;

/** What `RateLimit-Policy` calls windows of these seconds. */
const windowNames: ReadonlyMap<number, string> = new Map([
  [60, 'minute'],
  [3600, 'hour'],
]);

export class RateLimiter {
  /** Separate windows for people and addresses, and by length in seconds: addresses are cheap, and must not displace people. */
  readonly #people = new Map<number, RateWindows>();
  readonly #addresses = new Map<number, RateWindows>();
  readonly #now: () => number;

  /** @param now the clock, in Unix milliseconds; replaced in tests */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Counts a request in `bucket` and writes its headers. IPv6 addresses count by their /64, and by their /48
   * with sixteen times the limit.
   * @returns seconds to wait, 0 when the request is allowed
   */
  take(
    bucket: string,
    subject: RateSubject,
    rate: { readonly limit: number; readonly windowS: number },
    reply: FastifyReply,
  ): number {
    const now = this.#now();
    const { limit, windowS } = rate;
    let window: { readonly count: number; readonly endsAt: number };
    if ('personId' in subject) {
      const name = `${bucket} ${subject.personId}`;
      window = windowsOf(this.#people, windowS).count(name, () => name, now);
    } else {
      const { address } = subject;
      const windows = windowsOf(this.#addresses, windowS);
      const site = siteNetworkOf(address);
      const wideName = `${bucket} ${site}`;
      const wide = site === null ? null : windows.count(wideName, () => wideName, now);
      // No window for a network whose /48 has reached its limit: such windows would only fill the memory.
      window =
        wide !== null && wide.count > limit * siteNetworkShare
          ? wide
          : windows.count(`${bucket} ${networkOf(address)}`, () => `${bucket} near ${neighbourhoodOf(address)}`, now);
    }
    const resetS = Math.ceil((window.endsAt - now) / 1000);
    reply.header('ratelimit-limit', limit);
    const remaining = Math.max(0, limit - window.count);
    reply.header('ratelimit-remaining', remaining);
    reply.header('ratelimit-reset', resetS);
    setRateLimit(reply, { name: windowNames.get(windowS) ?? `${windowS} s`, limit, windowS, remaining, resetS });
    return window.count > limit ? resetS : 0;
  }

  get size(): number {
    return [...this.#people.values(), ...this.#addresses.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

function windowsOf(all: Map<number, RateWindows>, windowS: number): RateWindows {
  const known = all.get(windowS);
  if (known !== undefined) return known;
  const made = new RateWindows(windowS * 1000);
  all.set(windowS, made);
  return made;
}
