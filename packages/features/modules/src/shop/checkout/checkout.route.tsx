import { getProducts } from '@apiyard/api/contract/modules/shop';
import { getAddress, saveAddress } from '@apiyard/api/contract/modules/shop-orders';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { mutation, query } from '@apiyard/kit/data/query.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useNavigate } from 'react-router';
import { linesOf } from '../cart/cart-items.ts';
import { useCart } from '../cart/use-cart.ts';
import { ShopActions } from '../parts/ShopActions.tsx';
import { productsOf } from '../products-of.ts';
import type { CheckoutStep } from './checkout.machine.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { useCheckout } from './use-checkout.ts';

export function loader(args: LoaderFunctionArgs): null {
  const { queryClient } = servicesOf(args);
  void queryClient.prefetchQuery(query(getProducts, {}));
  void queryClient.prefetchQuery(query(getAddress, {}));
  return null;
}

/** A step changes only what is shown of the same cart. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

const steps: readonly CheckoutStep[] = ['cart', 'address', 'payment'];
const none: readonly never[] = [];

/** The step is in the URL. The machine decides whether it can be reached. */
export function Component() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params, setParams] = useOwnSearch();
  const cart = useCart();
  const products = useQuery({ ...query(getProducts, {}), select: productsOf });
  const address = useQuery(query(getAddress, {}));
  const checkout = useCheckout();
  const place = useSelector(checkout, ({ value }) => value);
  const error = useSelector(checkout, ({ context }) => context.error);
  const step: CheckoutStep = place === 'placing' || place === 'done' ? 'payment' : place;
  const asked = steps.find((one) => one === params.get('step')) ?? 'cart';
  const go = useCallback(
    (next: CheckoutStep, replace = false) => setParams(next === 'cart' ? {} : { step: next }, { replace }),
    [setParams],
  );
  const saving = useMutation({
    ...mutation(saveAddress),
    onSuccess({ data }) {
      client.setQueryData(query(getAddress, {}).queryKey, { success: true, data });
      go('payment');
    },
  });

  const isReady = cart.state === 'done' && products.data !== undefined && address.data !== undefined;
  const isFilled = cart.items.length > 0;
  const hasAddress = address.data !== undefined && address.data.data !== null;
  useEffect(() => {
    if (!isReady) return;
    checkout.send({ type: 'visit', step: asked, isFilled, hasAddress });
    const { value } = checkout.getSnapshot();
    const reached = steps.find((one) => one === value);
    if (reached !== undefined && reached !== asked) go(reached, true);
  }, [isReady, asked, isFilled, hasAddress, checkout, go]);
  useEffect(() => {
    const { unsubscribe } = checkout.on('placed', ({ order }) => {
      void navigate(`/apps/ecommerce/order/${order.id}?new`, { replace: true });
    });
    return unsubscribe;
  }, [checkout, navigate]);

  return (
    <CheckoutScreen
      step={step}
      lines={loadable({
        data: products.data && linesOf(cart.items, products.data),
        error: products.error,
      })}
      cart={cart}
      address={loadable({ data: address.data && { saved: address.data.data }, error: address.error })}
      saving={saving}
      placing={{
        mutate: (order) => checkout.send({ type: 'place order', order }),
        isPending: place === 'placing' || place === 'done',
        error,
      }}
      items={products.data === undefined ? none : cart.items}
      actions={<ShopActions />}
      onStep={go}
      onRetry={() => {
        void products.refetch();
        void address.refetch();
      }}
    />
  );
}
