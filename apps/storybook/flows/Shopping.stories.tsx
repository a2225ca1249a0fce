import { preview } from '@apiyard/kit/story/preview.tsx';
import { Component } from '@apiyard/modules/shop/browse/shop.route.tsx';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadCopies, routes, sampleSite } from './around.tsx';

const story = preview.meta({
  title: 'Flows/Shopping',
  component: Component,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  loaders: [loadCopies],
});

const type = async (name: string, text: string) => userEvent.type(await screen.findByRole('textbox', { name }), text);

/** From the shop over product, cart and checkout to the receipt, on the sample layer. */
export const FindAddOrder = story.story({
  parameters: { app: { at: '/apps/ecommerce/shop', routes } },
  beforeEach: ({ msw }) => msw.use(...sampleSite().handlers),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Books/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Atlas of the Night Sky' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    await userEvent.click(await cart.findByRole('link', { name: 'Go to checkout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to address' }));

    await type('Full name', 'Noor Amrani');
    await type('Email address', 'noor@example.com');
    await userEvent.click(screen.getByRole('button', { name: /Country/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Canada' }));
    await type('Street and number', '1 Example Street');
    await type('Postal code', 'k1a 0b1');
    await type('City', 'Ottawa');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

    await type('Name on card', 'Noor Amrani');
    await type('Card number', '378282246310005');
    await type('Expiry date', '1230');
    await type('Security code', '1234');
    await userEvent.click(screen.getByRole('radio', { name: /Fast/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }));

    await expect(await screen.findByRole('heading', { level: 1, name: 'Order AY-1042' })).toBeVisible();
    await expect(screen.getByText('American Express ending in 0005')).toBeVisible();
    // 34.50 less 5 % is 32.77 or 32.78: half a cent is rounded up in the discount.
    await expect(screen.getByText('€34.77')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to shop' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cart (0)' })).toBeVisible());
  },
});
