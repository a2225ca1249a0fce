import type { User } from '@apiyard/api/contract/accounts/session';
import { assign, fromPromise, setup } from 'xstate';

type PasskeyEvent =
  | { type: 'use' }
  /** The person used another sign-in method. */
  | { type: 'forget' };

interface PasskeyContext {
  user: User | null;
  /** Error of the last attempt; null if it did not fail. */
  error: unknown;
}

/**
 * Signs in with a passkey. The route provides `signIn`: it requests the options, opens the browser's dialog and
 * verifies the result. It returns null if the person closed the dialog, which is not an error.
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
