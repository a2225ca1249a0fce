import { assign, emit, fromPromise, setup } from 'xstate';
import type { AccountRefusal } from './refusals.ts';
import { accountRefusalOf } from './refusals.ts';

type AskEvent =
  /** `subject` is what it is about, such as one of several passkeys. */
  | { type: 'open'; subject: unknown }
  /** `call` sends the answer, and gets the subject. */
  | { type: 'submit'; call: (subject: unknown) => Promise<unknown> }
  /** What was wrong may not be any more. */
  | { type: 'change' }
  | { type: 'close' };

interface AskContext {
  /** Stands in the page all the time; a dialog comes and goes. */
  readonly isInPlace: boolean;
  subject: unknown;
  refusal: AccountRefusal | null;
}

/** Asks for something and sends it; what was refused is said where it was asked. `useAsk` gives it its types. */
export const askMachine = setup({
  types: {
    context: {} as AskContext,
    events: {} as AskEvent,
    input: {} as { readonly isInPlace: boolean },
    emitted: {} as { type: 'done'; told: unknown; subject: unknown },
  },
  actors: { send: fromPromise<unknown, () => Promise<unknown>>(({ input: call }) => call()) },
  guards: { isInPlace: ({ context }) => context.isInPlace },
  actions: {
    tell: emit(({ context }, { told }: { told: unknown }) => ({
      type: 'done' as const,
      told,
      subject: context.subject,
    })),
  },
}).createMachine({
  id: 'ask',
  context: ({ input }) => ({ isInPlace: input.isInPlace, subject: null, refusal: null }),
  initial: 'closed',
  states: {
    closed: {
      always: { guard: 'isInPlace', target: 'asking' },
      on: { open: { target: 'asking', actions: assign(({ event }) => ({ subject: event.subject, refusal: null })) } },
    },
    asking: {
      on: {
        submit: { target: 'sending', actions: assign({ refusal: null }) },
        change: { actions: assign({ refusal: null }) },
        close: 'closed',
      },
    },
    /** It cannot be called back: closing waits for the answer. */
    sending: {
      invoke: {
        src: 'send',
        input: ({ context, event }) => {
          if (event.type !== 'submit') throw new Error('Sending starts with an answer.');
          return () => event.call(context.subject);
        },
        onDone: { target: 'closed', actions: { type: 'tell', params: ({ event }) => ({ told: event.output }) } },
        onError: { target: 'asking', actions: assign(({ event }) => ({ refusal: accountRefusalOf(event.error) })) },
      },
    },
  },
});
