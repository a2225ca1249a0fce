import { addReview, getProducts, getReviews, getWishlist } from '@apiyard/api/contract/modules/shop';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { mutation, query } from '@apiyard/kit/data/query.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useParams } from 'react-router';
import { readCompared, withCompared } from '../compare/compared.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { ShopActions } from '../parts/ShopActions.tsx';
import { productsOf } from '../products-of.ts';
import { useWishlist } from '../use-wishlist.ts';
import { DetailScreen } from './DetailScreen.tsx';

export function loader(args: LoaderFunctionArgs): null {
  const { queryClient } = servicesOf(args);
  void queryClient.prefetchQuery(query(getProducts, {}));
  void queryClient.prefetchQuery(query(getReviews, { id: args.params['id'] ?? '' }));
  void queryClient.prefetchQuery(query(getWishlist, {}));
  return null;
}

/** The comparison changes only what is shown of the same product. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const { id = '' } = useParams();
  return <Detail key={id} id={id} />;
}

function Detail({ id }: { readonly id: string }) {
  const products = useQuery({ ...query(getProducts, {}), select: productsOf });
  const reviews = useQuery({ ...query(getReviews, { id }), select: ({ data }) => data });
  const sending = useMutation(mutation(addReview, { invalidates: [getReviews, getProducts] }));
  const { wishlist, wish } = useWishlist();
  const [params, setParams] = useOwnSearch();
  const [isCartOpen, setIsCartOpen] = useState(false);
  const add = useAddToCart(() => setIsCartOpen(true));
  return (
    <DetailScreen
      id={Number(id)}
      products={loadable(products)}
      reviews={loadable(reviews)}
      sending={sending}
      wishlist={wishlist}
      compared={readCompared(params)}
      onCompare={(ids) => setParams(withCompared(new URLSearchParams(params), ids), { preventScrollReset: true })}
      actions={
        <ShopActions>
          <CartButton isOpen={isCartOpen} onOpenChange={setIsCartOpen} />
        </ShopActions>
      }
      onWish={wish}
      onAdd={add}
      onRetry={() => void products.refetch()}
      onRetryReviews={() => void reviews.refetch()}
    />
  );
}
