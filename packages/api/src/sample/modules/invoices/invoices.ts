import type { Invoice } from '../../../contract/modules/invoices.ts';
import {
  addInvoice,
  deleteInvoice,
  getInvoices,
  restoreInvoices,
  updateInvoice,
} from '../../../contract/modules/invoices.ts';
import { fail } from '../../../contract/endpoint.ts';
import type { SampleModule } from '../module.ts';
import { invoicesOf } from './seed/invoices.ts';

export interface InvoicesState {
  /** By ascending number. */
  invoices: Invoice[];
}

const done = { success: true } as const;
/** The number before the first invoice, once all are deleted. */
const numberBefore = 100;

/** The invoices of the sample layer. */
export const invoices: SampleModule<InvoicesState> = {
  name: 'invoices',
  version: 1,
  seed: {
    en: async () => ({ invoices: invoicesOf((await import('./seed/invoices.en.ts')).texts) }),
    fr: async () => ({ invoices: invoicesOf((await import('./seed/invoices.fr.ts')).texts) }),
    ar: async () => ({ invoices: invoicesOf((await import('./seed/invoices.ar.ts')).texts) }),
    ch: async () => ({ invoices: invoicesOf((await import('./seed/invoices.ch.ts')).texts) }),
  },
  handlers: (answer) => [
    answer(getInvoices, ({ state }) => ({ ...done, data: state.invoices })),
    answer(deleteInvoice, ({ state, input }) => {
      const index = state.invoices.findIndex(({ id }) => id === input.invoiceId);
      if (index < 0) return fail('NotFound', 'invoice not found');
      state.invoices.splice(index, 1);
      return done;
    }),
    answer(addInvoice, ({ state, input }) => {
      const id = Math.max(numberBefore, ...state.invoices.map((invoice) => invoice.id)) + 1;
      const invoice = { ...input, id };
      state.invoices.push(invoice);
      return { ...done, data: invoice };
    }),
    answer(updateInvoice, ({ state, input }) => {
      const index = state.invoices.findIndex(({ id }) => id === input.id);
      if (index < 0) return fail('NotFound', 'Invoice not found');
      state.invoices[index] = input;
      return { ...done, data: input };
    }),
    answer(restoreInvoices, ({ state, input }) => {
      const used = new Set(state.invoices.map(({ id }) => id));
      if (input.invoices.some(({ id }) => used.has(id))) return fail('Conflict', 'The number is in use again');
      state.invoices = [...state.invoices, ...input.invoices].toSorted((one, other) => one.id - other.id);
      return done;
    }),
  ],
};
