import type { Address, CartItem, Order } from '../../../contract/modules/shop-orders.ts';
import type { Product, Review } from '../../../contract/modules/shop.ts';

/** The shop of the sample layer: its products, and the cart and orders of the person. */
export interface ShopState {
  products: Product[];
  reviews: Record<number, Review[]>;
  /** Ids of products that were deleted: they can be restored. */
  deleted: number[];
  wishlist: number[];
  cart: CartItem[];
  address: Address | null;
  orders: { key: string; order: Order }[];
  /** The number of the next product, review or order. */
  nextId: number;
}
