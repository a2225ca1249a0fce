import { type FailureOf, fail } from '../../../contract/endpoint.ts';
import {
  type CartItem,
  getAddress,
  getCart,
  getOrder,
  type Order,
  placeOrder,
  saveAddress,
  saveCart,
} from '../../../contract/modules/shop-orders.ts';
import {
  addProduct,
  addReview,
  changeProducts,
  deleteProducts,
  editProduct,
  getProducts,
  getReviews,
  getWishlist,
  type Product,
  restoreProducts,
  type Review,
  setWished,
} from '../../../contract/modules/shop.ts';
import { picturesIn } from '../../../contract/modules/shop/pictures.ts';
import { discountOf, orderSums } from '../../../contract/modules/shop/sums.ts';
import type { SampleModule } from '../module.ts';
import type { ShopState } from './state.ts';

const done = { success: true } as const;
const noProduct = () => fail('NotFound', 'Product not found');

const listed = ({ products, deleted }: ShopState) => products.filter(({ id }) => !deleted.includes(id));
const productOf = (state: ShopState, id: number) => listed(state).find((product) => product.id === id);
const now = () => new Date().toISOString();

/** Why these cannot be in the cart: a product is gone, or there are fewer of it. */
function unavailableIn(state: ShopState, items: readonly CartItem[]): FailureOf<typeof saveCart> | undefined {
  for (const { id } of items) {
    const product = productOf(state, id);
    if (product === undefined) return noProduct();
    const wanted = items.reduce((sum, item) => sum + (item.id === id ? item.qty : 0), 0);
    if (wanted > product.stock)
      return fail('OutOfStock', 'Not enough in stock', { productId: id, available: product.stock });
  }
  return undefined;
}

/** The shop of the sample layer. */
export const shop: SampleModule<ShopState> = {
  name: 'shop',
  version: 2,
  seed: {
    en: async () => (await import('./seed/shop.en.ts')).shop(),
    fr: async () => (await import('./seed/shop.fr.ts')).shop(),
    ar: async () => (await import('./seed/shop.ar.ts')).shop(),
    ch: async () => (await import('./seed/shop.ch.ts')).shop(),
  },
  handlers: (answer) => [
    answer(getProducts, ({ state }) => ({ ...done, data: listed(state) })),
    answer(addProduct, ({ state, input }) => {
      const product: Product = {
        ...input,
        id: state.nextId++,
        discount: discountOf(input.price, input.salesPrice),
        related: [],
        rating: 0,
        qty: 1,
        created: now(),
      };
      state.products.push(product);
      return { ...done, data: product };
    }),
    answer(editProduct, ({ state, input }) => {
      const product = productOf(state, input.id);
      if (product === undefined) return noProduct();
      Object.assign(product, input, { discount: discountOf(input.price, input.salesPrice) });
      return { ...done, data: product };
    }),
    answer(changeProducts, ({ state, input }) => {
      if (!input.changes.every(({ id }) => productOf(state, id))) return noProduct();
      const data = input.changes.map(({ id, pricing, publishing, ...given }) => {
        const product = Object.assign(productOf(state, id) as Product, given, pricing, publishing);
        product.discount = discountOf(product.price, product.salesPrice);
        return product;
      });
      return { ...done, data };
    }),
    answer(deleteProducts, ({ state, input }) => {
      if (!input.ids.every((id) => productOf(state, id))) return noProduct();
      state.deleted.push(...input.ids);
      return done;
    }),
    answer(restoreProducts, ({ state, input }) => {
      if (!input.ids.every((id) => state.deleted.includes(id))) return noProduct();
      state.deleted = state.deleted.filter((id) => !input.ids.includes(id));
      return done;
    }),
    answer(getReviews, ({ state, input }) => {
      const product = productOf(state, Number(input.id));
      return product === undefined ? noProduct() : { ...done, data: state.reviews[product.id] ?? [] };
    }),
    answer(addReview, ({ state, input: { productId, ...given } }) => {
      const product = productOf(state, productId);
      if (product === undefined) return noProduct();
      const review: Review = { ...given, id: state.nextId++, created: now() };
      const reviews = [review, ...(state.reviews[productId] ?? [])];
      state.reviews[productId] = reviews;
      product.rating = Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10;
      return { ...done, data: review };
    }),
    answer(getWishlist, ({ state }) => ({ ...done, data: state.wishlist.filter((id) => productOf(state, id)) })),
    answer(setWished, ({ state, input: { id, isWished } }) => {
      if (productOf(state, id) === undefined) return noProduct();
      const others = state.wishlist.filter((other) => other !== id);
      state.wishlist = isWished ? [id, ...others] : others;
      return { ...done, data: state.wishlist };
    }),
    answer(getCart, ({ state }) => ({ ...done, data: state.cart.filter(({ id }) => productOf(state, id)) })),
    answer(saveCart, ({ state, input }) => {
      const reason = unavailableIn(state, input.items);
      if (reason !== undefined) return reason;
      state.cart = input.items;
      return { ...done, data: state.cart };
    }),
    answer(getAddress, ({ state }) => ({ ...done, data: state.address })),
    answer(saveAddress, ({ state, input }) => {
      state.address = input;
      return { ...done, data: input };
    }),
    answer(placeOrder, ({ state, input: { key, items, ...given } }) => {
      const placed = state.orders.find((known) => known.key === key);
      if (placed !== undefined) return { ...done, data: placed.order };
      const reason = unavailableIn(state, items);
      if (reason !== undefined) return reason;
      const lines = items.map((item) => {
        const product = productOf(state, item.id) as Product;
        const [photo] = picturesIn(product, item.color);
        return { ...item, title: product.title, photo, cents: product.salesPrice };
      });
      for (const { id, qty } of items) (productOf(state, id) as Product).stock -= qty;
      const order: Order = {
        ...given,
        ...orderSums(lines, given.shippingKind),
        id: `AY-${state.nextId++}`,
        created: now(),
        items: lines,
      };
      state.orders.push({ key, order });
      state.cart = [];
      return { ...done, data: order };
    }),
    answer(getOrder, ({ state, input }) => {
      const placed = state.orders.find(({ order }) => order.id === input.id);
      return placed === undefined ? fail('NotFound', 'Order not found') : { ...done, data: placed.order };
    }),
  ],
};
