import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { deleteInvoice, restoreInvoices, updateInvoice } from '@apiyard/api/contract/modules/invoices';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';

/** A change of the list that can be undone by its opposite. */
export type InvoiceChange =
  | { readonly kind: 'delete'; readonly invoices: readonly Invoice[] }
  | { readonly kind: 'restore'; readonly invoices: readonly Invoice[] }
  | { readonly kind: 'update'; readonly before: Invoice; readonly after: Invoice }
  /** Of several, in the same order before and after. */
  | { readonly kind: 'updateSome'; readonly before: readonly Invoice[]; readonly after: readonly Invoice[] };

export function oppositeOf(change: InvoiceChange): InvoiceChange {
  switch (change.kind) {
    case 'delete':
      return { kind: 'restore', invoices: change.invoices };
    case 'restore':
      return { kind: 'delete', invoices: change.invoices };
    case 'update':
      return { kind: 'update', before: change.after, after: change.before };
    case 'updateSome':
      return { kind: 'updateSome', before: change.after, after: change.before };
  }
}

function applied(invoices: readonly Invoice[], change: InvoiceChange): readonly Invoice[] {
  if (change.kind === 'update' || change.kind === 'updateSome') {
    const after = new Map([change.after].flat().map((invoice) => [invoice.id, invoice]));
    return invoices.map((invoice) => after.get(invoice.id) ?? invoice);
  }
  const ids = new Set(change.invoices.map(({ id }) => id));
  const others = invoices.filter(({ id }) => !ids.has(id));
  return change.kind === 'delete'
    ? others
    : [...others, ...change.invoices].toSorted((one, other) => one.id - other.id);
}

export const invoiceChanges: ListChanges<Invoice, InvoiceChange, null> = {
  expect: applied,
  settle: applied,
  async save(api, change) {
    if (change.kind === 'update') await api.send(updateInvoice, change.after);
    else if (change.kind === 'updateSome') for (const invoice of change.after) await api.send(updateInvoice, invoice);
    else if (change.kind === 'restore') await api.send(restoreInvoices, { invoices: [...change.invoices] });
    else for (const { id } of change.invoices) await api.send(deleteInvoice, { invoiceId: id });
    return null;
  },
};
