import { fail } from '@apiyard/api/contract/endpoint';
import { getProducts } from '@apiyard/api/contract/modules/shop';
import type { Order } from '@apiyard/api/contract/modules/shop-orders';
import { getCart, getOrder, placeOrder, saveAddress } from '@apiyard/api/contract/modules/shop-orders';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { fixture, internal, pending } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { shopFixtures, storyAddress } from '../story/shop-fixtures.ts';
import { storyProducts } from '../story/story-products.ts';
import checkoutPage from './checkout.page.ts';
import orderPage from './order.page.ts';
import { Component } from './checkout.route.tsx';

const routes = [routeOf(checkoutPage), routeOf(orderPage)];
const at = (path: string) => ({ app: { at: `/apps/ecommerce/${path}`, routes } });
const cart = [{ id: 1, qty: 2, color: '#588157' }];
const [backpack] = storyProducts;

const order: Order = {
  id: 'AY-1042',
  created: '2026-11-26T10:00:00.000Z',
  items: [{ id: 1, qty: 2, color: '#588157', title: 'Canvas backpack', photo: backpack?.photo ?? '', cents: 9675 }],
  address: storyAddress,
  shippingKind: 'fast',
  payment: { brand: 'Visa', last4: '1111' },
  subTotal: 19_350,
  discount: 968,
  shipping: 200,
  total: 18_582,
};

const meta = preview.meta({
  title: 'Screens/Shop/Checkout',
  component: Component,
  globals: { language: 'en' },
  parameters: at('checkout'),
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(saveAddress, ({ input }) => ({ success: true as const, data: input })),
      ...shopFixtures({ cart }),
    ),
});

const fillCard = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name on card' }), 'Noor Amrani');
  await userEvent.type(screen.getByRole('textbox', { name: 'Card number' }), '4111111111111111');
  await userEvent.type(screen.getByRole('textbox', { name: 'Expiry date' }), '1230');
  await userEvent.type(screen.getByRole('textbox', { name: 'Security code' }), '123');
};

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Quantity of Canvas backpack' })).toHaveValue('2');
    await expect(screen.getByText('-€9.68')).toBeVisible();
    await expect(screen.getByText('€183.82')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getCart, { success: true, data: [] }), ...shopFixtures()),
  play: async () => {
    await expect(await screen.findByText('Your cart is empty')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Browse products' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getProducts, pending), ...shopFixtures({ cart })),
  play: async () => expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible(),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getProducts, internal), ...shopFixtures({ cart })),
  play: async () => expect(await screen.findByText('Couldn’t load the checkout')).toBeVisible(),
});

/** The postal code is checked for the country; what was typed stays. */
export const Address = meta.story({
  parameters: at('checkout?step=address'),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Noor Amrani');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'noor@example.com');
    await userEvent.type(screen.getByRole('textbox', { name: 'Street and number' }), 'Example Street 1');
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Berlin');
    await userEvent.click(screen.getByRole('button', { name: /Country/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
    const code = screen.getByRole('textbox', { name: 'Postal code' });
    await userEvent.type(code, '123');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await expect(await screen.findByText('Enter a postal code of this country, such as 10115.')).toBeVisible();
    await expect(code).toHaveFocus();
    await userEvent.type(code, '45');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await expect(await screen.findByRole('textbox', { name: 'Card number' })).toBeVisible();
  },
});

/** Without an address, payment is not reached. */
export const AddressFirst = meta.story({
  parameters: at('checkout?step=payment'),
  play: async () => expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible(),
});

export const Payment = meta.story({
  parameters: at('checkout?step=payment'),
  beforeEach: ({ msw }) => msw.use(...shopFixtures({ cart, address: storyAddress })),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Place order' }));
    await expect(await screen.findByText('Enter the card number.')).toBeVisible();
    await fillCard();
    await expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4111 1111 1111 1111');
    await expect(screen.getByRole('textbox', { name: 'Expiry date' })).toHaveValue('12/30');
    await userEvent.click(screen.getByRole('radio', { name: /Fast/ }));
    await expect(await screen.findByText('€185.82')).toBeVisible();
  },
});

/** The card is not in the request, and a second press places no second order. */
export const Places = meta.story({
  parameters: at('checkout?step=payment'),
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(placeOrder, ({ input, count }) => {
        if (count > 1 || JSON.stringify(input).includes('4111')) return internal();
        return { success: true as const, data: order };
      }),
      fixture(getOrder, { success: true, data: order }),
      ...shopFixtures({ cart, address: storyAddress }),
    ),
  play: async () => {
    await fillCard();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Place order' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Order AY-1042' })).toBeVisible();
    await expect(screen.getByText('Visa ending in 1111')).toBeVisible();
    await expect(screen.getByText('€185.82')).toBeVisible();
  },
});

/** What was typed stays, and a second try has the same key. */
export const PlacingFails = meta.story({
  parameters: at('checkout?step=payment'),
  beforeEach({ msw }) {
    const keys: string[] = [];
    msw.use(
      fixture(placeOrder, ({ input }) => {
        keys.push(input.key);
        if (keys.length === 1) return fail('OutOfStock', 'Not enough in stock', { productId: 1, available: 1 });
        return keys[0] === keys[1] ? { success: true as const, data: order } : internal();
      }),
      fixture(getOrder, { success: true, data: order }),
      ...shopFixtures({ cart, address: storyAddress }),
    );
  },
  play: async () => {
    await fillCard();
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
    await expect(await screen.findByText(/There is not enough in stock/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4111 1111 1111 1111');
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Order AY-1042' })).toBeVisible();
  },
});

export const Placed = meta.story({
  parameters: at('order/AY-1042?new'),
  beforeEach: ({ msw }) => msw.use(fixture(getOrder, { success: true, data: order }), ...shopFixtures()),
  play: async () => {
    await expect(await screen.findByText(/Your order was placed/)).toBeVisible();
    await expect(screen.getByRole('table', { name: 'Items' })).toHaveTextContent('Canvas backpack · Green');
    await expect(screen.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  },
});

export const OrderMissing = meta.story({
  parameters: at('order/AY-9999'),
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(getOrder, () => fail('NotFound', 'Order not found')),
      ...shopFixtures(),
    ),
  play: async () => waitFor(() => expect(screen.getByText('Order not found')).toBeVisible()),
});
