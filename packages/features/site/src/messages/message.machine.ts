import type { MessageKind } from '@apiyard/api/contract/site';
import { assign, fromPromise, setup } from 'xstate';
import type { FieldProblems, MessageField, MessageForm } from './message-form.ts';
import { checkMessage, emptyForm, filledIn } from './message-form.ts';
import type { Refusal } from './refusals.ts';
import { refusalOf } from './refusals.ts';

export type MessageEvent =
  | { type: 'change'; change: Partial<MessageForm> }
  /** Values from a draft, the URL or the account. Fills in empty fields only. */
  | { type: 'fill in'; from: Partial<MessageForm>; isDraft: boolean }
  | { type: 'send' }
  /** Proof of work starts or ends while the message is being sent. */
  | { type: 'check started' }
  | { type: 'check ended' }
  /** Clears the form. */
  | { type: 'start over' };

interface MessageContext {
  readonly kind: MessageKind;
  form: MessageForm;
  problems: FieldProblems;
  refusal: Refusal | null;
  /** Number of submits that were stopped by an invalid field; each one moves the focus there. */
  stops: number;
  /** The form contains a draft of an earlier visit. */
  hasDraft: boolean;
  /** Reference of the sent message; null before that. */
  reference: string | null;
}

const blank = { form: emptyForm, problems: {}, refusal: null, hasDraft: false, reference: null };

/** Name and email address are kept for the next message. */
const blankFor = ({ name, email }: MessageForm) => ({ ...blank, form: { ...emptyForm, name, email } });

/** Validates a message, sends it once and keeps it until the server has accepted it. The route provides the call and the drafts. */
export const messageMachine = setup({
  types: { context: {} as MessageContext, events: {} as MessageEvent, input: {} as { readonly kind: MessageKind } },
  actors: { send: fromPromise<string, MessageForm>(() => Promise.reject(new Error('Provide the call.'))) },
  actions: {
    change: assign(({ context }, { change }: { change: Partial<MessageForm> }) => ({
      form: { ...context.form, ...change },
      problems: withoutFields(context.problems, Object.keys(change)),
    })),
    fillIn: assign(({ context }, { from, isDraft }: { from: Partial<MessageForm>; isDraft: boolean }) => {
      const form = filledIn(context.form, from);
      // A draft that is loaded while the person types contains what they have just typed.
      return { form, hasDraft: context.hasDraft || (isDraft && bringsWords(context.form, form)) };
    }),
    check: assign(({ context }) => ({ problems: checkMessage(context.kind, context.form), refusal: null })),
    countStop: assign(({ context }) => ({ stops: context.stops + 1 })),
    refuse: assign((_, { error }: { error: unknown }) => refusalOf(error)),
    take: assign((_, { reference }: { reference: string }) => ({ reference, hasDraft: false })),
    clear: assign(({ context }) => blankFor(context.form)),
    keepDraft: (_, _params: { form: MessageForm }) => {},
    dropDraft: () => {},
  },
  guards: { sound: ({ context }) => Object.keys(context.problems).length === 0 },
}).createMachine({
  id: 'message',
  context: ({ input }) => ({ kind: input.kind, stops: 0, ...blank }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        change: {
          actions: [
            { type: 'change', params: ({ event }) => ({ change: event.change }) },
            { type: 'keepDraft', params: ({ context }) => ({ form: context.form }) },
          ],
        },
        'fill in': {
          actions: { type: 'fillIn', params: ({ event }) => ({ from: event.from, isDraft: event.isDraft }) },
        },
        send: { target: 'checking', actions: 'check' },
        'start over': { actions: ['clear', 'dropDraft'] },
      },
    },
    checking: {
      always: [
        { guard: 'sound', target: 'sending' },
        { target: 'idle', actions: 'countStop' },
      ],
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.form,
        onDone: {
          target: 'sent',
          actions: [{ type: 'take', params: ({ event }) => ({ reference: event.output }) }, 'dropDraft'],
        },
        onError: { target: 'refused', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
      },
      initial: 'asking',
      states: {
        asking: { on: { 'check started': 'proving' } },
        proving: { on: { 'check ended': 'asking' } },
      },
    },
    refused: {
      always: [
        { guard: 'sound', target: 'idle' },
        { target: 'idle', actions: 'countStop' },
      ],
    },
    sent: { on: { 'start over': { target: 'idle', actions: 'clear' } } },
  },
});

function bringsWords(before: MessageForm, after: MessageForm): boolean {
  return before.text !== after.text || before.subject !== after.subject || before.choice !== after.choice;
}

function withoutFields(problems: FieldProblems, fields: readonly string[]): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field as MessageField)));
}
