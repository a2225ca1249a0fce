/** Invoices. Paths and names of fields are the specification's; fields that it does not have are marked. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NoExtras, OneLine } from '../problem.ts';

export const InvoiceStatus = z.enum(['Pending', 'Shipped', 'Delivered']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** Codes of ISO 4217 with at most two decimals: EN 16931 allows no more. */
export const InvoiceCurrency = z.enum(['AED', 'CAD', 'CHF', 'CNY', 'EUR', 'GBP', 'JPY', 'MAD', 'SAR', 'USD']);
export type InvoiceCurrency = z.infer<typeof InvoiceCurrency>;

/** The most lines of an invoice. */
export const linesMax = 200;

const decimals = (digits: number) =>
  z.refine<number>((value) => new RegExp(`^\\d+(\\.\\d{1,${digits}})?$`).test(String(value)), {
    error: `Use at most ${digits} decimals.`,
    params: { decimalsMax: digits },
  });
/** In units of the currency, such as 9.99 for EUR. */
const amount = (maximum: number) => z.number().check(z.minimum(0), z.maximum(maximum), decimals(2));
const Sum = amount(5e13);
const OptionalLine = (length: number) => OneLine.check(z.maxLength(length));
const Name = OneLine.check(z.minLength(1), z.maxLength(200));
const Email = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.refine((text) => text === '' || z.email().safeParse(text).success, { error: 'Use an email address.' }),
);
const PostalAddress = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
/** ISO 3166-1 alpha-2. */
const Country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** One line of an invoice. */
export const Order = z.object({
  /** Own field: unique in the invoice. */
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  itemName: Name,
  unitPrice: amount(1e6),
  /** Quantity, with up to three decimals. */
  units: z.number().check(z.gt(0), z.maximum(100_000), decimals(3)),
  /** `unitPrice` × `units`, rounded half up to the currency's decimals. */
  unitTotalPrice: Sum,
  /** Own field: VAT in percent. */
  vatRate: z.number().check(z.minimum(0), z.maximum(100), decimals(2)),
});
export type Order = z.infer<typeof Order>;

export const Invoice = z.object({
  /** The number of the invoice. */
  id: z.int().check(z.minimum(1)),
  billFrom: Name,
  billFromEmail: Email,
  billFromAddress: PostalAddress,
  billFromPhone: OptionalLine(40),
  billFromFax: OptionalLine(40),
  /** Own field. */
  billFromCountry: Country,
  /** Own field: VAT identifier, with the country's prefix; empty if there is none. */
  billFromTaxId: OptionalLine(30),
  billTo: Name,
  billToEmail: Email,
  billToAddress: PostalAddress,
  billToPhone: OptionalLine(40),
  billToFax: OptionalLine(40),
  /** Own field. */
  billToCountry: Country,
  /** Own field. */
  billToTaxId: OptionalLine(30),
  orders: z.array(Order).check(z.minLength(1), z.maxLength(linesMax)),
  /** ISO 8601 date. */
  orderDate: z.iso.date(),
  /** Own field: ISO 8601 date, or null for payment on receipt. */
  dueDate: z.nullable(z.iso.date()),
  /** Own field. */
  currency: InvoiceCurrency,
  /** Own field: text for the customer. */
  note: z.string().check(z.maxLength(2000)),
  /** Sum of the lines, without VAT. */
  totalCost: Sum,
  /** VAT of all rates; each is rounded by itself. */
  vat: Sum,
  /** `totalCost` + `vat`. */
  grandTotal: Sum,
  status: InvoiceStatus,
  /** True once it is delivered. */
  completed: z.boolean(),
  /** Not used by the pages: what is selected belongs to a visit. */
  isSelected: z.boolean(),
});
export type Invoice = z.infer<typeof Invoice>;

const success = z.literal(true);
const shared = { auth: 'anyone', isSample: true, failures: 'message' } as const;
const OneInvoice = z.object({ success, data: Invoice });

export const getInvoices = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/data/invoicedata',
  summary: 'All invoices, by ascending number.',
  input: z.object({}),
  output: z.object({ success, data: z.array(Invoice) }),
  errors: { Internal: NoExtras },
});

export const deleteInvoice = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/data/invoicedata/deleteinvoice',
  summary: 'Deletes an invoice.',
  input: z.object({ invoiceId: Invoice.shape.id }),
  output: z.object({ success }),
  errors: { NotFound: NoExtras, Internal: NoExtras },
});

export const addInvoice = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/data/invoicedata/addinvoice',
  summary: 'Adds an invoice. Its number is the highest one plus one.',
  status: 201,
  input: z.omit(Invoice, { id: true }),
  output: OneInvoice,
  errors: { Internal: NoExtras },
});

export const updateInvoice = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/data/invoicedata/updateinvoice',
  summary: 'Replaces an invoice.',
  input: Invoice,
  output: OneInvoice,
  errors: { NotFound: NoExtras, Internal: NoExtras },
});

/** Own call, for undo. It restores all of them, or none if one of the numbers is in use again. */
export const restoreInvoices = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/data/invoicedata/restoreinvoices',
  summary: 'Restores deleted invoices under their numbers.',
  input: z.object({ invoices: z.array(Invoice).check(z.minLength(1), z.maxLength(1000)) }),
  output: z.object({ success }),
  errors: { Conflict: NoExtras, Internal: NoExtras },
});
