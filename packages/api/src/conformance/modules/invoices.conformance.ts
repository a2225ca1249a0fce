import { expect } from 'vitest';
import type { Invoice } from '../../contract/modules/invoices.ts';
import {
  addInvoice,
  deleteInvoice,
  getInvoices,
  restoreInvoices,
  updateInvoice,
} from '../../contract/modules/invoices.ts';
import { conformance, conformanceOf, expectFailure, expectOutput } from '../conformance.ts';
import type { World } from '../world.ts';
import { failsInternally } from './fails-internally.ts';

const invoicesOf = async (world: World) =>
  expectOutput<{ data: Invoice[] }>(getInvoices, await world.send(getInvoices, {})).data;
const numbersOf = (invoices: readonly Invoice[]) => invoices.map(({ id }) => id);

const newInvoice: Omit<Invoice, 'id'> = {
  billFrom: 'Paper Kite Studio',
  billFromEmail: 'invoices@paperkite.example',
  billFromAddress: '12 Weathervane Lane',
  billFromPhone: '+44 1632 960100',
  billFromFax: '',
  billFromCountry: 'FR',
  billFromTaxId: 'FR00000000000',
  billTo: 'Lantern Books',
  billToEmail: '',
  billToAddress: '3 Candle Steps',
  billToPhone: '',
  billToFax: '',
  billToCountry: 'FR',
  billToTaxId: '',
  orders: [{ id: '1', itemName: 'Notebook', unitPrice: 9, units: 10, unitTotalPrice: 90, vatRate: 10 }],
  orderDate: '2026-11-26',
  dueDate: null,
  currency: 'EUR',
  note: '',
  totalCost: 90,
  vat: 9,
  grandTotal: 99,
  status: 'Pending',
  completed: false,
  isSelected: false,
};

export const invoicesConformance = conformance(
  conformanceOf(getInvoices, [
    [
      'success',
      'returns the seven original invoices, the first with VAT 9 on 90',
      async (world) => {
        const invoices = await invoicesOf(world);
        expect(
          invoices.map(({ id, totalCost, vat, grandTotal, status }) => [id, totalCost, vat, grandTotal, status]),
        ).toEqual([
          [101, 90, 9, 99, 'Delivered'],
          [102, 1654.6, 330.92, 1985.52, 'Delivered'],
          [103, 1308, 245.94, 1553.94, 'Shipped'],
          [104, 1758.75, 87.94, 1846.69, 'Shipped'],
          [105, 3125, 625, 3750, 'Pending'],
          [106, 5954, 763.62, 6717.62, 'Pending'],
          [107, 292.1, 53.63, 345.73, 'Pending'],
        ]);
      },
    ],
  ]),
  conformanceOf(addInvoice, [
    [
      'success',
      'returns 201 and the invoice under the highest number plus one',
      async (world) => {
        const response = await world.send(addInvoice, newInvoice);
        expect(response.status).toBe(201);
        const { data } = expectOutput<{ data: Invoice }>(addInvoice, response);
        expect(data).toEqual({ ...newInvoice, id: 108 });
        expect((await invoicesOf(world)).at(-1)).toEqual(data);
      },
    ],
    [
      'success',
      'uses the number of a deleted invoice again if it was the highest',
      async (world) => {
        await world.send(deleteInvoice, { invoiceId: 107 });
        await world.send(deleteInvoice, { invoiceId: 103 });
        const { data } = expectOutput<{ data: Invoice }>(addInvoice, await world.send(addInvoice, newInvoice));
        expect(data.id).toBe(107);
      },
    ],
  ]),
  conformanceOf(updateInvoice, [
    [
      'success',
      'replaces the invoice in its place',
      async (world) => {
        const changed = { ...newInvoice, id: 103, status: 'Shipped' as const };
        const { data } = expectOutput<{ data: Invoice }>(updateInvoice, await world.send(updateInvoice, changed));
        expect(data).toEqual(changed);
        expect((await invoicesOf(world))[2]).toEqual(changed);
      },
    ],
    [
      'NotFound',
      `returns 404 'Invoice not found' for an unknown number`,
      async (world) => {
        const before = await invoicesOf(world);
        const response = await world.send(updateInvoice, { ...newInvoice, id: 999 });
        expect(expectFailure(updateInvoice, response, 'NotFound')['message']).toBe('Invoice not found');
        expect(await invoicesOf(world)).toEqual(before);
      },
    ],
  ]),
  conformanceOf(deleteInvoice, [
    [
      'success',
      'deletes the invoice',
      async (world) => {
        expectOutput(deleteInvoice, await world.send(deleteInvoice, { invoiceId: 103 }));
        expect(numbersOf(await invoicesOf(world))).toEqual([101, 102, 104, 105, 106, 107]);
      },
    ],
    [
      'NotFound',
      `returns 404 'invoice not found' for an unknown number`,
      async (world) => {
        const response = await world.send(deleteInvoice, { invoiceId: 999 });
        expect(expectFailure(deleteInvoice, response, 'NotFound')['message']).toBe('invoice not found');
        expect(await invoicesOf(world)).toHaveLength(7);
      },
    ],
  ]),
  conformanceOf(restoreInvoices, [
    [
      'success',
      'restores deleted invoices in their places',
      async (world) => {
        const before = await invoicesOf(world);
        await world.send(deleteInvoice, { invoiceId: 105 });
        await world.send(deleteInvoice, { invoiceId: 102 });
        const deleted = before.filter(({ id }) => id === 105 || id === 102);
        expectOutput(restoreInvoices, await world.send(restoreInvoices, { invoices: deleted.toReversed() }));
        expect(await invoicesOf(world)).toEqual(before);
      },
    ],
    [
      'Conflict',
      'restores none if a number is in use again',
      async (world) => {
        const before = await invoicesOf(world);
        await world.send(deleteInvoice, { invoiceId: 102 });
        const response = await world.send(restoreInvoices, { invoices: before.slice(0, 2) });
        expect(expectFailure(restoreInvoices, response, 'Conflict')['message']).toBe('The number is in use again');
        expect(numbersOf(await invoicesOf(world))).toEqual([101, 103, 104, 105, 106, 107]);
      },
    ],
  ]),
  failsInternally(getInvoices, {}),
  failsInternally(addInvoice, newInvoice),
  failsInternally(updateInvoice, { ...newInvoice, id: 101 }),
  failsInternally(deleteInvoice, { invoiceId: 101 }),
  failsInternally(restoreInvoices, { invoices: [{ ...newInvoice, id: 101 }] }),
);
