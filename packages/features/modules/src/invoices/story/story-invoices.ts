import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { withTotals } from '../sums/with-totals.ts';

interface Given extends Partial<Omit<Invoice, 'orders'>> {
  readonly orders: readonly (readonly [itemName: string, unitPrice: number, units: number, vatRate: number])[];
}

/** An invoice with these fields, for stories and tests. */
export const storyInvoice = ({ orders, ...given }: Given): Invoice =>
  withTotals({
    id: 101,
    billFrom: 'Paper Kite Studio',
    billFromEmail: 'invoices@paperkite.example',
    billFromAddress: '12 Weathervane Lane\nUpper Inkwell',
    billFromPhone: '+44 1632 960100',
    billFromFax: '',
    billFromCountry: 'FR',
    billFromTaxId: 'FR00000000000',
    billTo: 'Lantern Books',
    billToEmail: 'accounts@lantern.example',
    billToAddress: '3 Candle Steps\nPort Marrow',
    billToPhone: '+44 1632 960200',
    billToFax: '',
    billToCountry: 'FR',
    billToTaxId: '',
    orderDate: '2026-09-02',
    dueDate: '2026-10-02',
    currency: 'EUR' as const,
    note: '',
    status: 'Pending' as const,
    completed: given.status === 'Delivered',
    isSelected: false,
    ...given,
    orders: orders.map(([itemName, unitPrice, units, vatRate], index) => ({
      id: `${index + 1}`,
      itemName,
      unitPrice,
      units,
      vatRate,
    })),
  });

export const storyInvoices = [
  storyInvoice({ id: 101, status: 'Delivered', orders: [['Notebook, 96 pages', 9, 10, 10]] }),
  storyInvoice({
    id: 102,
    billTo: 'North Quay Offices',
    orderDate: '2026-09-14',
    dueDate: '2026-10-14',
    status: 'Delivered',
    orders: [
      ['Height-adjustable table, oak', 349.5, 4, 20],
      ['Delivery', 85, 1, 5.5],
    ],
    note: 'Thank you for your order. Include the invoice number with your payment.',
  }),
  storyInvoice({
    id: 103,
    billTo: 'Saltmill Academy',
    orderDate: '2026-09-28',
    dueDate: null,
    status: 'Shipped',
    orders: [['Accessibility training, per day', 480, 2.5, 20]],
  }),
  storyInvoice({
    id: 104,
    billTo: 'Quiet Harbour Hotel',
    orderDate: '2026-11-17',
    dueDate: '2026-12-17',
    currency: 'GBP',
    orders: [['Consulting, per hour', 82.5, 3.25, 20]],
  }),
] as const;
