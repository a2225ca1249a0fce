import type { User } from '@apiyard/api/contract/session';
import { assign, fromPromise, setup } from 'xstate';
import type { PasskeyRefusal } from './refusals.ts';

/** Closing the browser's passkey dialog is not an error. */
export type PasskeyOutcome =
  | { readonly kind: 'signed in'; readonly user: User }
  | { readonly kind: 'cancelled' }
  | PasskeyRefusal;

type PasskeyEvent =
  | { type: 'use' }
  /** The person uses another sign-in method. */
  | { type: 'forget' };

interface PasskeyContext {
  user: User | null;
  refusal: PasskeyRefusal | null;
}

/** Signing in by a passkey. `signIn` is provided by the route: what to ask, the browser's question, the server's judgement. */
export const passkeyLoginMachine = setup({
  types: { context: {} as PasskeyContext, events: {} as PasskeyEvent },
  actors: { signIn: fromPromise<PasskeyOutcome>(() => Promise.reject(new Error('Provide the sign-in by passkey.'))) },
  actions: {
    forget: assign({ refusal: null }),
    take: assign((_, { outcome }: { outcome: PasskeyOutcome }): Partial<PasskeyContext> => {
      if (outcome.kind === 'signed in') return { user: outcome.user };
      return outcome.kind === 'cancelled' ? {} : { refusal: outcome };
    }),
  },
  guards: { isIn: (_, { outcome }: { outcome: PasskeyOutcome }) => outcome.kind === 'signed in' },
}).createMachine({
  id: 'passkey login',
  context: { user: null, refusal: null },
  initial: 'idle',
  states: {
    idle: { on: { use: { target: 'signing in', actions: 'forget' }, forget: { actions: 'forget' } } },
    'signing in': {
      on: { forget: { target: 'idle', actions: 'forget' } },
      invoke: {
        src: 'signIn',
        onDone: [
          {
            guard: { type: 'isIn', params: ({ event }) => ({ outcome: event.output }) },
            target: 'signed in',
            actions: { type: 'take', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'idle', actions: { type: 'take', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'idle', actions: assign({ refusal: { kind: 'no answer' } as const }) },
      },
    },
    'signed in': { type: 'final' },
  },
});
