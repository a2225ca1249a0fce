import {
  changeProducts,
  deleteProducts,
  editProduct,
  getProducts,
  restoreProducts,
} from '@apiyard/api/contract/modules/shop';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { shopCopy } from '../shop-copy.ts';
import { shopFixtures } from '../story/shop-fixtures.ts';
import { withToasts } from '../story/with-toasts.tsx';
import { storyProducts } from '../story/story-products.ts';
import listPage from './list.page.ts';
import type { ListScreenProps } from './ListScreen.tsx';
import { ListScreen } from './ListScreen.tsx';
import { withChanges } from './bulk-changes.ts';
import productPages from './product.page.ts';
import { productsCopy } from './products-copy.ts';

const routes = withToasts([listPage, ...productPages].map((page) => routeOf(page)));
const at = (path: string) => ({ app: { at: `/apps/ecommerce/${path}`, routes } });

const args: ListScreenProps = {
  products: { state: 'done', value: storyProducts },
  params: new URLSearchParams(),
  actions: null,
  onParams: fn(),
  onChange: fn(),
  onDelete: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Shop/ProductList',
  component: ListScreen,
  globals: { language: 'en' },
  loaders: [() => Promise.all([shopCopy, productsCopy].map(loadActive))],
  args,
});

export const Success = meta.story({
  play: async ({ canvas, args: { onParams, onDelete } }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('switch', { name: 'Compact rows' }));
    await expect(onParams).toHaveBeenLastCalledWith(new URLSearchParams('dense=yes'));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Kite' }));
    await expect(onDelete).toHaveBeenCalledWith([4]);
  },
});

export const Empty = meta.story({
  args: { products: { state: 'done', value: [] } },
  play: async ({ canvas }) => expect(await canvas.findByText('No products yet')).toBeVisible(),
});

export const Loading = meta.story({
  args: { products: { state: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'Product list' })).toBeVisible(),
});

export const NothingMatches = meta.story({
  args: { params: new URLSearchParams('search=submarine') },
  play: async ({ canvas }) => expect(canvas.queryByText('Wool scarf')).toBeNull(),
});

export const Failed = meta.story({
  args: { products: { state: 'failed' } },
  play: async ({ canvas, args: { onRetry } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Two selected rows are deleted immediately, and restored by Undo. */
export const DeletesSelected = meta.story({
  parameters: at('list?search=a'),
  beforeEach({ msw }) {
    msw.use(
      fixture(deleteProducts, { success: true }),
      fixture(restoreProducts, ({ input }) => (input.ids.length === 1 ? { success: true as const } : internal())),
      ...shopFixtures(),
    );
  },
  play: async () => {
    const row = await screen.findByRole('row', { name: /Wool scarf/ });
    await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('1 product deleted')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('row', { name: /Wool scarf/ })).toBeVisible();
  },
});

/** The products of a shop that keeps changes. */
function keptProducts() {
  let data = [...storyProducts];
  return [
    fixture(getProducts, () => ({ success: true as const, data })),
    fixture(changeProducts, ({ input }) => {
      data = withChanges(data, input.changes);
      return { success: true as const, data };
    }),
    ...shopFixtures(),
  ];
}

const selectAndOpen = async (item: RegExp | string) => {
  for (const name of [/Wool scarf/, /Kite/])
    await userEvent.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

/** Two selected products become drafts immediately, and are published again by Undo. */
export const ChangesSelected = meta.story({
  parameters: at('list'),
  beforeEach: ({ msw }) => msw.use(...keptProducts()),
  play: async () => {
    await selectAndOpen('Move to drafts (2)');
    await expect(await screen.findByText('2 products changed')).toBeVisible();
    await expect(rowOf(/Wool scarf/)).toHaveTextContent('Draft');
    await expect(rowOf(/Kite/)).toHaveTextContent('Draft');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rowOf(/Wool scarf/)).toHaveTextContent('Published'));
    await expect(rowOf(/Kite/)).toHaveTextContent('Published');
  },
});

/** A dialog asks for the discount of the selected products. */
export const DiscountsSelected = meta.story({
  parameters: at('list'),
  beforeEach: ({ msw }) => msw.use(...keptProducts()),
  play: async () => {
    await selectAndOpen('Set discount');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 products' }));
    const percent = dialog.getByRole('textbox', { name: 'Percent off' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('2 products changed')).toBeVisible();
    await expect(rowOf(/Wool scarf/)).toHaveTextContent('€20.00');
    await expect(rowOf(/Kite/)).toHaveTextContent('€12.45');
  },
});

/** What cannot be saved is as before. */
export const ChangeFails = meta.story({
  parameters: at('list'),
  beforeEach: ({ msw }) => msw.use(fixture(changeProducts, internal), ...shopFixtures()),
  play: async () => {
    await selectAndOpen('Move to drafts (2)');
    await expect(await screen.findByText('Couldn’t change the products. Nothing was changed.')).toBeVisible();
    await waitFor(() => expect(rowOf(/Wool scarf/)).toHaveTextContent('Published'));
  },
});

export const Editing = meta.story({
  parameters: at('edit/1'),
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(editProduct, ({ input }) =>
        input.salesPrice === 6450 && input.title === 'Canvas backpack XL'
          ? { success: true as const, data: { ...(storyProducts[0] as (typeof storyProducts)[0]), ...input } }
          : internal(),
      ),
      ...shopFixtures(),
    ),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' XL');
    const percent = screen.getByRole('textbox', { name: 'Percent off' });
    await expect(percent).toHaveValue('25');
    await userEvent.clear(percent);
    await userEvent.type(percent, '50');
    await userEvent.tab();
    await expect(await screen.findByText('Sells for €64.50')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save product' }));
    await expect(await screen.findByText('Product saved')).toBeVisible();
  },
});

export const Adding = meta.story({
  parameters: at('add'),
  beforeEach: ({ msw }) => msw.use(...shopFixtures()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save product' }));
    await expect(await screen.findByText('Enter a name of at most 120 characters.')).toBeVisible();
    await expect(screen.getByText('Choose a category.')).toBeVisible();
    await expect(screen.getByText('Enter a price above zero.')).toBeVisible();
    await expect(screen.getByText('Add at least one picture.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});
