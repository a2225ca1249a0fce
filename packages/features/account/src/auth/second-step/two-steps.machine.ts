import type { InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import { confirmSecondStep } from '@apiyard/api/contract/accounts/recovery';
import type { User } from '@apiyard/api/contract/accounts/session';
import { assign, fromPromise, setup } from 'xstate';
import { failureOf } from '@apiyard/kit/errors/failure.ts';

export const codeLength = 6;

/** What a person gives in the second step. */
export type Proof = InputOf<typeof confirmSecondStep>;
export type Confirmed = Pick<OutputOf<typeof confirmSecondStep>, 'user'>;

type TwoStepsEvent =
  | { type: 'submit'; proof: Proof }
  /** From the digits to a recovery code, and back. */
  | { type: 'use'; kind: Proof['kind'] };

interface TwoStepsContext {
  kind: Proof['kind'];
  /** Who is in; null until then. */
  user: User | null;
  /** What the last try was refused with; null where it was not. */
  error: unknown;
}

/** The second step of a sign-in: digits, or a recovery code in their place. `confirm` is provided by the route. */
export const twoStepsMachine = setup({
  types: { context: {} as TwoStepsContext, events: {} as TwoStepsEvent },
  actors: {
    confirm: fromPromise<Confirmed, Proof>(() => Promise.reject(new Error('Provide the call that confirms.'))),
  },
  guards: {
    isOver: (_, { error }: { error: unknown }) => failureOf(confirmSecondStep, error)?.code === 'StepOver',
  },
}).createMachine({
  id: 'two steps',
  context: { kind: 'code', user: null, error: null },
  initial: 'entering',
  states: {
    entering: {
      on: {
        use: { actions: assign(({ event }) => ({ kind: event.kind, error: null })) },
        submit: { target: 'confirming', actions: assign({ error: null }) },
      },
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ event }) => {
          if (event.type !== 'submit') throw new Error('A second step starts with what the person typed.');
          return event.proof;
        },
        onDone: { target: 'signed in', actions: assign(({ event }) => ({ user: event.output.user })) },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) }, target: 'over' },
          { target: 'entering', actions: assign(({ event }) => ({ error: event.error })) },
        ],
      },
    },
    'signed in': { type: 'final' },
    /** Its sign-in has expired. */
    over: { type: 'final' },
  },
});
