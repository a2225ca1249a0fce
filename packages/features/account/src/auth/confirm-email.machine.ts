import { assign, fromPromise, setup } from 'xstate';
import type { CallRefusal } from '@apiyard/kit/credentials/call-refusal.ts';

export type ConfirmOutcome =
  | { readonly kind: 'confirmed'; readonly email: string }
  | { readonly kind: 'link spent' }
  | { readonly kind: 'address taken' }
  | CallRefusal;

interface ConfirmContext {
  readonly token: string;
  outcome: ConfirmOutcome | null;
}

/** Follows the link of an email once: a second call would find it used. `confirm` is provided by the route. */
export const confirmEmailMachine = setup({
  types: {
    context: {} as ConfirmContext,
    events: {} as { type: 'start' } | { type: 'try again' },
    input: {} as { readonly token: string },
  },
  actors: {
    confirm: fromPromise<ConfirmOutcome, string>(() => Promise.reject(new Error('Provide the call that confirms.'))),
  },
  guards: {
    isOpen: (_, { outcome }: { outcome: ConfirmOutcome }) =>
      outcome.kind === 'too many tries' || outcome.kind === 'no answer',
  },
}).createMachine({
  id: 'confirm email',
  context: ({ input }) => ({ token: input.token, outcome: null }),
  initial: 'start',
  states: {
    start: { on: { start: 'confirming' } },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => context.token,
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: assign({ outcome: ({ event }) => event.output }),
          },
          { target: 'settled', actions: assign({ outcome: ({ event }) => event.output }) },
        ],
        onError: { target: 'refused', actions: assign({ outcome: { kind: 'no answer' } as const }) },
      },
    },
    refused: { on: { 'try again': 'confirming' } },
    settled: { type: 'final' },
  },
});
