/** A circuit breaker: a site that keeps failing gets no requests for a while, then a single trial request. */
import { LRUCache } from 'lru-cache';

/** In a row. */
const failuresMax = 5;
const restMs = 30_000;
const sitesMax = 1000;

/** Permission for one request to a site; exactly one result must be reported. */
interface Pass {
  succeed(): void;
  fail(): void;
  /** No information about the site's health. */
  leave(): void;
}

interface Site {
  failures: number;
  restUntilMs: number;
  probing: boolean;
}

export class Breaker {
  readonly #now: () => number;
  readonly #sites = new LRUCache<string, Site>({ max: sitesMax });

  /** @param now milliseconds that never go back */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Sites whose last request failed, most failures first; `restsMs` is the remaining pause, 0 when requests are allowed. */
  troubled(): { readonly site: string; readonly failures: number; readonly restsMs: number }[] {
    return Array.from(this.#sites.entries(), ([site, { failures, restUntilMs }]) => ({
      site,
      failures,
      restsMs: failures >= failuresMax ? Math.max(0, restUntilMs - this.#now()) : 0,
    })).toSorted((a, b) => b.failures - a.failures);
  }

  /** Null while the site rests. */
  enter(site: string): Pass | null {
    const known = this.#sites.get(site);
    const resting = known !== undefined && known.failures >= failuresMax;
    if (resting && (known.probing || this.#now() < known.restUntilMs)) return null;
    if (resting) known.probing = true;
    return {
      succeed: () => void this.#sites.delete(site),
      fail: () => {
        this.#sites.set(site, {
          failures: (this.#sites.get(site)?.failures ?? 0) + 1,
          restUntilMs: this.#now() + restMs,
          probing: false,
        });
      },
      leave: () => {
        if (resting) known.probing = false;
      },
    };
  }
}
