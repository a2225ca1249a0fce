/** The fields of the editor, and the invoice that they make. */
import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { addInvoice, Invoice, InvoiceCurrency } from '@apiyard/api/contract/modules/invoices';
import { Order } from '@apiyard/api/contract/modules/invoices';
import { currencyDigits, fromMinor, toMinor } from '../sums/minor.ts';
import type { PricedLine } from '../sums/totals.ts';
import { withTotals } from '../sums/with-totals.ts';

/** One line as it is typed; null is an empty field. */
export interface LineForm {
  readonly id: string;
  readonly itemName: string;
  readonly units: number | null;
  /** In the currency's smallest unit. */
  readonly unitPrice: number | null;
  /** In percent. */
  readonly vatRate: number | null;
}

type Texts = Pick<
  Invoice,
  | 'billFrom'
  | 'billFromEmail'
  | 'billFromAddress'
  | 'billFromPhone'
  | 'billFromFax'
  | 'billFromTaxId'
  | 'billTo'
  | 'billToEmail'
  | 'billToAddress'
  | 'billToPhone'
  | 'billToFax'
  | 'billToTaxId'
  | 'note'
>;

export interface InvoiceForm extends Texts {
  readonly billFromCountry: string | null;
  readonly billToCountry: string | null;
  readonly orderDate: string | null;
  readonly dueDate: string | null;
  readonly currency: InvoiceCurrency;
  readonly orders: readonly LineForm[];
}

/** Of the first line. Others start with the rate of the one before. */
const firstRate = 20;

/** A new line after these. */
export function lineAfter(lines: readonly LineForm[]): LineForm {
  const numbers = lines.map(({ id }) => Number(id)).filter(Number.isInteger);
  return {
    id: String(Math.max(0, ...numbers) + 1),
    itemName: '',
    units: 1,
    unitPrice: null,
    vatRate: lines.at(-1)?.vatRate ?? firstRate,
  };
}

export function formOf({
  id: _,
  orders,
  totalCost,
  vat,
  grandTotal,
  status,
  completed,
  isSelected,
  ...fields
}: Invoice) {
  const digits = currencyDigits(fields.currency);
  return {
    ...fields,
    orders: orders.map(({ unitTotalPrice, unitPrice, ...line }) => ({
      ...line,
      unitPrice: toMinor(unitPrice, digits),
    })),
  } satisfies InvoiceForm;
}

export interface Days {
  /** ISO 8601 dates. */
  readonly today: string;
  readonly due: string;
}

/** A new invoice from the seller of the latest one. */
export function newForm(latest: Invoice | undefined, { today, due }: Days): InvoiceForm {
  return {
    billFrom: latest?.billFrom ?? '',
    billFromEmail: latest?.billFromEmail ?? '',
    billFromAddress: latest?.billFromAddress ?? '',
    billFromPhone: latest?.billFromPhone ?? '',
    billFromFax: latest?.billFromFax ?? '',
    billFromCountry: latest?.billFromCountry ?? null,
    billFromTaxId: latest?.billFromTaxId ?? '',
    billTo: '',
    billToEmail: '',
    billToAddress: '',
    billToPhone: '',
    billToFax: '',
    billToCountry: null,
    billToTaxId: '',
    orders: [lineAfter([])],
    orderDate: today,
    dueDate: due,
    currency: latest?.currency ?? 'EUR',
    note: '',
  };
}

/** A copy of an invoice, with the dates of a new one. */
export function copiedForm(invoice: Invoice, { today, due }: Days): InvoiceForm {
  return { ...formOf(invoice), orderDate: today, dueDate: invoice.dueDate === null ? null : due };
}

/** A line for sums: what is not filled in is zero. @param currency of its price */
export function pricedLine({ units, unitPrice, vatRate }: LineForm, currency: string): PricedLine {
  return {
    units: units ?? 0,
    unitPrice: fromMinor(unitPrice ?? 0, currencyDigits(currency)),
    vatRate: vatRate ?? 0,
  };
}

type Sent = InputOf<typeof addInvoice>;
/** The contract's schema finds what is missing. */
type Incomplete = { readonly [Field in keyof Sent]: Sent[Field] | null };

/** @param stored the invoice that is edited; null for a new one */
export function invoiceOf(form: InvoiceForm, stored: Invoice | null): Incomplete {
  return withTotals({
    ...form,
    status: stored?.status ?? ('Pending' as const),
    completed: stored?.completed ?? false,
    isSelected: stored?.isSelected ?? false,
    orders: form.orders.map((line) => ({ ...line, ...pricedLine(line, form.currency) })),
  });
}

export type LineField = 'itemName' | 'units' | 'unitPrice' | 'vatRate';

/** The fields of a line that are empty or that the contract rejects. */
export function wrongInLine(line: LineForm, currency: string): ReadonlySet<LineField> {
  const wrong = new Set<LineField>();
  for (const field of ['units', 'unitPrice', 'vatRate'] as const) if (line[field] === null) wrong.add(field);
  const result = Order.safeParse({ ...line, ...pricedLine(line, currency), unitTotalPrice: 0 });
  for (const { path } of result.error?.issues ?? []) wrong.add(path[0] as LineField);
  return wrong;
}

/** The form without a line. There is always one: in place of the last, an empty one. */
export function withoutLine({ orders }: InvoiceForm, id: string): Pick<InvoiceForm, 'orders'> {
  const left = orders.filter((line) => line.id !== id);
  return { orders: left.length > 0 ? left : [lineAfter(orders)] };
}

/** The form with a removed line in its place again. */
export function withLine({ orders }: InvoiceForm, line: LineForm, index: number): Pick<InvoiceForm, 'orders'> {
  if (orders.some(({ id }) => id === line.id)) return { orders };
  return { orders: orders.toSpliced(index, 0, line) };
}

/** Prices keep their digits when the currency has others: 12.50 EUR becomes 13 JPY, not 1250. */
export function withCurrency(form: InvoiceForm, currency: InvoiceCurrency): Pick<InvoiceForm, 'currency' | 'orders'> {
  const before = currencyDigits(form.currency);
  const after = currencyDigits(currency);
  return {
    currency,
    orders: form.orders.map((line) => ({
      ...line,
      unitPrice: line.unitPrice === null ? null : toMinor(fromMinor(line.unitPrice, before), after),
    })),
  };
}
