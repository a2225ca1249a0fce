import { getProducts, setWished } from '@apiyard/api/contract/modules/shop';
import { saveCart } from '@apiyard/api/contract/modules/shop-orders';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { loadActive } from '@apiyard/kit/copy.ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { shopCopy } from '../shop-copy.ts';
import { shopFixtures } from '../story/shop-fixtures.ts';
import { withToasts } from '../story/with-toasts.tsx';
import { storyProducts } from '../story/story-products.ts';
import page from './shop.page.ts';
import type { ShopScreenProps } from './ShopScreen.tsx';
import { ShopScreen } from './ShopScreen.tsx';
import { firstShopView } from './shop-view.ts';

const args: ShopScreenProps = {
  products: { state: 'done', value: storyProducts },
  wishlist: [2],
  nowMs: Date.parse('2026-11-26'),
  view: firstShopView,
  actions: null,
  onView: fn(),
  onWish: fn(),
  onAdd: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Shop/Products',
  component: ShopScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(shopCopy)],
  args,
});

const titles = (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

export const Success = meta.story({
  play: async ({ canvas, args: { onView, onAdd, onWish } }) => {
    await expect(titles(canvas)).toEqual([
      'Headphones',
      'Kite',
      'Atlas of the night sky',
      'Wool scarf',
      'Canvas backpack',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Wool scarf to cart' }));
    await expect(onAdd).toHaveBeenCalledWith(storyProducts[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Wool scarf to wishlist', pressed: true }));
    await expect(onWish).toHaveBeenCalledWith(2, false);
    await expect(canvas.getByRole('button', { name: 'Add Kite to cart' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /Toys/ }));
    await expect(onView).toHaveBeenLastCalledWith({ ...firstShopView, category: 'toys' });
  },
});

/** Each value says how many products it shows, and reset clears all but the search. */
export const Filtered = meta.story({
  args: { view: { ...firstShopView, query: 'a', category: 'fashion', rating: '4', sort: 'price-up' } },
  play: async ({ canvas, args: { onView } }) => {
    await expect(titles(canvas)).toEqual(['Canvas backpack']);
    await expect(canvas.getByText('1 product')).toBeVisible();
    const categories = within(canvas.getByRole('group', { name: 'Category' }));
    await expect(categories.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'All3',
      'Books0',
      'Fashion1',
      'Electronics1',
      'Toys1',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset filters' }));
    await expect(onView).toHaveBeenLastCalledWith({ ...firstShopView, query: 'a' });
  },
});

export const NothingMatches = meta.story({
  args: { view: { ...firstShopView, query: 'submarine' } },
  play: async ({ canvas, args: { onView } }) => {
    await expect(canvas.getByText('No products match')).toBeVisible();
    await userEvent.click(canvas.getByText('Clear search'));
    await expect(onView).toHaveBeenLastCalledWith(firstShopView);
  },
});

export const Empty = meta.story({
  args: { products: { state: 'done', value: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('No products yet')).toBeVisible(),
});

export const Loading = meta.story({
  args: { products: { state: 'loading' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Products' })).toHaveAttribute('aria-busy', 'true'),
});

export const Failed = meta.story({
  args: { products: { state: 'failed', requestId: 'r-7' } },
  play: async ({ canvas, args: { onRetry } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

const wholePage = { app: { at: '/apps/ecommerce/shop', routes: withToasts([routeOf(page)]) } };

/** Added twice, removed, and brought back: the cart is saved each time. */
export const CartOfThePage = meta.story({
  parameters: wholePage,
  beforeEach: ({ msw }) => msw.use(...shopFixtures()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Canvas backpack to cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    const quantity = await cart.findByRole('textbox', { name: 'Quantity of Canvas backpack' });
    await expect(quantity).toHaveValue('1');
    await userEvent.click(cart.getByRole('button', { name: /Increase/ }));
    await userEvent.click(cart.getByRole('button', { name: /Increase/ }));
    await waitFor(() => expect(quantity).toHaveValue('3'));
    await expect(cart.getByRole('button', { name: /Increase/ })).toBeDisabled();
    await expect(cart.getAllByText('€290.25')[0]).toBeVisible();
    await userEvent.click(cart.getByRole('button', { name: 'Remove Canvas backpack from cart' }));
    await expect(await cart.findByText('Your cart is empty')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Quantity of Canvas backpack', hidden: true })).toHaveValue('3'),
    );
  },
});

export const CartCannotBeSaved = meta.story({
  parameters: wholePage,
  beforeEach: ({ msw }) => msw.use(fixture(saveCart, internal), ...shopFixtures()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Canvas backpack to cart' }));
    await expect(await screen.findByText('Couldn’t save the cart. Your last change was undone.')).toBeVisible();
    await expect(await screen.findByText('Your cart is empty')).toBeVisible();
  },
});

/** The heart is full at once, and empty again when the call fails. */
export const WishFails = meta.story({
  parameters: wholePage,
  beforeEach: ({ msw }) => msw.use(fixture(setWished, internal), ...shopFixtures()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Kite to wishlist' }));
    await expect(await screen.findByText('Couldn’t save the wishlist. Try again.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add Kite to wishlist' })).toBeVisible();
  },
});

export const PageFails = meta.story({
  parameters: wholePage,
  beforeEach: ({ msw }) => msw.use(fixture(getProducts, internal), ...shopFixtures()),
  play: async () => expect(await screen.findByText('Couldn’t load products')).toBeVisible(),
});

/** Search, filters and order are read from the URL. */
export const FromAddress = meta.story({
  parameters: {
    app: { at: '/apps/ecommerce/shop?category=fashion&sort=price-up', routes: withToasts([routeOf(page)]) },
  },
  beforeEach: ({ msw }) => msw.use(...shopFixtures()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 products')).toBeVisible();
    await expect(titles(canvas)).toEqual(['Wool scarf', 'Canvas backpack']);
  },
});
