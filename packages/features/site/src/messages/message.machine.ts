import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { MessageInput } from './message-form.ts';

export type MessageEvent =
  | { type: 'send'; input: MessageInput }
  /** Proof of work starts or ends while the message is being sent. */
  | { type: 'check started' }
  | { type: 'check ended' }
  /** Another message. */
  | { type: 'start over' };

interface MessageContext {
  /** What the last attempt was rejected with; null before and while sending. */
  error: unknown;
  /** Reference of the sent message; null before that. */
  reference: string | null;
}

const blank: MessageContext = { error: null, reference: null };

/** Sends a message once, with proof of work if the server requires it. The route provides the call and the drafts. */
export const messageMachine = setup({
  types: { context: {} as MessageContext, events: {} as MessageEvent },
  actors: { send: fromPromise<string, MessageInput>(() => Promise.reject(new Error('Provide the call.'))) },
  actions: { clear: assign(blank), dropDraft: () => {} },
}).createMachine({
  id: 'message',
  context: blank,
  initial: 'idle',
  states: {
    idle: {
      on: { send: { target: 'sending', actions: 'clear' }, 'start over': { actions: ['clear', 'dropDraft'] } },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ event }) => {
          assertEvent(event, 'send');
          return event.input;
        },
        onDone: { target: 'sent', actions: [assign({ reference: ({ event }) => event.output }), 'dropDraft'] },
        onError: { target: 'idle', actions: assign({ error: ({ event }) => event.error }) },
      },
      initial: 'asking',
      states: {
        asking: { on: { 'check started': 'proving' } },
        proving: { on: { 'check ended': 'asking' } },
      },
    },
    sent: { on: { 'start over': { target: 'idle', actions: 'clear' } } },
  },
});
