import { getProducts, getReviews, getWishlist } from '@apiyard/api/contract/modules/shop';
import { getAddress, getOrder } from '@apiyard/api/contract/modules/shop-orders';
import type { ReactNode } from 'react';
import { SampleDataButton } from '../../sample-data/SampleDataButton.tsx';
import { useCart } from '../cart/use-cart.ts';

const invalidates = [getProducts, getReviews, getWishlist, getAddress, getOrder];

/** The actions of every page of the shop, in the band. */
export function ShopActions({ children }: { readonly children?: ReactNode }) {
  const { send } = useCart();
  return (
    <>
      {children}
      <SampleDataButton module="shop" invalidates={invalidates} onReset={() => send({ type: 'reload' })} />
    </>
  );
}
