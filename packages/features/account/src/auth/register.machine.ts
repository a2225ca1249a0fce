import type { InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import { register } from '@apiyard/api/contract/accounts/session';
import { assign, fromPromise, setup } from 'xstate';
import { failureOf } from '@apiyard/kit/errors/failure.ts';

/** The values of the form. */
export type RegisterInput = Pick<InputOf<typeof register>, 'username' | 'email' | 'password'>;
export type Registered = Pick<OutputOf<typeof register>, 'mustConfirm'>;

interface RegisterContext {
  form: RegisterInput;
  /** The account can be used only after the emailed link was opened. */
  mustConfirm: boolean;
  /** Why registration is not possible; null if it is. */
  closed: 'invitation' | 'closed' | null;
  /** Error of the last attempt; null if it was not rejected. */
  error: unknown;
}

/** The new registration setting, if registration was restricted after the page was opened. */
function closedBy(error: unknown): RegisterContext['closed'] {
  const failure = failureOf(register, error);
  return failure?.code === 'RegistrationClosed' ? failure.registration : null;
}

/** Registration. The route provides `register`. */
export const registerMachine = setup({
  types: { context: {} as RegisterContext, events: {} as { type: 'submit'; form: RegisterInput } },
  actors: {
    register: fromPromise<Registered, RegisterInput>(() => Promise.reject(new Error('Provide the registration call.'))),
  },
  guards: { isClosed: (_, { error }: { error: unknown }) => closedBy(error) !== null },
}).createMachine({
  id: 'register',
  context: { form: { username: '', email: '', password: '' }, mustConfirm: false, closed: null, error: null },
  initial: 'editing',
  states: {
    editing: {
      on: { submit: { target: 'registering', actions: assign(({ event }) => ({ form: event.form, error: null })) } },
    },
    registering: {
      invoke: {
        src: 'register',
        input: ({ context }) => context.form,
        onDone: { target: 'done', actions: assign(({ event }) => ({ mustConfirm: event.output.mustConfirm })) },
        onError: [
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ error: event.error }) },
            target: 'closed',
            actions: assign(({ event }) => ({ closed: closedBy(event.error) })),
          },
          { target: 'editing', actions: assign(({ event }) => ({ error: event.error })) },
        ],
      },
    },
    done: { type: 'final' },
    closed: { type: 'final' },
  },
});
