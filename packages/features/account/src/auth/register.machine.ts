import { assign, fromPromise, setup } from 'xstate';
import { withoutProblem } from '@apiyard/kit/credentials/first-wrong.ts';
import type { FormRefusal, RegisterRefusal } from './refusals.ts';
import { registerRefusalOf } from './refusals.ts';
import type { FieldProblem, FieldProblems, RegisterField, RegisterInput } from './register-form.ts';
import { checkRegistration } from './register-form.ts';

export type RegisterEvent =
  | { type: 'submit'; form: RegisterInput }
  /** A field changed: its error may be outdated. */
  | { type: 'change'; field: RegisterField };

interface RegisterContext {
  form: RegisterInput;
  /** The account can be used once the link in the mail was followed. */
  mustConfirm: boolean;
  /** Why no account can be made here at all; null where one can. */
  closed: 'invitation' | 'closed' | null;
  problems: FieldProblems;
  /** A refusal that belongs to no field. */
  refusal: FormRefusal | null;
}

/** Assigns the server's error to a field or the form. */
function placed(refusal: RegisterRefusal): Partial<RegisterContext> {
  switch (refusal.kind) {
    case 'username taken':
      return { problems: { username: 'username taken' }, refusal: null };
    case 'username reserved':
      return { problems: { username: 'username reserved' }, refusal: null };
    case 'weak password':
      return { problems: { password: refusal.reason }, refusal: null };
    case 'invalid': {
      const problems = fieldProblems(refusal.fields);
      return { problems, refusal: Object.keys(problems).length > 0 ? null : { kind: 'no answer' } };
    }
    case 'closed':
      return { problems: {}, refusal: null, closed: refusal.registration };
    default:
      return { problems: {}, refusal };
  }
}

const problemOfField = {
  username: 'username pattern',
  email: 'email',
  password: 'too short',
} as const satisfies Record<RegisterField, FieldProblem>;

function fieldProblems(fields: readonly string[]): FieldProblems {
  return Object.fromEntries(Object.entries(problemOfField).filter(([field]) => fields.includes(field)));
}

/** Registration: validated here, then by the server. `register` is provided by the route. */
export const registerMachine = setup({
  types: { context: {} as RegisterContext, events: {} as RegisterEvent },
  actors: {
    register: fromPromise<{ mustConfirm: boolean }, RegisterInput>(() =>
      Promise.reject(new Error('Provide the registration call.')),
    ),
  },
  actions: {
    check: assign((_, { form }: { form: RegisterInput }) => ({
      form,
      problems: checkRegistration(form),
      refusal: null,
    })),
    settle: assign(({ context }, { field }: { field: RegisterField }) => ({
      problems: withoutProblem(context.problems, field),
    })),
    refuse: assign((_, { error }: { error: unknown }) => placed(registerRefusalOf(error))),
  },
  guards: {
    sound: ({ context }) => Object.keys(context.problems).length === 0,
    isClosed: ({ context }) => context.closed !== null,
  },
}).createMachine({
  id: 'register',
  context: {
    form: { username: '', email: '', password: '' },
    mustConfirm: false,
    closed: null,
    problems: {},
    refusal: null,
  },
  initial: 'editing',
  states: {
    editing: {
      always: { guard: 'isClosed', target: 'closed' },
      on: {
        submit: { target: 'checking', actions: { type: 'check', params: ({ event }) => ({ form: event.form }) } },
        change: { actions: { type: 'settle', params: ({ event }) => ({ field: event.field }) } },
      },
    },
    checking: { always: [{ guard: 'sound', target: 'registering' }, { target: 'editing' }] },
    registering: {
      invoke: {
        src: 'register',
        input: ({ context }) => context.form,
        onDone: { target: 'done', actions: assign(({ event }) => ({ mustConfirm: event.output.mustConfirm })) },
        onError: { target: 'editing', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    done: { type: 'final' },
    closed: { type: 'final' },
  },
});
