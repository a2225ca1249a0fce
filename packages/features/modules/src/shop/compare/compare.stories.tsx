import { routeOf } from '@apiyard/kit/routing/route.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import shopPage from '../browse/shop.page.ts';
import { shopCopy } from '../shop-copy.ts';
import { shopFixtures } from '../story/shop-fixtures.ts';
import { storyProducts } from '../story/story-products.ts';
import { withToasts } from '../story/with-toasts.tsx';
import page from './compare.page.ts';
import type { CompareScreenProps } from './CompareScreen.tsx';
import { CompareScreen } from './CompareScreen.tsx';

const args: CompareScreenProps = {
  products: { state: 'done', value: storyProducts },
  ids: [1, 4, 2],
  showsDifferences: false,
  actions: null,
  onIds: fn(),
  onShowDifferences: fn(),
  onAdd: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Shop/Compare',
  component: CompareScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(shopCopy)],
  args,
});

/** Names of the rows, with the mark of those that differ. */
const rowNames = () =>
  within(screen.getByRole('table', { name: 'Compare products' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Success = meta.story({
  play: async ({ canvas, args: { onIds, onAdd, onShowDifferences } }) => {
    await expect(rowNames()).toEqual([
      'Product',
      'PriceDifferent',
      'RatingDifferent',
      'CategoryDifferent',
      'ForDifferent',
      'ColoursDifferent',
      'In stockDifferent',
      'Description',
    ]);
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Detail',
      'Canvas backpack',
      'Kite',
      'Wool scarf',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kite from comparison' }));
    await expect(onIds).toHaveBeenCalledWith([1, 2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Canvas backpack to cart' }));
    await expect(onAdd).toHaveBeenCalledWith(storyProducts[0]);
    await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }));
    await expect(onShowDifferences).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('link', { name: 'Add a product' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/shop?compare=1,4,2',
    );
  },
});

export const OnlyDifferences = meta.story({
  args: { ids: [1, 2], showsDifferences: true },
  play: async () =>
    expect(rowNames()).toEqual([
      'Product',
      'PriceDifferent',
      'RatingDifferent',
      'ForDifferent',
      'ColoursDifferent',
      'In stockDifferent',
    ]),
});

/** A card for each detail instead of a table. */
export const ComparedOnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const price = canvas.getByRole('region', { name: 'Price' });
    await expect(within(price).getByText('Different')).toBeVisible();
    await expect(
      within(price)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Canvas backpack', 'Kite', 'Wool scarf']);
  },
});

export const OneProduct = meta.story({
  args: { ids: [3] },
  play: async ({ canvas }) => expect(canvas.getByText('Select another product to compare.')).toBeVisible(),
});

/** Also if the products of the URL were deleted. */
export const Empty = meta.story({
  args: { ids: [99] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to compare yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/apps/ecommerce/shop');
  },
});

export const Loading = meta.story({
  args: { products: { state: 'loading' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Products' })).toHaveAttribute('aria-busy', 'true'),
});

export const Failed = meta.story({
  args: { products: { state: 'failed' } },
  play: async ({ canvas, args: { onRetry } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

/** From the shop: two products are chosen, a fifth cannot be, and the choice is in the URL of each page. */
export const ChosenInTheShop = meta.story({
  parameters: {
    ...pictured(inLight),
    app: {
      at: '/apps/ecommerce/shop?compare=3,4,5',
      routes: withToasts([shopPage, page].map((one) => routeOf(one))),
    },
  },
  beforeEach: ({ msw }) => msw.use(...shopFixtures()),
  play: async () => {
    const bar = await screen.findByRole('group', { name: 'Compare products' });
    await userEvent.click(screen.getByRole('button', { name: 'Add Wool scarf to comparison' }));
    await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent('4 of 4 products selected'));
    await expect(screen.getByRole('button', { name: 'Add Canvas backpack to comparison' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Add Kite to comparison', pressed: true }));
    await userEvent.click(within(bar).getByRole('link', { name: 'Compare' }));
    const table = await screen.findByRole('table', { name: 'Compare products' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Detail', 'Atlas of the night sky', 'Headphones', 'Wool scarf']);
  },
});
