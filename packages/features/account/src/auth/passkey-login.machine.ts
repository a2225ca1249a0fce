import type { User } from '@apiyard/api/contract/accounts/session';
import { assign, fromPromise, setup } from 'xstate';

type PasskeyEvent =
  | { type: 'use' }
  /** The person uses another sign-in method. */
  | { type: 'forget' };

interface PasskeyContext {
  user: User | null;
  /** What the last try was refused with; null where it was not. */
  error: unknown;
}

/**
 * Signing in by a passkey. `signIn` is provided by the route: what to ask, the browser's question, the server's judgement.
 * Without a user the person closed the browser's dialog, which is not an error.
 */
export const passkeyLoginMachine = setup({
  types: { context: {} as PasskeyContext, events: {} as PasskeyEvent },
  actors: { signIn: fromPromise<User | null>(() => Promise.reject(new Error('Provide the sign-in by passkey.'))) },
  actions: { forget: assign({ error: null }) },
  guards: { isIn: (_, { user }: { user: User | null }) => user !== null },
}).createMachine({
  id: 'passkey login',
  context: { user: null, error: null },
  initial: 'idle',
  states: {
    idle: { on: { use: { target: 'signing in', actions: 'forget' }, forget: { actions: 'forget' } } },
    'signing in': {
      on: { forget: { target: 'idle', actions: 'forget' } },
      invoke: {
        src: 'signIn',
        onDone: [
          {
            guard: { type: 'isIn', params: ({ event }) => ({ user: event.output }) },
            target: 'signed in',
            actions: assign({ user: ({ event }) => event.output }),
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    'signed in': { type: 'final' },
  },
});
