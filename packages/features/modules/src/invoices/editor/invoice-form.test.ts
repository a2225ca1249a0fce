import { addInvoice } from '@apiyard/api/contract/modules/invoices';
import { expect, test } from 'vitest';
import { storyInvoice, storyInvoices } from '../story/story-invoices.ts';
import {
  copiedForm,
  formOf,
  invoiceOf,
  lineAfter,
  newForm,
  withCurrency,
  withLine,
  withoutLine,
  wrongInLine,
} from './invoice-form.ts';

const days = { today: '2026-11-26', due: '2026-12-26' };
const [first, second] = storyInvoices;

test('an invoice stays the same when it is opened and saved', () => {
  for (const invoice of storyInvoices)
    expect({ id: invoice.id, ...invoiceOf(formOf(invoice), invoice) }).toEqual(invoice);
});

test('starts a new invoice with the seller and the currency of the latest', () => {
  expect(newForm(first, days)).toMatchObject({
    billFrom: 'Paper Kite Studio',
    billFromTaxId: 'FR00000000000',
    billTo: '',
    billToCountry: null,
    currency: 'EUR',
    orderDate: '2026-11-26',
    dueDate: '2026-12-26',
    orders: [{ id: '1', itemName: '', units: 1, unitPrice: null, vatRate: 20 }],
  });
});

test('a copy is pending, and has the dates of a new invoice', () => {
  const copy = invoiceOf(copiedForm(first, days), null);
  expect(copy).toMatchObject({ status: 'Pending', completed: false, orderDate: '2026-11-26', dueDate: '2026-12-26' });
  expect(copy.grandTotal).toBe(99);
});

test('a new line has a number of its own and the rate of the line before', () => {
  expect(lineAfter(formOf(second).orders)).toEqual({ id: '3', itemName: '', units: 1, unitPrice: null, vatRate: 5.5 });
});

test('finds what is wrong in a line', () => {
  const [line] = formOf(first).orders;
  if (line === undefined) throw new Error('No line.');
  expect([...wrongInLine(line, 'EUR')]).toEqual([]);
  expect([...wrongInLine({ id: '1', itemName: ' ', units: null, unitPrice: null, vatRate: null }, 'EUR')]).toEqual([
    'units',
    'unitPrice',
    'vatRate',
    'itemName',
  ]);
  expect([...wrongInLine({ ...line, unitPrice: 100_000_001 }, 'EUR')]).toEqual(['unitPrice']);
  expect([...wrongInLine({ ...line, vatRate: 100.5 }, 'EUR')]).toEqual(['vatRate']);
});

test('the contract rejects a form without a customer', () => {
  const result = addInvoice.input.safeParse(invoiceOf({ ...formOf(first), billTo: '', billToCountry: null }, null));
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual(['billTo', 'billToCountry']);
});

test('removes a line and restores it in its place', () => {
  const form = formOf(second);
  const [line] = form.orders;
  if (line === undefined) throw new Error('No line.');
  const without = { ...form, ...withoutLine(form, '1') };
  expect(without.orders.map(({ id }) => id)).toEqual(['2']);
  expect(withLine(without, line, 0).orders).toEqual(form.orders);
});

test('has an empty line in place of the last one', () => {
  expect(withoutLine(formOf(first), '1').orders).toEqual([
    { id: '2', itemName: '', units: 1, unitPrice: null, vatRate: 10 },
  ]);
});

test('rounds prices to the decimals of another currency', () => {
  const form = formOf(storyInvoice({ orders: [['Notebook', 12.5, 1, 10]] }));
  expect(withCurrency(form, 'JPY')).toMatchObject({ currency: 'JPY', orders: [{ unitPrice: 13 }] });
  expect(withCurrency(form, 'USD')).toMatchObject({ currency: 'USD', orders: [{ unitPrice: 1250 }] });
});
