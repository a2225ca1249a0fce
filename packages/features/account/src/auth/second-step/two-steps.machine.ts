import type { InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import { confirmSecondStep } from '@apiyard/api/contract/accounts/recovery';
import type { User } from '@apiyard/api/contract/accounts/session';
import { assign, fromPromise, setup } from 'xstate';
import { failureOf } from '@apiyard/kit/errors/failure.ts';

export const codeLength = 6;

/** The input of the second step. */
export type Proof = InputOf<typeof confirmSecondStep>;
export type Confirmed = Pick<OutputOf<typeof confirmSecondStep>, 'user'>;

type TwoStepsEvent =
  | { type: 'submit'; proof: Proof }
  /** Switches between app code and recovery code. */
  | { type: 'use'; kind: Proof['kind'] };

interface TwoStepsContext {
  kind: Proof['kind'];
  /** The signed-in user; null until then. */
  user: User | null;
  /** Error of the last attempt; null if it was not rejected. */
  error: unknown;
}

/** The second step of a sign-in: an app code, or a recovery code instead. The route provides `confirm`. */
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
    /** The sign-in has expired. */
    over: { type: 'final' },
  },
});
