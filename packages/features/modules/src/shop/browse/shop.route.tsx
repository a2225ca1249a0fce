import { getProducts, getWishlist } from '@apiyard/api/contract/modules/shop';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { CartButton } from '../cart/CartButton.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { ShopActions } from '../parts/ShopActions.tsx';
import { productsOf } from '../products-of.ts';
import { useWishlist } from '../use-wishlist.ts';
import { ShopScreen } from './ShopScreen.tsx';
import { shopInAddress } from './shop-view.ts';

export function loader(args: LoaderFunctionArgs): null {
  const { queryClient } = servicesOf(args);
  void queryClient.prefetchQuery(query(getProducts, {}));
  void queryClient.prefetchQuery(query(getWishlist, {}));
  return null;
}

/** Search and filters change only what is shown of the same products. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const products = useQuery({ ...query(getProducts, {}), select: productsOf });
  const [view, onView] = useViewInAddress(shopInAddress);
  const [nowMs] = useState(Date.now);
  const [isCartOpen, setIsCartOpen] = useState(false);
  const add = useAddToCart(() => setIsCartOpen(true));
  return (
    <ShopScreen
      products={loadable(products)}
      {...useWishlistProps()}
      nowMs={nowMs}
      view={view}
      actions={
        <ShopActions>
          <CartButton isOpen={isCartOpen} onOpenChange={setIsCartOpen} />
        </ShopActions>
      }
      onView={onView}
      onAdd={(product) => add(product, product.colors[0] ?? null, product.qty)}
      onRetry={() => void products.refetch()}
    />
  );
}

function useWishlistProps() {
  const { wishlist, wish } = useWishlist();
  return { wishlist, onWish: wish };
}
