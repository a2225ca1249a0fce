import * as listPage from '@apiyard/modules/invoices/list/invoice-list.route.tsx';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { loadCopies, routes, sampleSite } from './around.tsx';

const story = preview.meta({
  title: 'Flows/Invoices',
  component: listPage.Component,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/apps/invoice/list', routes } },
  loaders: [loadCopies],
});

const site = sampleSite();

/** A copy of an invoice for another customer, until it is delivered. */
export const DuplicateToDelivered = story.story({
  beforeEach: ({ msw }) => msw.use(...site.handlers),
  play: async ({ canvas, step }) => {
    await step('duplicate an invoice', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions for invoice 101' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'New invoice' })).toBeVisible();
    });
    await step('enter another customer', async () => {
      const customer = within(await canvas.findByRole('region', { name: 'Customer' }));
      const name = customer.getByRole('textbox', { name: /^Name/ });
      await userEvent.clear(name);
      await userEvent.type(name, 'Fern & Ivy');
      await userEvent.click(canvas.getAllByRole('button', { name: 'Save invoice' })[0] as HTMLElement);
      await expect(await canvas.findByRole('article', { name: 'Invoice 108' })).toHaveTextContent('Fern & Ivy');
    });
    await step('mark it as shipped, then as delivered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark as shipped' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Mark as delivered' }));
      await expect(await screen.findByText('Invoice 108 marked as delivered')).toBeVisible();
    });
  },
});

/** A new invoice: entered, saved with its sums, marked as delivered, and exported as an e-invoice. */
export const CreateToExport = story.story({
  beforeEach: ({ msw }) => msw.use(...sampleSite().handlers),
  play: async ({ canvas, step }) => {
    await step('create an invoice', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'New invoice' }));
      await canvas.findByRole('heading', { level: 1, name: 'New invoice' });
      const customer = within(canvas.getByRole('region', { name: 'Customer' }));
      await userEvent.type(customer.getByRole('textbox', { name: /^Name/ }), 'Fern & Ivy');
      await userEvent.type(customer.getByRole('textbox', { name: /^Address/ }), '3 Garden Lane, Dublin');
      await userEvent.click(customer.getByRole('combobox', { name: /^Country/ }));
      await userEvent.keyboard('Irel{Enter}');
      const line = within(canvas.getByRole('region', { name: 'Items' }));
      await userEvent.type(line.getByRole('textbox', { name: /^Item/ }), 'Herb planter');
      const fill = async (name: RegExp, text: string) => {
        const field = line.getByRole('textbox', { name });
        await userEvent.clear(field);
        await userEvent.type(field, text);
        await userEvent.tab();
      };
      await fill(/^Quantity/, '3');
      await fill(/^Unit price/, '19.99');
      await fill(/^VAT/, '10');
      await waitFor(() => expect(line.getByText('Total').nextElementSibling).toHaveTextContent('£65.97'));
      await userEvent.click(canvas.getAllByRole('button', { name: 'Save invoice' })[0] as HTMLElement);
      await expect(await canvas.findByRole('article', { name: 'Invoice 108' })).toHaveTextContent('£65.97');
    });
    await step('mark it as shipped, then as delivered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark as shipped' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Mark as delivered' }));
      await expect(await screen.findByText('Invoice 108 marked as delivered')).toBeVisible();
    });
    await step('export an invoice', async () => {
      const made = spyOn(URL, 'createObjectURL');
      await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Download e-invoice (UBL)' }));
      await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
      const xml = await (made.mock.calls[0]?.[0] as Blob).text();
      made.mockRestore();
      await expect(xml).toContain('Fern &amp; Ivy');
      await expect(xml).toContain('<cbc:PayableAmount currencyID="GBP">65.97</cbc:PayableAmount>');
    });
  },
});
