import { assign, fromPromise, setup } from 'xstate';
import type { CallRefusal } from './call-refusal.ts';

/** Minimum time between two emails, in seconds. */
const resendAfterS = 60;

type MailEvent =
  /** The address is checked already. */
  { type: 'send'; to: string } | { type: 'send again' } | { type: 'change address' };

export type SendOutcome = { kind: 'sent' } | CallRefusal;

interface MailContext {
  /** Empty where the server has it. */
  to: string;
  /** Time until the email can be resent. */
  secondsLeft: number;
  refusal: CallRefusal | null;
}

/** An email that can be resent. `send` is provided by the route. */
export const mailMachine = setup({
  types: { context: {} as MailContext, events: {} as MailEvent, input: {} as { isSent: boolean } },
  actors: { send: fromPromise<SendOutcome, string>(() => Promise.reject(new Error('Provide the call that sends.'))) },
  actions: {
    take: assign((_, { outcome }: { outcome: SendOutcome }) =>
      outcome.kind === 'sent'
        ? { refusal: null, secondsLeft: resendAfterS }
        : { refusal: outcome, secondsLeft: outcome.kind === 'too many tries' ? outcome.retryAfterS : 0 },
    ),
    noAnswer: assign({ refusal: { kind: 'no answer' } as const, secondsLeft: 0 }),
    tick: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
  },
  guards: {
    sent: (_, { outcome }: { outcome: SendOutcome }) => outcome.kind === 'sent',
    isOver: ({ context }) => context.secondsLeft <= 0,
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'mail',
  context: ({ input }) => ({ to: '', secondsLeft: input.isSent ? resendAfterS : 0, refusal: null }),
  initial: 'start',
  states: {
    start: { always: [{ guard: 'isOver', target: 'asking' }, { target: 'sent' }] },
    asking: { on: { send: { target: 'sending', actions: assign(({ event }) => ({ to: event.to, refusal: null })) } } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.to,
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => ({ outcome: event.output }) },
            target: 'sent',
            actions: { type: 'take', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'asking', actions: { type: 'take', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'asking', actions: 'noAnswer' },
      },
    },
    sent: {
      initial: 'waiting',
      on: { 'change address': { target: 'asking', actions: assign({ refusal: null, secondsLeft: 0 }) } },
      states: {
        waiting: {
          always: { guard: 'isOver', target: 'ready' },
          after: { second: { target: 'waiting', reenter: true, actions: 'tick' } },
        },
        ready: { on: { 'send again': { target: 'sending again', actions: assign({ refusal: null }) } } },
        'sending again': {
          invoke: {
            src: 'send',
            input: ({ context }) => context.to,
            onDone: {
              target: 'waiting',
              actions: { type: 'take', params: ({ event }) => ({ outcome: event.output }) },
            },
            onError: { target: 'ready', actions: 'noAnswer' },
          },
        },
      },
    },
  },
});
