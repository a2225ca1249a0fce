import { fail } from '@apiyard/api/contract/endpoint';
import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { deleteInvoice, getInvoices, restoreInvoices, updateInvoice } from '@apiyard/api/contract/modules/invoices';
import { firstView } from '@apiyard/ui/DataTable';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { sampleDataCopy } from '../../sample-data/sample-data-copy.ts';
import { invoicesCopy } from '../invoices-copy.ts';
import { storyInvoices } from '../story/story-invoices.ts';
import * as listRoute from './invoice-list.route.tsx';
import type { InvoiceListScreenProps } from './InvoiceListScreen.tsx';
import { InvoiceListScreen } from './InvoiceListScreen.tsx';

const args: InvoiceListScreenProps = {
  invoices: { state: 'done', value: storyInvoices },
  view: firstView,
  onViewChange: fn(),
  selected: new Set(),
  onSelectionChange: fn(),
  onChange: fn(),
  onOpen: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Invoices/List',
  component: InvoiceListScreen,
  globals: { language: 'en' },
  loaders: [() => Promise.all([invoicesCopy, sampleDataCopy].map(loadActive))],
  args,
});

const customers = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args: { onViewChange } }) => {
    const tiles = within(canvas.getByRole('list', { name: 'Filter by status' }));
    await expect(tiles.getAllByRole('button').map((tile) => tile.textContent)).toEqual([
      '4Total',
      '1Shipped',
      '2Delivered',
      '1Pending',
    ]);
    await expect(tiles.getByRole('button', { name: '4 Total' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('row', { name: '102' })).toHaveTextContent('€1,767.28');
    await userEvent.click(tiles.getByRole('button', { name: '2 Delivered' }));
    await expect(onViewChange).toHaveBeenCalledWith({
      ...firstView,
      filters: { status: { kind: 'choices', ids: ['Delivered'] } },
    });
  },
});

export const RowActions = meta.story({
  play: async ({ canvas, args: { onChange } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for invoice 103' }));
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'View',
      'Edit',
      'Duplicate',
      'Mark as delivered',
      'Move back to pending',
      'Delete',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as delivered' }));
    const before = storyInvoices[2];
    await expect(onChange).toHaveBeenCalledWith({
      kind: 'update',
      before,
      after: { ...before, status: 'Delivered', completed: true },
    });
  },
});

export const Loading = meta.story({
  args: { invoices: { state: 'loading' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('list', { name: 'Filter by status' })).toHaveAttribute('aria-busy', 'true'),
});

export const Empty = meta.story({
  args: { invoices: { state: 'done', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invoices yet')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'New invoice' })).toHaveLength(2);
  },
});

export const FilteredToNothing = meta.story({
  args: { view: { ...firstView, search: 'zebra' } },
  play: async ({ canvas, args: { onViewChange } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(onViewChange).toHaveBeenCalledWith(firstView);
  },
});

export const Failed = meta.story({
  args: { invoices: { state: 'failed', requestId: 'r-1' } },
  play: async ({ canvas, args: { onRetry } }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load invoices');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

/** What the server has, for stories of the route. */
let stored: Invoice[] = [];
const routeParameters = {
  layout: 'fullscreen' as const,
  app: {
    at: '/apps/invoice/list',
    routes: [
      {
        element: (
          <>
            <Outlet />
            <ToastRegion />
          </>
        ),
        HydrateFallback: () => null,
        children: [
          { path: '/apps/invoice/list', ...listRoute },
          { path: '/apps/invoice/detail/:id', Component: () => <h1>Another page</h1> },
        ],
      },
    ],
  },
};
const seed = () => {
  stored = [...storyInvoices];
};

/** Two selected with Shift are deleted and restored. */
export const DeleteAndUndo = meta.story({
  parameters: routeParameters,
  beforeEach({ msw }) {
    seed();
    msw.use(
      fixture(getInvoices, () => ({ success: true as const, data: stored })),
      fixture(deleteInvoice, ({ input }) => {
        stored = stored.filter(({ id }) => id !== input.invoiceId);
        return { success: true as const };
      }),
      fixture(restoreInvoices, ({ input }) => {
        stored = [...stored, ...input.invoices].toSorted((one, other) => one.id - other.id);
        return { success: true as const };
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: '103' });
    const boxOf = (name: string) => within(canvas.getByRole('row', { name })).getByRole('checkbox');
    await userEvent.click(boxOf('104'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxOf('103'));
    await userEvent.keyboard('{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(customers()).toEqual(['North Quay Offices', 'Lantern Books']));
    await expect(await screen.findByText('2 invoices deleted')).toBeVisible();
    await waitFor(() => expect(stored.map(({ id }) => id)).toEqual([101, 102]));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(customers()).toEqual(['Quiet Harbour Hotel', 'Saltmill Academy', 'North Quay Offices', 'Lantern Books']),
    );
    await waitFor(() => expect(stored.map(({ id }) => id)).toEqual([101, 102, 103, 104]));
  },
});

export const DeleteOfUnknown = meta.story({
  parameters: routeParameters,
  beforeEach({ msw }) {
    seed();
    msw.use(
      fixture(getInvoices, () => ({ success: true as const, data: stored })),
      fixture(deleteInvoice, () => {
        stored = stored.filter(({ id }) => id !== 104);
        return fail('NotFound', 'invoice not found');
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for invoice 104' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(await screen.findByText('Couldn’t delete: invoice not found')).toBeVisible();
    await waitFor(() => expect(customers()).toEqual(['Saltmill Academy', 'North Quay Offices', 'Lantern Books']));
  },
});

export const StatusRollsBack = meta.story({
  parameters: routeParameters,
  beforeEach({ msw }) {
    seed();
    msw.use(
      fixture(getInvoices, () => ({ success: true as const, data: stored })),
      fixture(updateInvoice, internal),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for invoice 104' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as shipped' }));
    await expect(await screen.findByText('Couldn’t change the status. Try again.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: '104' })).toHaveTextContent('Pending');
  },
});

/** Only those of the selected invoices that can have the status get it, and get the one before back. */
export const StatusOfSeveral = meta.story({
  parameters: routeParameters,
  beforeEach({ msw }) {
    seed();
    msw.use(
      fixture(getInvoices, () => ({ success: true as const, data: stored })),
      fixture(updateInvoice, ({ input }) => {
        stored = stored.map((invoice) => (invoice.id === input.id ? input : invoice));
        return { success: true as const, data: input };
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: '103' });
    for (const name of ['104', '103', '102'])
      await userEvent.click(within(canvas.getByRole('row', { name })).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Change status' }));
    await expect(screen.getByRole('menuitem', { name: 'Mark as pending (1)' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as shipped (2)' }));
    await expect(await screen.findByText('Status of 2 invoices changed')).toBeVisible();
    const statuses = () => stored.map(({ id, status }) => [id, status]);
    await expect(statuses()).toEqual([
      [101, 'Delivered'],
      [102, 'Shipped'],
      [103, 'Shipped'],
      [104, 'Shipped'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(statuses()).toEqual([
        [101, 'Delivered'],
        [102, 'Delivered'],
        [103, 'Shipped'],
        [104, 'Pending'],
      ]),
    );
  },
});

/** Search and tile are in the URL, which the screen follows. */
export const Keyboard = meta.story({
  parameters: routeParameters,
  beforeEach({ msw }) {
    seed();
    msw.use(
      fixture(getInvoices, () => ({ success: true as const, data: stored })),
      fixture(updateInvoice, internal),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: '103' });
    canvas.getByRole('button', { name: '1 Shipped' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(customers()).toEqual(['Saltmill Academy']));
    await expect(canvas.getByRole('button', { name: '1 Shipped' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(customers()).toHaveLength(4));
    await userEvent.type(canvas.getByRole('searchbox'), 'quay');
    await waitFor(() => expect(customers()).toEqual(['North Quay Offices']));
  },
});
