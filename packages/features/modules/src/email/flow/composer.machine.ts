/** Writing one email: it is saved as a draft while people type, then sent, closed or discarded. */
import type { Email, Message } from '@apiyard/api/contract/modules/email';
import { and, assign, emit, fromPromise, setup } from 'xstate';

interface Written {
  readonly message: Message;
  /** Null until it was saved. */
  readonly draftId: string | null;
}

interface Context extends Written {
  /** What needs no saving: what the draft has, or what a new email began with. */
  readonly saved: Message;
  /** What the call under way saves. */
  readonly underWay: Message;
  readonly isEdited: boolean;
  /** How the composer is left once nothing is being saved. */
  readonly leaving: 'close' | 'discard' | 'send' | null;
  /** When it is sent; null is now. */
  readonly sendAt: string | null;
  /** Of the last call, if it failed. */
  readonly failure: { readonly of: 'saving' | 'sending'; readonly error: unknown } | null;
}

export type ComposerEvent =
  | { type: 'compose'; message: Message; draftId: string | null }
  | { type: 'edit'; change: Partial<Message> }
  | { type: 'send'; sendAt: string | null }
  | { type: 'retry' }
  | { type: 'close' }
  | { type: 'discard' };

export type ComposerNotice =
  | { type: 'sent'; email: Email; sendAt: string | null }
  | { type: 'kept' }
  | { type: 'discarded'; draftId: string };

/** After this pause of typing, in ms, the draft is saved. */
const typingPauseMs = 1000;

export const emptyMessage: Message = {
  To: '',
  cc: '',
  bcc: '',
  subject: '',
  emailContent: '',
  attchments: [],
  threadId: null,
};

const isEmpty = ({ To, cc, bcc, subject, emailContent, attchments }: Message) =>
  [To, cc, bcc, subject, emailContent].every((text) => text.trim() === '') && attchments.length === 0;
const closed: Context = {
  message: emptyMessage,
  draftId: null,
  saved: emptyMessage,
  underWay: emptyMessage,
  isEdited: false,
  leaving: null,
  sendAt: null,
  failure: null,
};
const missing = (actor: string) => () => Promise.reject(new Error(`Provide the actor \`${actor}\`.`));

export const composerMachine = setup({
  types: { context: {} as Context, events: {} as ComposerEvent, emitted: {} as ComposerNotice },
  actors: {
    saveDraft: fromPromise<Email, Written>(missing('saveDraft')),
    send: fromPromise<Email, Written & { readonly sendAt: string | null }>(missing('send')),
  },
  delays: { typingPause: typingPauseMs },
  actions: {
    edit: assign(({ context }, change: Partial<Message>) => ({
      message: { ...context.message, ...change },
      isEdited: true,
    })),
    leave: assign((_, { leaving, sendAt = null }: { leaving: Context['leaving']; sendAt?: string | null }) => ({
      leaving,
      sendAt,
      failure: null,
    })),
    fail: assign((_, failure: NonNullable<Context['failure']>) => ({ leaving: null, failure })),
  },
  guards: {
    isSaved: ({ context: { message, saved, draftId } }) => message === saved || (draftId === null && isEmpty(message)),
    isSending: ({ context }) => context.leaving === 'send',
    isLeaving: ({ context }) => context.leaving !== null,
    isDiscarded: ({ context }) => context.leaving === 'discard' && context.draftId !== null,
    isKept: ({ context }) => context.leaving === 'close' && context.draftId !== null && context.isEdited,
  },
}).createMachine({
  id: 'composer',
  context: closed,
  initial: 'closed',
  states: {
    closed: {
      on: {
        compose: {
          target: 'editing',
          actions: assign(({ event: { message, draftId } }) => ({ ...closed, message, draftId, saved: message })),
        },
      },
    },
    editing: {
      initial: 'resting',
      on: {
        edit: { target: '.typing', actions: { type: 'edit', params: ({ event }) => event.change } },
        send: {
          target: '.deciding',
          actions: { type: 'leave', params: ({ event: { sendAt } }) => ({ leaving: 'send', sendAt }) },
        },
        close: { target: '.deciding', actions: { type: 'leave', params: { leaving: 'close' } } },
        discard: { target: '.deciding', actions: { type: 'leave', params: { leaving: 'discard' } } },
      },
      states: {
        resting: {},
        failed: { on: { retry: 'saving' } },
        typing: { after: { typingPause: 'saving' } },
        saving: {
          entry: assign(({ context }) => ({ underWay: context.message, failure: null })),
          // A second call would make a second draft: what happens in the meantime waits for the first.
          on: {
            edit: { actions: { type: 'edit', params: ({ event }) => event.change } },
            send: { actions: { type: 'leave', params: ({ event: { sendAt } }) => ({ leaving: 'send', sendAt }) } },
            close: { actions: { type: 'leave', params: { leaving: 'close' } } },
            discard: { actions: { type: 'leave', params: { leaving: 'discard' } } },
          },
          invoke: {
            src: 'saveDraft',
            input: ({ context: { message, draftId } }) => ({ message, draftId }),
            onDone: {
              target: 'deciding',
              actions: assign(({ context, event }) => ({ saved: context.underWay, draftId: event.output.id })),
            },
            onError: {
              target: 'failed',
              actions: { type: 'fail', params: ({ event: { error } }) => ({ of: 'saving', error }) },
            },
          },
        },
        deciding: {
          always: [
            { guard: 'isSending', target: '#composer.sending' },
            {
              guard: and(['isDiscarded', 'isSaved']),
              target: '#composer.closed',
              actions: emit(({ context }) => ({ type: 'discarded', draftId: context.draftId as string })),
            },
            { guard: and(['isKept', 'isSaved']), target: '#composer.closed', actions: emit({ type: 'kept' }) },
            { guard: and(['isLeaving', 'isSaved']), target: '#composer.closed' },
            { guard: 'isLeaving', target: 'saving' },
            { guard: 'isSaved', target: 'resting' },
            { target: 'typing' },
          ],
        },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context: { message, draftId, sendAt } }) => ({ message, draftId, sendAt }),
        onDone: {
          target: 'closed',
          actions: emit(({ context, event }) => ({ type: 'sent', email: event.output, sendAt: context.sendAt })),
        },
        onError: {
          target: 'editing.failed',
          actions: { type: 'fail', params: ({ event: { error } }) => ({ of: 'sending', error }) },
        },
      },
    },
  },
});
