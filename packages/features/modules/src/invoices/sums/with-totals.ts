import type { Invoice, Order } from '@apiyard/api/contract/modules/invoices';
import { totalsOf } from './totals.ts';

type Computed = 'totalCost' | 'vat' | 'grandTotal' | 'orders';

/** The invoice with the amounts that follow from its lines. */
export function withTotals<Given extends Pick<Invoice, 'currency'>>(
  invoice: Given & { readonly orders: readonly Omit<Order, 'unitTotalPrice'>[] },
): Omit<Given, Computed> & Pick<Invoice, Computed> {
  const { lines, totalCost, vat, grandTotal } = totalsOf(invoice.orders, invoice.currency);
  const orders = invoice.orders.map((order, index) => ({ ...order, unitTotalPrice: lines[index] as number }));
  return { ...invoice, orders, totalCost, vat, grandTotal };
}
