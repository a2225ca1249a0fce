import * as listPage from '@apiyard/modules/invoices/list/invoice-list.route.tsx';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { expect, screen, userEvent, within } from 'storybook/test';
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

/** From an empty form to a delivered invoice of 90 and 10 % VAT, and a copy of it. */
export const CreateToDelivered = story.story({
  beforeEach: ({ msw }) => msw.use(...sampleSite().handlers),
  play: async ({ canvas, step }) => {
    await step('enter the customer', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'New invoice' }));
      const customer = within(await canvas.findByRole('region', { name: 'Customer' }));
      await userEvent.type(customer.getByRole('textbox', { name: /^Name/ }), 'Fern & Ivy');
      await userEvent.type(customer.getByRole('textbox', { name: /^Address/ }), '3 Mill Lane');
      const country = customer.getByRole('combobox', { name: /^Country/ });
      await userEvent.type(country, 'Irel');
      await userEvent.click(await screen.findByRole('option', { name: 'Ireland' }));
      await expect(country).toHaveValue('Ireland');
    });
    await step('enter an item: the totals follow', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Item/ }), 'Paper kite');
      await enter(canvas.getByRole('textbox', { name: /^Quantity/ }), '10');
      await enter(canvas.getByRole('textbox', { name: /^Unit price/ }), '9');
      await enter(canvas.getByRole('textbox', { name: /^VAT(?! ID)/ }), '10');
      await expect(canvas.getByText('Subtotal').nextElementSibling).toHaveTextContent('£90.00');
      await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('£99.00');
    });
    await step('save it', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Save invoice' })[0] as HTMLElement);
      await expect(await canvas.findByRole('article', { name: 'Invoice 108' })).toHaveTextContent('£99.00');
    });
    await step('mark it as shipped, then as delivered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark as shipped' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Mark as delivered' }));
      await expect(await screen.findByText('Invoice 108 marked as delivered')).toBeVisible();
    });
    await step('duplicate it for the next order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'New invoice' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /^Item/ })).toHaveValue('Paper kite');
      await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('£99.00');
    });
  },
});

/** Replaces a number, which counts when its field is left. */
async function enter(field: HTMLElement, value: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, value);
  await userEvent.tab();
}
