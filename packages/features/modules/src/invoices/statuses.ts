import type { Invoice, InvoiceStatus } from '@apiyard/api/contract/modules/invoices';

/** In the order in which an invoice goes through them. */
export const statuses: readonly InvoiceStatus[] = ['Pending', 'Shipped', 'Delivered'];

/** One step forward, then one step back: none is skipped. */
export function nextStatuses(status: InvoiceStatus): readonly InvoiceStatus[] {
  const at = statuses.indexOf(status);
  return [statuses[at + 1], statuses[at - 1]].filter((next) => next !== undefined);
}

/** The text of a transition: one back is a correction. */
export const transitionText = (from: InvoiceStatus, to: InvoiceStatus) =>
  statuses.indexOf(to) > statuses.indexOf(from)
    ? (`invoices.mark.${to}` as const)
    : (`invoices.back.${to as Exclude<InvoiceStatus, 'Delivered'>}` as const);

/** The invoices that can go to a status. */
export const canBecome = (invoices: readonly Invoice[], status: InvoiceStatus): readonly Invoice[] =>
  invoices.filter((invoice) => nextStatuses(invoice.status).includes(status));

/** The invoice after a transition. */
export function withStatus(invoice: Invoice, status: InvoiceStatus): Invoice {
  return { ...invoice, status, completed: status === 'Delivered' };
}
