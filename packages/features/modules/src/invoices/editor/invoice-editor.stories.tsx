import { fail } from '@apiyard/api/contract/endpoint';
import type { Invoice } from '@apiyard/api/contract/modules/invoices';
import { addInvoice, getInvoices, updateInvoice } from '@apiyard/api/contract/modules/invoices';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { invoicesCopy } from '../invoices-copy.ts';
import { storyInvoices } from '../story/story-invoices.ts';
import * as editorRoute from './invoice-editor.route.tsx';
import { formOf, newForm } from './invoice-form.ts';
import type { InvoiceEditorScreenProps } from './InvoiceEditorScreen.tsx';
import { InvoiceEditorScreen } from './InvoiceEditorScreen.tsx';
import { InvoiceEditorNotLoaded } from './InvoiceEditorNotLoaded.tsx';

const args: InvoiceEditorScreenProps = {
  number: 102,
  form: formOf(storyInvoices[1]),
  phase: 'editing',
  error: null,
  offeredAt: null,
  onChange: fn(),
  onSave: fn(),
  onSaveAsNew: fn(),
  onRestore: fn(),
  onDiscard: fn(),
};

const meta = preview.meta({
  title: 'Screens/Invoices/Editor',
  component: InvoiceEditorScreen,
  globals: { language: 'en' },
  loaders: [() => Promise.all([invoicesCopy, problemsCopy, unsavedCopy].map(loadActive))],
  args,
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args: { onSave } }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Edit invoice 102');
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('€1,767.28');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save invoice' })[0] as HTMLElement);
    await expect(onSave).toHaveBeenCalledTimes(1);
  },
});

export const New = meta.story({
  args: { number: null, form: newForm(storyInvoices[3], { today: '2026-11-26', due: '2026-12-26' }) },
  play: async ({ canvas, args: { onSave } }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('New invoice');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save invoice' })[0] as HTMLElement);
    await expect(onSave).not.toHaveBeenCalled();
    const customer = within(canvas.getByRole('region', { name: 'Customer' }));
    await waitFor(() => expect(customer.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await expect(customer.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription('Fill in this field.');
    await expect(canvas.getByRole('textbox', { name: 'Item' })).toHaveAccessibleDescription('Enter an item.');
    await expect(canvas.getByRole('textbox', { name: 'Unit price' })).toHaveAccessibleDescription(/Enter a price\./);
  },
});

export const DueBeforeIssue = meta.story({
  args: { form: { ...formOf(storyInvoices[0]), dueDate: '2026-09-01' } },
  play: async ({ canvas, args: { onSave } }) => {
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText('The due date can’t be before the issue date.')).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
  },
});

export const Gone = meta.story({
  args: { phase: 'gone', error: { code: 'NotFound' } },
  play: async ({ canvas, args: { onSaveAsNew } }) => {
    await expect(canvas.getByText('Invoice not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as new invoice' }));
    await expect(onSaveAsNew).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  render: () => <InvoiceEditorNotLoaded state="loading" isNew={false} onRetry={fn()} />,
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice'),
});

const onRetry = fn();
export const Failed = meta.story({
  render: () => <InvoiceEditorNotLoaded state="failed" requestId="r-1" isNew onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

/** What the server has, for stories of the route. */
let stored: Invoice[] = [];
const at = (path: string) => ({
  app: {
    at: path,
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
          { path: '/apps/invoice/create', ...editorRoute },
          { path: '/apps/invoice/edit/:id', ...editorRoute },
          { path: '/apps/invoice/detail/:id', Component: () => <h1>Shown</h1> },
          { path: '/apps/invoice/list', Component: () => <h1>Listed</h1> },
        ],
      },
    ],
  },
});
const handlers = () => [
  fixture(getInvoices, () => ({ success: true as const, data: stored })),
  fixture(addInvoice, ({ input }) => {
    const invoice = { ...input, id: 108 };
    stored = [...stored, invoice];
    return { success: true as const, data: invoice };
  }),
  fixture(updateInvoice, ({ input }) => {
    stored = stored.map((invoice) => (invoice.id === input.id ? input : invoice));
    return { success: true as const, data: input };
  }),
];
const drafts = createDrafts('apiyard-invoices', null);
const reset = async (...places: readonly string[]) => {
  stored = [...storyInvoices];
  await Promise.all(places.map((place) => drafts.drop(place)));
};

/** A copy with another line, whose totals follow while it is typed. */
export const DuplicateWithLines = meta.story({
  parameters: at('/apps/invoice/create?from=101'),
  async beforeEach({ msw }) {
    await reset('copy of 101');
    msw.use(...handlers());
  },
  play: async ({ canvas }) => {
    const total = async () => (await canvas.findByText('Total')).nextElementSibling;
    await expect(await total()).toHaveTextContent('€99.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
    const item = canvas.getAllByRole('textbox', { name: 'Item' })[1] as HTMLElement;
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('Wrapping paper, roll');
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Unit price' })[1] as HTMLElement, '18.35');
    await waitFor(async () => expect(await total()).toHaveTextContent('€119.19'));
    await expect(canvas.getByText('VAT 10% of €108.35').nextElementSibling).toHaveTextContent('€10.84');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save invoice' })[0] as HTMLElement);
    await expect(await canvas.findByRole('heading', { name: 'Shown' })).toBeVisible();
    await expect(await screen.findByText('Invoice 108 saved')).toBeVisible();
    const { orders, totalCost, vat, grandTotal, status } = stored.at(-1) as Invoice;
    await expect([orders.length, totalCost, vat, grandTotal, status]).toEqual([2, 108.35, 10.84, 119.19, 'Pending']);
  },
});

/** A line is moved by its handle, with keys alone, and arrow keys stay in a field. */
export const ReorderKeyboard = meta.story({
  parameters: at('/apps/invoice/edit/102'),
  async beforeEach({ msw }) {
    await reset('102');
    msw.use(...handlers());
  },
  play: async ({ canvas }) => {
    const items = () => canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Item' }).map(({ value }) => value);
    await waitFor(() => expect(items()).toEqual(['Height-adjustable table, oak', 'Delivery']));
    const handle = canvas.getAllByRole('button', { name: /^Drag/ })[0] as HTMLElement;
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handle).not.toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(items()).toEqual(['Delivery', 'Height-adjustable table, oak']));
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    const field = canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Item' })[0] as HTMLInputElement;
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{End}{ArrowLeft}{ArrowLeft} x');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Delive xry');
  },
});

export const RemoveLineAndUndo = meta.story({
  parameters: at('/apps/invoice/edit/102'),
  async beforeEach({ msw }) {
    await reset('102');
    msw.use(...handlers());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Height-adjustable table, oak' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Item' })).toHaveLength(1));
    // What is typed in the meantime stays.
    await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), ' New.');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Item' })).toHaveLength(2));
    await expect(canvas.getAllByRole('textbox', { name: 'Item' })[0]).toHaveValue('Height-adjustable table, oak');
    await expect(canvas.getByRole('textbox', { name: /^Note/ })).toHaveValue(`${storyInvoices[1].note} New.`);
  },
});

export const SavingFails = meta.story({
  parameters: at('/apps/invoice/edit/101'),
  async beforeEach({ msw }) {
    await reset('101');
    msw.use(fixture(updateInvoice, internal), ...handlers());
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Note/ }), 'Typed');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save invoice' })[0] as HTMLElement);
    await expect(await canvas.findByText('Couldn’t save the invoice. Your input is kept.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Note/ })).toHaveValue('Typed');
  },
});

export const DeletedInTheMeantime = meta.story({
  parameters: at('/apps/invoice/edit/101'),
  async beforeEach({ msw }) {
    await reset('101');
    msw.use(
      fixture(updateInvoice, () => fail('NotFound', 'Invoice not found')),
      ...handlers(),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Note/ }), 'Typed');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save invoice' })[0] as HTMLElement);
    await expect(await canvas.findByText('Invoice not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as new invoice' }));
    await expect(await canvas.findByRole('heading', { name: 'Shown' })).toBeVisible();
    await expect([stored.at(-1)?.id, stored.at(-1)?.note]).toEqual([108, 'Typed']);
  },
});

export const UnknownInvoice = meta.story({
  parameters: at('/apps/invoice/edit/999'),
  beforeEach({ msw }) {
    stored = [...storyInvoices];
    msw.use(...handlers());
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Invoice not found' })).toBeVisible(),
});

export const DraftOffered = meta.story({
  parameters: at('/apps/invoice/edit/101'),
  async beforeEach({ msw }) {
    await reset();
    const from = formOf(storyInvoices[0]);
    await drafts.keep('101', { written: { ...from, note: 'From yesterday' }, from, at: '2026-11-25T10:00:00.000Z' });
    msw.use(...handlers());
    return () => drafts.drop('101');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Note/ })).toHaveValue('From yesterday'));
  },
});
