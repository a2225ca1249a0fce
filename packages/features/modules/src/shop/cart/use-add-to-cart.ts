import type { Product } from '@apiyard/api/contract/modules/shop';
import { translatorOf } from '@apiyard/kit/copy.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { shopCopy } from '../shop-copy.ts';
import { mostOf } from './cart-items.ts';
import { useCart } from './use-cart.ts';

/**
 * Adds a product to the cart, up to its stock.
 * @param onAdded something was added
 */
export function useAddToCart(onAdded: () => void): (product: Product, color: string | null, qty: number) => void {
  const { items, send } = useCart();
  return ({ id, stock, title }, color, qty) => {
    const present = items.find((item) => item.id === id && item.color === color)?.qty ?? 0;
    if (present >= mostOf(items, { id, color }, stock)) {
      showToast({ tone: 'warning', message: translatorOf(shopCopy)('shop.cart.allOf', { title }) });
      return;
    }
    send({ type: 'add', item: { id, color, qty }, stock });
    onAdded();
  };
}
