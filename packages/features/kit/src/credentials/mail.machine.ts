import type { PlatformErrors } from '@apiyard/api/contract/problem';
import { assign, fromPromise, setup } from 'xstate';

/** Minimum time between two emails, in seconds. */
const resendAfterS = 60;

type MailEvent =
  /** The address is checked already. */
  { type: 'send'; to: string } | { type: 'send again' } | { type: 'change address' };

interface MailContext {
  /** Empty where the server has it. */
  to: string;
  /** Time until the email can be resent. */
  secondsLeft: number;
  /** What the last try was refused with; null where it was not. */
  error: unknown;
}

/** How long the server refuses another try, in seconds. */
function waitOf(error: unknown): number {
  const { code, retryAfterS = 0 } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly code?: unknown;
  } & Partial<PlatformErrors['RateLimited']>;
  return code === 'RateLimited' ? retryAfterS : 0;
}

/** An email that can be resent. `send` is provided by the route: it is called with the address, and rejects with the problem. */
export const mailMachine = setup({
  types: { context: {} as MailContext, events: {} as MailEvent, input: {} as { isSent: boolean } },
  actors: { send: fromPromise<unknown, string>(() => Promise.reject(new Error('Provide the call that sends.'))) },
  actions: {
    sent: assign({ error: null, secondsLeft: resendAfterS }),
    refuse: assign((_, { error }: { error: unknown }) => ({ error, secondsLeft: waitOf(error) })),
    tick: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
  },
  guards: { isOver: ({ context }) => context.secondsLeft <= 0 },
  delays: { second: 1000 },
}).createMachine({
  id: 'mail',
  context: ({ input }) => ({ to: '', secondsLeft: input.isSent ? resendAfterS : 0, error: null }),
  initial: 'start',
  states: {
    start: { always: [{ guard: 'isOver', target: 'asking' }, { target: 'sent' }] },
    asking: { on: { send: { target: 'sending', actions: assign(({ event }) => ({ to: event.to, error: null })) } } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.to,
        onDone: { target: 'sent', actions: 'sent' },
        onError: { target: 'asking', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    sent: {
      initial: 'waiting',
      on: { 'change address': { target: 'asking', actions: assign({ error: null, secondsLeft: 0 }) } },
      states: {
        waiting: {
          always: { guard: 'isOver', target: 'ready' },
          after: { second: { target: 'waiting', reenter: true, actions: 'tick' } },
        },
        ready: { on: { 'send again': { target: 'sending again', actions: assign({ error: null }) } } },
        'sending again': {
          invoke: {
            src: 'send',
            input: ({ context }) => context.to,
            onDone: { target: 'waiting', actions: 'sent' },
            onError: {
              target: 'waiting',
              actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
