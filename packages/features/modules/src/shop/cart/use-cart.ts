import { getCart, saveCart } from '@apiyard/api/contract/modules/shop-orders';
import { getProducts } from '@apiyard/api/contract/modules/shop';
import { translatorOf } from '@apiyard/kit/copy.ts';
import { invalidate } from '@apiyard/kit/data/query.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { useServices } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { shopCopy } from '../shop-copy.ts';
import type { CartEvent } from './cart.machine.ts';
import { cartMachine } from './cart.machine.ts';
import type { Items } from './cart-items.ts';

/** One cart for as long as the app runs, so that what was done can be undone on another page. */
const carts = new WeakMap<QueryClient, ActorRefFrom<typeof cartMachine>>();

function cartOf({ api, queryClient }: Services): ActorRefFrom<typeof cartMachine> {
  const known = carts.get(queryClient);
  if (known !== undefined) return known;
  const cart = createActor(
    cartMachine.provide({
      actors: {
        load: fromPromise<Items>(async ({ signal }) => (await api.send(getCart, {}, { signal })).data),
        save: fromPromise<unknown, Items>(({ input }) => api.send(saveCart, { items: [...input] })),
      },
    }),
  );
  carts.set(queryClient, cart);
  cart.on('not saved', ({ error }) => {
    const t = translatorOf(shopCopy);
    const { code } = refusalOf(error);
    // Someone else bought or deleted it.
    if (code === 'OutOfStock' || code === 'NotFound') void invalidate(queryClient, [getProducts]);
    showToast({ tone: 'error', message: t(code === 'OutOfStock' ? 'shop.cart.outOfStock' : 'shop.cart.notSaved') });
  });
  cart.start();
  return cart;
}

export interface Cart {
  readonly state: 'loading' | 'failed' | 'done';
  readonly items: Items;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly send: (event: CartEvent) => void;
}

/** The cart of this browser. */
export function useCart(): Cart {
  const actor = cartOf(useServices());
  const items = useSelector(actor, ({ context }) => context.items);
  const state = useSelector(actor, (snapshot) =>
    snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'done',
  );
  const canUndo = useSelector(actor, ({ context }) => context.history.done.length > 0);
  const canRedo = useSelector(actor, ({ context }) => context.history.undone.length > 0);
  return { state, items, canUndo, canRedo, send: actor.send };
}
