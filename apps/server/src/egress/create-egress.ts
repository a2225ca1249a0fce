/** Puts the guard together: cache, then tries, then hops. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Breaker } from './reliability/breaker.ts';
import { ResponseCache } from './reliability/cache.ts';
import type { Connect } from './connect.ts';
import { openSocket } from './connect.ts';
import type { EgressCounts } from './counts.ts';
import { Counts } from './counts.ts';
import { startDeadline } from './reliability/deadline.ts';
import type { Egress, OutgoingResponse, OutgoingFailure, OutgoingRequest } from './egress.ts';
import { headersToSend } from './headers.ts';
import type { Way } from './hops.ts';
import { follow } from './hops.ts';
import { Pools } from './pools.ts';
import { failureOf, isRefusal, Stopped } from './reason.ts';
import type { Resolve } from './resolve.ts';
import { withRetries } from './reliability/retry.ts';
import type { Allow } from './target.ts';
import { isNamed } from './target.ts';

interface EgressOptions {
  /** `EGRESS_ALLOW`: places that may be private and use any port. */
  readonly allow: Allow;
  /** Sent as `Apiyard/1.2.3` unless a request names itself. */
  readonly version: string;
  /** Why requests were refused or failed; callers get less detail. */
  readonly log?: Pick<Logger, 'info'>;
  /** In place of the name servers. */
  readonly resolve?: Resolve;
  /** In place of real connections. */
  readonly connect?: Connect;
  /** Milliseconds that never go back. @default performance.now */
  readonly now?: () => number;
  /** Delay between two attempts. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface GuardedEgress extends Egress {
  counts(): EgressCounts;
  /** As of now. */
  troubled(): ReturnType<Breaker['troubled']>;
}

export function createEgress(options: EgressOptions): GuardedEgress {
  const now = options.now ?? (() => performance.now());
  const counts = new Counts();
  const cache = new ResponseCache(now);
  const pools = new Pools(options.connect ?? openSocket);
  const breaker = new Breaker(now);
  const way: Way = { allow: options.allow, resolve: options.resolve ?? null, pools, breaker, counts };
  const clock = {
    today: Date.now,
    random: Math.random,
    pause: options.pause ?? ((ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal })),
    onRetry: () => counts.add('retries'),
  };
  const ended = new AbortController();

  async function fetch(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingResponse | Stopped> {
    const startMs = performance.now();
    const deadline = startDeadline(request.timeoutMs, signal, ended.signal);
    try {
      const headers = headersToSend(request.headers, `Apiyard/${options.version}`);
      return await withRetries(request, deadline, clock, async () => ({
        ...(await follow(way, request, headers, deadline)),
        cached: false,
        ms: Math.round((performance.now() - startMs) * 10) / 10,
      }));
    } catch (error) {
      // An error after the deadline was caused by the deadline.
      if (deadline.signal.aborted) return new Stopped('timeout', { cause: error });
      if (error instanceof Stopped) return error;
      throw error;
    } finally {
      deadline.clear();
    }
  }

  function fail(request: OutgoingRequest, { reason, cause }: Stopped): OutgoingFailure {
    counts.stop(reason);
    // The path and the query may carry a secret.
    const line = {
      reason,
      host: URL.parse(request.url)?.host ?? null,
      ...(cause instanceof Error ? { cause: cause.message } : {}),
    };
    options.log?.info(line, isRefusal(reason) ? 'outgoing request refused' : 'outgoing request failed');
    return failureOf(reason);
  }

  return {
    async request(request, signal) {
      counts.add('requests');
      const outcome = await cache.answer(request, signal, fetch.bind(null, request));
      if (outcome instanceof Stopped) return fail(request, outcome);
      counts.add('answers');
      if (outcome.cached) counts.add('cacheHits');
      return outcome;
    },
    isNamed: (url) => isNamed(url, options.allow),
    counts: () => counts.read(pools.size),
    troubled: () => breaker.troubled(),
    async close() {
      ended.abort();
      cache.clear();
      await pools.close();
    },
  };
}
