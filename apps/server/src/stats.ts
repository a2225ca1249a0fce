/** `GET /api/stats`: readiness and a few figures. Every open page polls it, so the counts are cached. */
import type { Stats } from '@apiyard/api/contract/stats';
import { getStats } from '@apiyard/api/contract/stats';
import { perMinute, route } from './route.ts';
import type { Route } from './route.ts';

/** Figures may be this old. */
const keptMs = 10_000;

export interface StatsServices {
  /** Counts without the cache. */
  count(): Promise<Omit<Stats, 'success'>>;
  /** Unix milliseconds. */
  now(): number;
}

export function statsRoute({ count, now }: StatsServices): Route {
  let kept: { readonly stats: Promise<Stats>; readonly untilMs: number } | null = null;
  return route(getStats, {
    rate: perMinute(600),
    handle: () => {
      if (kept === null || kept.untilMs <= now()) {
        const stats = count().then((figures): Stats => ({ success: true, ...figures }));
        kept = { stats, untilMs: now() + keptMs };
        // A failed count is not kept: the next request tries again.
        stats.catch(() => {
          if (kept?.stats === stats) kept = null;
        });
      }
      return kept.stats;
    },
  });
}
