/** Asks how the server is doing, again and again while somebody looks. */
import type { Health } from '@apiyard/api/contract/health';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

export const refreshEveryMs = 15_000;

interface HealthContext {
  /** The last that was learned. */
  readonly health: Health | null;
  readonly failure: { readonly requestId: string | undefined } | null;
  readonly isPaused: boolean;
  /** Whether the page is in sight. */
  readonly isShown: boolean;
}

type HealthEvent =
  | { readonly type: 'refresh' }
  | { readonly type: 'pause'; readonly isPaused: boolean }
  | { readonly type: 'shown'; readonly isShown: boolean };

const requestIdOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : undefined;

export const healthMachine = setup({
  types: { context: {} as HealthContext, events: {} as HealthEvent },
  actors: {
    ask: fromPromise<Health>(() => Promise.reject(new Error('Provide the actor `ask`.'))),
    /** Sends `shown` whenever the page comes into sight or goes out of it. */
    sight: fromCallback<HealthEvent>(() => () => {}),
  },
  guards: { isWatched: ({ context: { isPaused, isShown } }) => !isPaused && isShown },
  delays: { refreshEvery: refreshEveryMs },
}).createMachine({
  id: 'health',
  context: { health: null, failure: null, isPaused: false, isShown: true },
  invoke: { src: 'sight' },
  initial: 'asking',
  states: {
    asking: {
      on: {
        pause: { actions: assign(({ event }) => ({ isPaused: event.isPaused })) },
        shown: { actions: assign(({ event }) => ({ isShown: event.isShown })) },
      },
      invoke: {
        src: 'ask',
        onDone: { target: 'resting', actions: assign(({ event }) => ({ health: event.output, failure: null })) },
        onError: {
          target: 'resting',
          actions: assign(({ event }) => ({ failure: { requestId: requestIdOf(event.error) } })),
        },
      },
    },
    resting: {
      on: {
        refresh: 'asking',
        // Who comes back sees what holds now, not in a quarter of a minute.
        pause: [
          {
            guard: ({ event, context }) => !event.isPaused && context.isShown,
            target: 'asking',
            actions: assign({ isPaused: false }),
          },
          { actions: assign(({ event }) => ({ isPaused: event.isPaused })) },
        ],
        shown: [
          {
            guard: ({ event, context }) => event.isShown && !context.isPaused,
            target: 'asking',
            actions: assign({ isShown: true }),
          },
          { actions: assign(({ event }) => ({ isShown: event.isShown })) },
        ],
      },
      after: {
        refreshEvery: [
          { guard: 'isWatched', target: 'asking' },
          { target: 'resting', reenter: true },
        ],
      },
    },
  },
});
