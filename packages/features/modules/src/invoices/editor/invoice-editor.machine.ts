/** The editor of an invoice: typing, saving, and an invoice that was deleted in the meantime. */
import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { assign, fromPromise, setup } from 'xstate';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import type { InvoiceForm } from './invoice-form.ts';

interface EditorContext {
  readonly form: InvoiceForm;
  /** The invoice that is edited; null for a new one. */
  readonly stored: Invoice | null;
  /** Why the last attempt failed; null if it did not. */
  readonly error: unknown;
  /** The invoice as it was saved. */
  readonly saved: Invoice | null;
}

type EditorEvent =
  | { readonly type: 'change'; readonly form: InvoiceForm }
  | { readonly type: 'save' }
  /** The invoice no longer exists: what was typed becomes a new one. */
  | { readonly type: 'save as new' };

/** What is saved. */
export type Storing = Pick<EditorContext, 'form' | 'stored'>;

export const invoiceEditorMachine = setup({
  types: {
    context: {} as EditorContext,
    events: {} as EditorEvent,
    input: {} as Storing,
  },
  actors: {
    store: fromPromise<Invoice, Storing>(() => Promise.reject(new Error('The route provides it.'))),
  },
}).createMachine({
  id: 'invoice editor',
  context: ({ input }) => ({ ...input, error: null, saved: null }),
  initial: 'editing',
  on: { change: { actions: assign(({ event }) => ({ form: event.form })) } },
  states: {
    editing: { on: { save: 'saving' } },
    saving: {
      entry: assign({ error: null }),
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context: { form, stored } }) => ({ form, stored }),
        onDone: { target: 'saved', actions: assign({ saved: ({ event }) => event.output }) },
        onError: [
          {
            guard: ({ event }) => refusalOf(event.error).code === 'NotFound',
            target: 'gone',
            actions: assign({ error: ({ event }) => event.error }),
          },
          { target: 'editing', actions: assign({ error: ({ event }) => event.error }) },
        ],
      },
    },
    gone: {
      on: {
        save: 'saving',
        'save as new': { target: 'saving', actions: assign({ stored: null }) },
      },
    },
    saved: { type: 'final' },
  },
});
