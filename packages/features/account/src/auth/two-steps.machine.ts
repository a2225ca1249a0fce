import type { User } from '@apiyard/api/contract/session';
import { assign, fromPromise, setup } from 'xstate';
import type { CallRefusal } from '@apiyard/kit/credentials/call-refusal.ts';
import type { Proof, SecondStep } from './recovery.ts';

export const codeLength = 6;

type TwoStepsEvent =
  | { type: 'change'; code: string }
  | { type: 'submit' }
  /** From the digits to a recovery code, and back. */
  | { type: 'use'; kind: Proof['kind'] };

type Outcome = Awaited<ReturnType<SecondStep['confirm']>>;

interface TwoStepsContext {
  proof: Proof;
  problem: 'incomplete' | 'wrong' | null;
  /** Who is in; null until then. */
  user: User | null;
  refusal: CallRefusal | null;
}

function isComplete({ kind, code }: Proof): boolean {
  return kind === 'code' ? code.length === codeLength : code.trim() !== '';
}

/** Clears a wrong code so that the next one can be typed. */
function placed({ proof }: TwoStepsContext, outcome: Outcome): Partial<TwoStepsContext> {
  if (outcome.kind === 'wrong') return { problem: 'wrong', proof: { ...proof, code: '' } };
  if (outcome.kind === 'signed in') return { user: outcome.user };
  return outcome.kind === 'too many tries' || outcome.kind === 'no answer' ? { refusal: outcome } : {};
}

/** The second step of a sign-in: digits, or a recovery code in their place. `confirm` is provided by the route. */
export const twoStepsMachine = setup({
  types: { context: {} as TwoStepsContext, events: {} as TwoStepsEvent },
  actors: { confirm: fromPromise<Outcome, Proof>(() => Promise.reject(new Error('Provide the call that confirms.'))) },
  guards: {
    complete: ({ context }) => isComplete(context.proof),
    ended: (_, { outcome, kind }: { outcome: Outcome; kind: Outcome['kind'] }) => outcome.kind === kind,
  },
}).createMachine({
  id: 'two steps',
  context: { proof: { kind: 'code', code: '' }, problem: null, refusal: null, user: null },
  initial: 'entering',
  states: {
    entering: {
      on: {
        change: {
          actions: assign(({ context, event }) => ({ proof: { ...context.proof, code: event.code }, problem: null })),
        },
        use: {
          actions: assign(({ event }) => ({ proof: { kind: event.kind, code: '' }, problem: null, refusal: null })),
        },
        submit: [
          { guard: 'complete', target: 'confirming', actions: assign({ problem: null, refusal: null }) },
          { actions: assign({ problem: 'incomplete' as const }) },
        ],
      },
    },
    confirming: {
      invoke: {
        src: 'confirm',
        input: ({ context }) => context.proof,
        onDone: [
          {
            guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output, kind: 'signed in' as const }) },
            target: 'signed in',
            actions: assign(({ context, event }) => placed(context, event.output)),
          },
          {
            guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output, kind: 'ended' as const }) },
            target: 'over',
          },
          { target: 'entering', actions: assign(({ context, event }) => placed(context, event.output)) },
        ],
        onError: { target: 'entering', actions: assign({ refusal: { kind: 'no answer' } as const }) },
      },
    },
    'signed in': { type: 'final' },
    /** Its sign-in has expired. */
    over: { type: 'final' },
  },
});
