import type { CartItem } from '@apiyard/api/contract/modules/shop-orders';
import type { Product } from '@apiyard/api/contract/modules/shop';

/** Names an item of the cart: the same product in another colour is another item. */
export interface ItemKey {
  readonly id: number;
  readonly color: string | null;
}

export type Items = readonly CartItem[];

const isSame = (key: ItemKey) => (item: ItemKey) => item.id === key.id && item.color === key.color;

export const keyOfItem = ({ id, color }: ItemKey): string => `${id} ${color ?? ''}`;

/** How many of an item the stock allows: the other colours of the product share it. */
export function mostOf(items: Items, key: ItemKey, stock: number): number {
  const others = items.filter((item) => item.id === key.id && item.color !== key.color);
  return Math.max(0, stock - others.reduce((sum, { qty }) => sum + qty, 0));
}

/** Adds an item, or raises its quantity, up to the stock. The same array if there are no more. */
export function withAdded(items: Items, { qty, ...key }: CartItem, stock: number): Items {
  const present = items.find(isSame(key))?.qty ?? 0;
  const next = Math.min(present + qty, mostOf(items, key, stock));
  if (next <= present) return items;
  if (present === 0) return [...items, { ...key, qty: next }];
  return items.map((item) => (isSame(key)(item) ? { ...item, qty: next } : item));
}

/** Sets a quantity, from 1 to the stock. The same array if nothing changes. */
export function withQuantity(items: Items, key: ItemKey, qty: number, stock: number): Items {
  const next = Math.max(1, Math.min(qty, mostOf(items, key, stock)));
  if (!items.some((item) => isSame(key)(item) && item.qty !== next)) return items;
  return items.map((item) => (isSame(key)(item) ? { ...item, qty: next } : item));
}

export function withoutItem(items: Items, key: ItemKey): Items {
  return items.some(isSame(key)) ? items.filter((item) => !isSame(key)(item)) : items;
}

/** Brings a removed item back to its place. The same array if it is there again. */
export function withRestored(items: Items, item: CartItem, index: number): Items {
  return items.some(isSame(item)) ? items : items.toSpliced(index, 0, item);
}

/** An item with its product. */
export interface CartLine {
  readonly item: CartItem;
  readonly product: Product;
  /** The largest quantity that the stock allows. */
  readonly most: number;
}

/** The items whose products exist, in the order of the cart. */
export function linesOf(items: Items, products: readonly Product[]): readonly CartLine[] {
  return items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.id);
    return product === undefined ? [] : [{ item, product, most: mostOf(items, item, product.stock) }];
  });
}

/** How many pieces there are. */
export function piecesIn(items: Items): number {
  return items.reduce((sum, { qty }) => sum + qty, 0);
}
