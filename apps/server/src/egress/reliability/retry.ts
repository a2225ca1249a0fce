/** Retries after a transient failure, with exponential backoff, within one deadline. */
import type { Deadline } from './deadline.ts';
import type { OutgoingResponse, OutgoingRequest } from '../egress.ts';
import { Stopped } from '../reason.ts';

const firstPauseMs = 250;
/** Rate limits and temporary unavailability: the next attempt may succeed (RFC 9110, RFC 6585). */
const passing = new Set([429, 502, 503, 504]);
const passingReasons = new Set<string>(['connect', 'name server', 'protocol', 'broken body']);

interface Clock {
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onRetry: () => void;
}

/** @throws Stopped when the last try does */
export async function withRetries(
  { method, retries }: Pick<OutgoingRequest, 'method' | 'retries'>,
  deadline: Deadline,
  clock: Clock,
  attempt: () => Promise<OutgoingResponse>,
): Promise<OutgoingResponse> {
  for (let failed = 0; ; failed += 1) {
    const outcome = await attempt().catch((error: unknown) => {
      if (error instanceof Stopped) return error;
      throw error;
    });
    const waitMs = mayPass(outcome, method) ? pauseAfter(outcome, failed, clock) : Infinity;
    if (failed >= retries || waitMs >= deadline.leftMs()) {
      if (outcome instanceof Stopped) throw outcome;
      return outcome;
    }
    clock.onRetry();
    await clock.pause(waitMs, deadline.signal);
  }
}

/** A POST may have been executed although its response was lost: it is retried only if it never arrived or was rejected. */
function mayPass(outcome: OutgoingResponse | Stopped, method: 'GET' | 'POST'): boolean {
  if (outcome instanceof Stopped) return passingReasons.has(outcome.reason) && (method === 'GET' || outcome.unsent);
  return method === 'GET' ? passing.has(outcome.status) : outcome.status === 429;
}

/** The site's `Retry-After`, else exponential; up to half of the delay is random, so that callers do not retry together. */
function pauseAfter(outcome: OutgoingResponse | Stopped, failed: number, { today, random }: Clock): number {
  const asked = outcome instanceof Stopped ? undefined : outcome.headers['retry-after'];
  const askedMs =
    asked === undefined ? Number.NaN : /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - today();
  if (!Number.isNaN(askedMs)) return Math.max(askedMs, 0);
  return firstPauseMs * 2 ** failed * (1 - random() / 2);
}
