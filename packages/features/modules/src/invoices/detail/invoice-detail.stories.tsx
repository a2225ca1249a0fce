import { updateInvoice, getInvoices } from '@apiyard/api/contract/modules/invoices';
import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { invoicesCopy } from '../invoices-copy.ts';
import { storyInvoice, storyInvoices } from '../story/story-invoices.ts';
import * as detailRoute from './invoice-detail.route.tsx';
import type { InvoiceDetailScreenProps } from './InvoiceDetailScreen.tsx';
import { InvoiceDetailScreen } from './InvoiceDetailScreen.tsx';

const done = (value: Invoice | null) => ({ state: 'done' as const, value });
const args: InvoiceDetailScreenProps = {
  invoice: done(storyInvoices[1]),
  onStatus: fn(),
  onDelete: fn(),
  onPrint: fn(),
  onExport: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Invoices/Detail',
  component: InvoiceDetailScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(invoicesCopy)],
  args,
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args: { onPrint, onExport } }) => {
    const sheet = within(canvas.getByRole('article', { name: 'Invoice 102' }));
    await expect(sheet.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ItemQuantityUnit priceVATAmount',
      'Height-adjustable table, oakQuantity4Unit price€349.5020%Amount€1,398.00',
      'DeliveryQuantity1Unit price€85.005.5%Amount€85.00',
    ]);
    await expect(sheet.getByText('VAT 20% of €1,398.00').nextElementSibling).toHaveTextContent('€279.60');
    await expect(sheet.getByText('VAT 5.5% of €85.00').nextElementSibling).toHaveTextContent('€4.68');
    await expect(sheet.getByText('Total').nextElementSibling).toHaveTextContent('€1,767.28');
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(onPrint).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download e-invoice (UBL)' }));
    await expect(onExport).toHaveBeenCalledWith(storyInvoices[1]);
  },
});

/** Only the allowed transitions are offered. */
export const Statuses = meta.story({
  args: { invoice: done(storyInvoices[2]) },
  play: async ({ canvas, args: { onStatus } }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Shipped');
    await expect(canvas.queryByRole('button', { name: 'Mark as shipped' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Move back to pending' }));
    await expect(onStatus).toHaveBeenLastCalledWith(storyInvoices[2], 'Pending');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as delivered' }));
    await expect(onStatus).toHaveBeenLastCalledWith(storyInvoices[2], 'Delivered');
  },
});

export const ExportWithoutTaxId = meta.story({
  args: { invoice: done(storyInvoice({ billFromTaxId: '', orders: [['Notebook', 9, 10, 10]] })) },
  play: async ({ canvas, args: { onExport } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download e-invoice (UBL)' }));
    await expect(await canvas.findByText(/^An e-invoice needs the VAT ID of the seller/)).toBeVisible();
    await expect(onExport).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { invoice: { state: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice'),
});

export const Failed = meta.story({
  args: { invoice: { state: 'failed', requestId: 'r-1' } },
  play: async ({ canvas, args: { onRetry } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

export const NotFound = meta.story({
  args: { invoice: done(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice not found');
    await expect(canvas.getByRole('link', { name: 'View all invoices' })).toHaveAttribute('href', '/apps/invoice/list');
  },
});

const many = storyInvoice({
  id: 105,
  orders: Array.from({ length: 60 }, (_, index) => [
    `Translation of chapter ${index + 1}, per word`,
    0.14,
    1200 + index,
    20,
  ]),
});

/** Longer than one page when it is printed. */
export const Long = meta.story({
  args: { invoice: done(many) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('row')).toHaveLength(61),
});

let stored: Invoice = storyInvoices[3];

/** The whole page: a status is changed, and changed back by 'Undo'. */
export const WholeRoute = meta.story({
  parameters: {
    app: {
      at: '/apps/invoice/detail/104',
      routes: [
        {
          element: (
            <>
              <Outlet />
              <ToastRegion />
            </>
          ),
          HydrateFallback: () => null,
          children: [{ path: '/apps/invoice/detail/:id', ...detailRoute }],
        },
      ],
    },
  },
  beforeEach({ msw }) {
    stored = storyInvoices[3];
    msw.use(
      fixture(getInvoices, () => ({ success: true as const, data: [stored] })),
      fixture(updateInvoice, ({ input }) => {
        stored = input;
        return { success: true as const, data: input };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as shipped' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as delivered' })).toBeVisible();
    await expect(await screen.findByText('Invoice 104 marked as shipped')).toBeVisible();
    await expect([stored.status, stored.completed]).toEqual(['Shipped', false]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored.status).toBe('Pending'));
    await expect(await canvas.findByRole('button', { name: 'Mark as shipped' })).toBeVisible();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => expect(canvas.getByRole('article', { name: 'الفاتورة 102' })).toBeVisible(),
});
