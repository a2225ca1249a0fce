/** One end for everything that belongs to a request. */
import { Stopped } from '../reason.ts';

export interface Deadline {
  /** Aborted on timeout or when the caller disconnects. */
  readonly signal: AbortSignal;
  leftMs(): number;
  /** Lets go of the timer and the callers' signals. */
  clear(): void;
}

export function startDeadline(timeoutMs: number, ...callers: readonly AbortSignal[]): Deadline {
  const end = performance.now() + timeoutMs;
  const controller = new AbortController();
  const abort = () => controller.abort(new Stopped('timeout'));
  const timer = setTimeout(abort, timeoutMs);
  for (const caller of callers) {
    caller.addEventListener('abort', abort, { once: true });
    if (caller.aborted) abort();
  }
  return {
    signal: controller.signal,
    leftMs: () => end - performance.now(),
    clear() {
      clearTimeout(timer);
      for (const caller of callers) caller.removeEventListener('abort', abort);
    },
  };
}

/** Rejects when the signal aborts, with its reason. */
export async function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const gone = Promise.withResolvers<never>();
  const abort = () => gone.reject(signal.reason);
  // A promise without a waiter may still reject.
  work.catch(() => {});
  if (signal.aborted) throw signal.reason;
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, gone.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
