import type { InputOf } from '@apiyard/api/contract/endpoint';
import { resetPassword } from '@apiyard/api/contract/accounts/recovery';
import { assign, fromPromise, setup } from 'xstate';
import { failureOf } from '@apiyard/kit/errors/failure.ts';

export type ResetInput = InputOf<typeof resetPassword>;

interface ResetContext {
  /** Error of the last attempt; null if it was not rejected. */
  error: unknown;
}

/** Sets a new password with an emailed link. The route provides `set`. The machine does not store the password. */
export const resetMachine = setup({
  types: { context: {} as ResetContext, events: {} as { type: 'submit'; input: ResetInput } },
  actors: {
    set: fromPromise<unknown, ResetInput>(() => Promise.reject(new Error('Provide the call that sets the password.'))),
  },
  guards: {
    isSpent: (_, { error }: { error: unknown }) => failureOf(resetPassword, error)?.code === 'LinkSpent',
  },
}).createMachine({
  id: 'reset',
  context: { error: null },
  initial: 'editing',
  states: {
    editing: { on: { submit: { target: 'setting', actions: assign({ error: null }) } } },
    setting: {
      invoke: {
        src: 'set',
        input: ({ event }) => event.input,
        onDone: 'done',
        onError: [
          { guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) }, target: 'spent' },
          { target: 'editing', actions: assign(({ event }) => ({ error: event.error })) },
        ],
      },
    },
    done: { type: 'final' },
    spent: { type: 'final' },
  },
});
