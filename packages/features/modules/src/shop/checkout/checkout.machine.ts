import type { Order, placeOrder } from '@apiyard/api/contract/modules/shop-orders';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { assign, emit, fromPromise, setup } from 'xstate';

/** What an order is placed with, apart from its key. */
export type OrderInput = Omit<InputOf<typeof placeOrder>, 'key'>;
export type CheckoutStep = 'cart' | 'address' | 'payment';

export type CheckoutEvent =
  /** People go to a step: by a button, Back or a link. Steps that still need something before them are not reached. */
  | { readonly type: 'visit'; readonly step: CheckoutStep; readonly isFilled: boolean; readonly hasAddress: boolean }
  | { readonly type: 'place order'; readonly order: OrderInput };

interface CheckoutContext {
  /** Of this order: a second try with it places no second order. */
  readonly key: string;
  readonly order: OrderInput | null;
  /** What the last try was rejected with; null if it was not. */
  readonly error: unknown;
}

/**
 * The checkout: cart, address, payment, done. `createKey` names the order, `place` places it; both are provided. A press
 * of the button while an order is placed does nothing, and a failure keeps the step and the key.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as { readonly createKey: () => string },
    emitted: {} as { readonly type: 'placed'; readonly order: Order },
  },
  actors: {
    place: fromPromise<Order, InputOf<typeof placeOrder>>(() =>
      Promise.reject(new Error('Provide the call that places the order.')),
    ),
  },
  guards: {
    isCart: (_, { step, isFilled }: Extract<CheckoutEvent, { type: 'visit' }>) => step === 'cart' || !isFilled,
    isAddress: (_, { step, hasAddress }: Extract<CheckoutEvent, { type: 'visit' }>) =>
      step === 'address' || !hasAddress,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ key: input.createKey(), order: null, error: null }),
  initial: 'cart',
  states: {
    cart: {},
    address: {},
    payment: {
      on: {
        'place order': {
          target: 'placing',
          actions: assign(({ event }) => ({ order: event.order, error: null })),
        },
      },
    },
    placing: {
      // Nothing leaves it before the response.
      on: { visit: {} },
      invoke: {
        src: 'place',
        input: ({ context: { key, order } }) => ({ ...(order as OrderInput), key }),
        onDone: { target: 'done', actions: emit(({ event }) => ({ type: 'placed' as const, order: event.output })) },
        onError: { target: 'payment', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    // The next checkout is another one.
    done: { on: { visit: {} } },
  },
  on: {
    visit: [
      {
        guard: { type: 'isCart', params: ({ event }) => event },
        target: '.cart',
        actions: assign({ error: null }),
      },
      {
        guard: { type: 'isAddress', params: ({ event }) => event },
        target: '.address',
        actions: assign({ error: null }),
      },
      { target: '.payment' },
    ],
  },
});
