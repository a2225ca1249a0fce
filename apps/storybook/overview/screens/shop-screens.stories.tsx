import type { Order } from '@apiyard/api/contract/modules/shop-orders';
import { loadActive } from '@apiyard/kit/copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { firstShopView } from '@apiyard/modules/shop/browse/shop-view.ts';
import { ShopScreen } from '@apiyard/modules/shop/browse/ShopScreen.tsx';
import { linesOf } from '@apiyard/modules/shop/cart/cart-items.ts';
import { checkoutCopy } from '@apiyard/modules/shop/checkout/checkout-copy.ts';
import { CompareScreen } from '@apiyard/modules/shop/compare/CompareScreen.tsx';
import { CheckoutScreen } from '@apiyard/modules/shop/checkout/CheckoutScreen.tsx';
import { OrderScreen } from '@apiyard/modules/shop/checkout/OrderScreen.tsx';
import { DetailScreen } from '@apiyard/modules/shop/detail/DetailScreen.tsx';
import { ListScreen } from '@apiyard/modules/shop/products/ListScreen.tsx';
import { ProductScreen } from '@apiyard/modules/shop/products/ProductScreen.tsx';
import { productsCopy } from '@apiyard/modules/shop/products/products-copy.ts';
import { shopCopy } from '@apiyard/modules/shop/shop-copy.ts';
import { storyAddress } from '@apiyard/modules/shop/story/shop-fixtures.ts';
import { storyProducts, storyReviews } from '@apiyard/modules/shop/story/story-products.ts';
import { pictured, screenModes } from '@apiyard/ui/story/modes.ts';
import { fullAt, inFull, isRendered } from '../in-full.tsx';

const nothing = () => {};
const idle = { mutate: nothing, isPending: false, isSuccess: false, error: null } as const;
const products = { state: 'done', value: storyProducts } as const;
const items = [{ id: 1, qty: 2, color: '#588157' }];
const lines = linesOf(items, storyProducts);
const order: Order = {
  id: 'AY-1042',
  created: '2026-11-21T10:00:00.000Z',
  items: lines.map(({ item, product: { title, photo, salesPrice } }) => ({ ...item, title, photo, cents: salesPrice })),
  address: storyAddress,
  shippingKind: 'fast',
  payment: { brand: 'Visa', last4: '1111' },
  subTotal: 19_350,
  discount: 968,
  shipping: 200,
  total: 18_582,
};

/** The pages of the shop, each once with data. Their other states are under 'Screens'. */
const meta = preview.meta({
  title: 'Overview/Shop screens',
  tags: ['!autodocs'],
  loaders: [() => Promise.all([shopCopy, checkoutCopy, productsCopy, problemsCopy].map(loadActive))],
  parameters: { ...pictured(screenModes), layout: 'fullscreen' },
});

export const Shop = meta.story({
  parameters: fullAt('/apps/ecommerce/shop'),
  render: inFull(
    '/apps/ecommerce/shop',
    <ShopScreen
      products={products}
      wishlist={[2]}
      nowMs={Date.parse('2026-11-21')}
      view={firstShopView}
      actions={null}
      onView={nothing}
      onWish={nothing}
      onAdd={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const Product = meta.story({
  parameters: fullAt('/apps/ecommerce/detail/1'),
  render: inFull(
    '/apps/ecommerce/detail/1',
    <DetailScreen
      id={1}
      products={products}
      reviews={{ state: 'done', value: storyReviews }}
      sending={idle}
      wishlist={[]}
      compared={[]}
      actions={null}
      onCompare={nothing}
      onWish={nothing}
      onAdd={nothing}
      onRetry={nothing}
      onRetryReviews={nothing}
    />,
  ),
  play: isRendered,
});

export const Compare = meta.story({
  parameters: fullAt('/apps/ecommerce/compare'),
  render: inFull(
    '/apps/ecommerce/compare',
    <CompareScreen
      products={products}
      ids={[1, 2, 3]}
      showsDifferences={false}
      actions={null}
      onIds={nothing}
      onShowDifferences={nothing}
      onAdd={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const Checkout = meta.story({
  parameters: fullAt('/apps/ecommerce/checkout'),
  render: inFull(
    '/apps/ecommerce/checkout',
    <CheckoutScreen
      step="payment"
      lines={{ state: 'done', value: lines }}
      cart={{ state: 'done', items, canUndo: false, canRedo: false, send: nothing }}
      items={items}
      address={{ state: 'done', value: { saved: storyAddress } }}
      saving={idle}
      placing={idle}
      actions={null}
      onStep={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const Receipt = meta.story({
  parameters: fullAt('/apps/ecommerce/order/AY-1042'),
  render: inFull(
    '/apps/ecommerce/shop',
    <OrderScreen id="AY-1042" order={{ state: 'done', value: order }} isNew onRetry={nothing} onPrint={nothing} />,
  ),
  play: isRendered,
});

export const ProductList = meta.story({
  parameters: fullAt('/apps/ecommerce/list'),
  render: inFull(
    '/apps/ecommerce/list',
    <ListScreen
      products={products}
      params={new URLSearchParams()}
      actions={null}
      onParams={nothing}
      onChange={nothing}
      onDelete={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const EditProduct = meta.story({
  parameters: fullAt('/apps/ecommerce/edit/1'),
  render: inFull(
    '/apps/ecommerce/list',
    <ProductScreen
      product={{ state: 'done', value: storyProducts[0] ?? 'missing' }}
      sending={idle}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});
