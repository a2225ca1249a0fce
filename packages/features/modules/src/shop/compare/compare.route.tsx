import { getProducts } from '@apiyard/api/contract/modules/shop';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { CartButton } from '../cart/CartButton.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { ShopActions } from '../parts/ShopActions.tsx';
import { productsOf } from '../products-of.ts';
import { CompareScreen } from './CompareScreen.tsx';
import { readCompared, withCompared } from './compared.ts';

export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(query(getProducts, {}));
  return null;
}

/** The choice changes only what is shown of the same products. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function Component() {
  const products = useQuery({ ...query(getProducts, {}), select: productsOf });
  const [params, setParams] = useOwnSearch();
  const [isCartOpen, setIsCartOpen] = useState(false);
  const add = useAddToCart(() => setIsCartOpen(true));
  const change = (next: URLSearchParams) => setParams(next, { preventScrollReset: true });
  return (
    <CompareScreen
      products={loadable(products)}
      ids={readCompared(params)}
      showsDifferences={params.get('only') === 'differences'}
      actions={
        <ShopActions>
          <CartButton isOpen={isCartOpen} onOpenChange={setIsCartOpen} />
        </ShopActions>
      }
      onIds={(ids) => change(withCompared(new URLSearchParams(params), ids))}
      onShowDifferences={(isOnly) => {
        const next = new URLSearchParams(params);
        next.delete('only');
        if (isOnly) next.set('only', 'differences');
        change(next);
      }}
      onAdd={(product) => add(product, product.colors[0] ?? null, product.qty)}
      onRetry={() => void products.refetch()}
    />
  );
}
