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
