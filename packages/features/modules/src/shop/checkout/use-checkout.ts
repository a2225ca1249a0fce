import { getProducts } from '@apiyard/api/contract/modules/shop';
import { getOrder, placeOrder } from '@apiyard/api/contract/modules/shop-orders';
import { invalidate, query } from '@apiyard/kit/data/query.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { useServices } from '@apiyard/kit/services.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { useCart } from '../cart/use-cart.ts';
import { checkoutMachine } from './checkout.machine.ts';

type Checkout = ActorRefFrom<typeof checkoutMachine>;

/** The checkout under way: an order that is being placed is the same one when people leave the page and return. */
const checkouts = new WeakMap<QueryClient, Checkout>();

function checkoutOf({ api, queryClient }: Services, onOrdered: () => void): Checkout {
  const known = checkouts.get(queryClient);
  if (known !== undefined && !known.getSnapshot().matches('done')) return known;
  const checkout = createActor(
    checkoutMachine.provide({
      actors: { place: fromPromise(async ({ input }) => (await api.send(placeOrder, input)).data) },
    }),
    { input: { createKey: () => crypto.randomUUID() } },
  );
  checkouts.set(queryClient, checkout);
  checkout.on('placed', ({ order }) => {
    queryClient.setQueryData(query(getOrder, { id: order.id }).queryKey, { success: true, data: order });
    void invalidate(queryClient, [getProducts]);
    onOrdered();
  });
  checkout.subscribe(({ context }) => {
    const { code } = refusalOf(context.error);
    // The cart then shows what is left.
    if (code === 'OutOfStock' || code === 'NotFound') void invalidate(queryClient, [getProducts]);
  });
  checkout.start();
  return checkout;
}

/** The checkout under way, or a new one. */
export function useCheckout(): Checkout {
  const services = useServices();
  const { send } = useCart();
  const [checkout] = useState(() => checkoutOf(services, () => send({ type: 'ordered' })));
  return checkout;
}
