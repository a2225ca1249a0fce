import { assign, fromPromise, setup } from 'xstate';
import type { CallRefusal } from '@apiyard/kit/credentials/call-refusal.ts';
import type { PasswordProblem } from '@apiyard/kit/credentials/password.ts';
import { checkPassword } from '@apiyard/kit/credentials/password.ts';
import type { NewPassword, Reset } from './recovery.ts';

type ResetEvent =
  | ({ type: 'submit' } & NewPassword)
  /** The password changed: its error may be outdated. */
  | { type: 'change' };

type Outcome = Awaited<ReturnType<Reset['setPassword']>>;

interface ResetContext {
  form: NewPassword;
  problem: PasswordProblem | null;
  refusal: CallRefusal | null;
}

function placed(outcome: Outcome): Pick<ResetContext, 'problem' | 'refusal'> {
  if (outcome.kind === 'weak password') return { problem: outcome.reason, refusal: null };
  return { problem: null, refusal: outcome.kind === 'too many tries' || outcome.kind === 'no answer' ? outcome : null };
}

const empty: NewPassword = { password: '', revokeKeys: true };

/** A new password by the link of a mail. `set` is provided by the route. */
export const resetMachine = setup({
  types: { context: {} as ResetContext, events: {} as ResetEvent },
  actors: {
    set: fromPromise<Outcome, NewPassword>(() => Promise.reject(new Error('Provide the call that sets the password.'))),
  },
  guards: {
    sound: ({ context }) => context.problem === null,
    ended: (_, { outcome, kind }: { outcome: Outcome; kind: Outcome['kind'] }) => outcome.kind === kind,
  },
}).createMachine({
  id: 'reset',
  context: { form: empty, problem: null, refusal: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        submit: {
          target: 'checking',
          actions: assign(({ event: { password, revokeKeys } }) => ({
            form: { password, revokeKeys },
            problem: checkPassword(password),
            refusal: null,
          })),
        },
        change: { actions: assign({ problem: null }) },
      },
    },
    checking: { always: [{ guard: 'sound', target: 'setting' }, { target: 'editing' }] },
    setting: {
      invoke: {
        src: 'set',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output, kind: 'set' as const }) },
            target: 'done',
          },
          {
            guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output, kind: 'link spent' as const }) },
            target: 'spent',
          },
          { target: 'editing', actions: assign(({ event }) => placed(event.output)) },
        ],
        onError: { target: 'editing', actions: assign({ refusal: { kind: 'no answer' } as const }) },
      },
    },
    /** The password is not kept longer than it is needed. */
    done: { entry: assign({ form: empty }), type: 'final' },
    spent: { entry: assign({ form: empty }), type: 'final' },
  },
});
