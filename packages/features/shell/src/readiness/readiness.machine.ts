import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** Specification section 9: the probe is repeated this often while the server is down… */
const retryMs = 2000;
/** …a check is due this often once it is up… */
const recheckMs = 10_000;
/** …and skipped while the last success is younger than this, unless it is forced. */
const cachedMs = 30_000;

export type ReadinessEvent =
  /** The window is visible again: its timers may have been suspended. */
  | { type: 'focused' }
  | { type: 'came online' }
  /** A call got no response, or a 5xx. */
  | { type: 'call failed' }
  /** The person pressed retry. */
  | { type: 'retry' };

interface ReadinessContext {
  /** Milliseconds on the `now` clock; null until the first success. */
  lastSuccessMs: number | null;
  now: () => number;
}

/**
 * Whether the API host is available. `probe` (resolves when it is) and `outside` (sends events of the window) are
 * provided by the app. States tagged `ready` may show routes; context stores whether there was ever a success.
 */
export const readinessMachine = setup({
  types: {
    context: {} as ReadinessContext,
    events: {} as ReadinessEvent,
    input: {} as { now?: () => number },
    tags: {} as 'ready',
  },
  actors: {
    probe: fromPromise<void>(() => Promise.reject(new Error('Provide a probe.'))),
    outside: fromCallback<ReadinessEvent>(() => {}),
  },
  actions: {
    succeed: assign(({ context }) => ({ lastSuccessMs: context.now() })),
    warn: () => console.warn(`The API is not ready. Trying again in ${retryMs / 1000} s.`),
  },
  guards: {
    stale: ({ context }) => context.lastSuccessMs === null || context.now() - context.lastSuccessMs >= cachedMs,
  },
  delays: { retry: retryMs, recheck: recheckMs },
}).createMachine({
  id: 'readiness',
  context: ({ input }) => ({ lastSuccessMs: null, now: input.now ?? Date.now }),
  invoke: { src: 'outside' },
  initial: 'starting',
  states: {
    /** The first question is under way: nothing is known yet, good or bad. */
    starting: {
      invoke: { src: 'probe', onDone: { target: 'ready', actions: 'succeed' }, onError: 'down' },
    },
    checking: {
      invoke: { src: 'probe', onDone: { target: 'ready', actions: 'succeed' }, onError: 'down' },
    },
    down: {
      entry: 'warn',
      after: { retry: 'checking' },
      on: { retry: 'checking', 'came online': 'checking', focused: 'checking' },
    },
    ready: {
      tags: 'ready',
      after: {
        recheck: [
          { guard: 'stale', target: 'rechecking' },
          { target: 'ready', reenter: true },
        ],
      },
      on: {
        focused: { guard: 'stale', target: 'rechecking' },
        'came online': 'rechecking',
        'call failed': 'rechecking',
        retry: 'rechecking',
      },
    },
    rechecking: {
      tags: 'ready',
      invoke: { src: 'probe', onDone: { target: 'ready', actions: 'succeed' }, onError: 'down' },
    },
  },
});
