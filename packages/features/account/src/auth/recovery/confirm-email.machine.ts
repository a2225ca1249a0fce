import type { OutputOf } from '@apiyard/api/contract/endpoint';
import { confirmEmail } from '@apiyard/api/contract/accounts/recovery';
import { assign, fromPromise, setup } from 'xstate';
import { failureOf } from '@apiyard/kit/errors/failure.ts';

export type ConfirmedEmail = Pick<OutputOf<typeof confirmEmail>, 'email'>;

interface ConfirmContext {
  readonly token: string;
  /** The confirmed address; null until then. */
  email: string | null;
  /** The last error that a retry may resolve; null before. */
  error: unknown;
}

const codeOf = (error: unknown) => failureOf(confirmEmail, error)?.code;

/** Follows the link of an email once: a second call would find it used. `confirm` is provided by the route. */
export const confirmEmailMachine = setup({
  types: {
    context: {} as ConfirmContext,
    events: {} as { type: 'start' } | { type: 'try again' },
    input: {} as { readonly token: string },
  },
  actors: {
    confirm: fromPromise<ConfirmedEmail, string>(() => Promise.reject(new Error('Provide the call that confirms.'))),
  },
  guards: {
    isSpent: (_, { error }: { error: unknown }) => ['LinkSpent', 'InvalidInput'].includes(codeOf(error) ?? ''),
    isTaken: (_, { error }: { error: unknown }) => codeOf(error) === 'AddressTaken',
  },
}).createMachine({
  id: 'confirm email',
  context: ({ input }) => ({ token: input.token, email: null, error: null }),
  initial: 'start',
  states: {
    start: { on: { start: 'confirming' } },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => context.token,
        onDone: { target: 'confirmed', actions: assign(({ event }) => ({ email: event.output.email })) },
        onError: [
          { guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) }, target: 'spent' },
          { guard: { type: 'isTaken', params: ({ event }) => ({ error: event.error }) }, target: 'taken' },
          { target: 'failed', actions: assign(({ event }) => ({ error: event.error })) },
        ],
      },
    },
    failed: { on: { 'try again': 'confirming' } },
    confirmed: { type: 'final' },
    spent: { type: 'final' },
    taken: { type: 'final' },
  },
});
