import type { InputOf, OutputOf } from '@apiyard/api/contract/endpoint';
import { register } from '@apiyard/api/contract/accounts/session';
import { assign, fromPromise, setup } from 'xstate';
import { failureOf } from '@apiyard/kit/errors/failure.ts';

/** What the person fills in. */
export type RegisterInput = Pick<InputOf<typeof register>, 'username' | 'email' | 'password'>;
export type Registered = Pick<OutputOf<typeof register>, 'mustConfirm'>;

interface RegisterContext {
  form: RegisterInput;
  /** The account can be used once the link in the mail was followed. */
  mustConfirm: boolean;
  /** Why no account can be made here at all; null where one can. */
  closed: 'invitation' | 'closed' | null;
  /** What the last try was refused with; null where it was not. */
  error: unknown;
}

/** The registration that the server allows now, where it closed after the page was opened. */
function closedBy(error: unknown): RegisterContext['closed'] {
  const failure = failureOf(register, error);
  return failure?.code === 'RegistrationClosed' ? failure.registration : null;
}

/** Registration. `register` is provided by the route. */
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
