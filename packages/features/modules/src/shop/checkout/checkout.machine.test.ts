import type { Order } from '@apiyard/api/contract/modules/shop-orders';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import type { CheckoutEvent, OrderInput } from './checkout.machine.ts';
import { checkoutMachine } from './checkout.machine.ts';

const order = { items: [], shippingKind: 'free' } as unknown as OrderInput;
const placed = { id: 'AY-1042' } as Order;
const visit = (step: 'cart' | 'address' | 'payment', isFilled = true, hasAddress = true) =>
  ({ type: 'visit', step, isFilled, hasAddress }) as const;
const input = { createKey: () => 'key-1' };
const events = {
  cart: visit('cart'),
  address: visit('address'),
  payment: visit('payment'),
  'payment without an address': visit('payment', true, false),
  'payment without items': visit('payment', false),
  order: { type: 'place order', order },
  done: { type: 'xstate.done.actor.0.checkout.placing', output: placed },
  failed: { type: 'xstate.error.actor.0.checkout.placing', error: 'Down' },
} as unknown as Readonly<Record<string, CheckoutEvent>>;

const endless = checkoutMachine.provide({ actors: { place: fromPromise(() => new Promise<Order>(() => {})) } });

test('walks all 113 simple paths: only a failed order leaves an error, and the key stays', () => {
  const paths = getSimplePaths(checkoutMachine, { events: Object.values(events), input });
  const ends: Record<string, number> = {};
  for (const { state, steps } of paths) {
    const actor = createActor(endless, { input }).start();
    let hasFailed = false;
    for (const { event } of steps.slice(1)) {
      if (event === events['failed'] && actor.getSnapshot().value === 'placing') hasFailed = true;
      actor.send(event);
      expect(actor.getSnapshot().context.key).toBe('key-1');
    }
    const { value, context } = actor.getSnapshot();
    expect(value).toBe(state.value);
    if (context.error !== null) expect([hasFailed, value]).toEqual([true, 'payment']);
    ends[value as string] = (ends[value as string] ?? 0) + 1;
    actor.stop();
  }
  expect(ends).toEqual({ cart: 31, address: 34, payment: 42, placing: 3, done: 3 });
});

test('reaches a step only with what it needs', () => {
  const actor = createActor(endless, { input }).start();
  const at = (event: CheckoutEvent) => {
    actor.send(event);
    return actor.getSnapshot().value;
  };
  expect([
    at(visit('payment', true, false)),
    at(visit('payment', false, true)),
    at(visit('payment')),
    at(visit('address')),
    at(visit('cart')),
  ]).toEqual(['address', 'cart', 'payment', 'address', 'cart']);
});

test('places one order for two presses, and keeps its key and input after a failure', async () => {
  const sent: unknown[] = [];
  const answers = [Promise.withResolvers<Order>(), Promise.withResolvers<Order>()];
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        place: fromPromise(({ input: given }) => {
          sent.push(given);
          return answers[sent.length - 1]?.promise ?? Promise.reject(new Error('Sent too often.'));
        }),
      },
    }),
    { input },
  ).start();
  const emitted: unknown[] = [];
  actor.on('placed', ({ order: done }) => emitted.push(done));
  actor.send(visit('payment'));
  actor.send({ type: 'place order', order });
  actor.send({ type: 'place order', order });
  actor.send(visit('cart'));
  expect(actor.getSnapshot().value).toBe('placing');
  answers[0]?.reject('Down');
  await expect.poll(() => actor.getSnapshot().value).toBe('payment');
  expect(actor.getSnapshot().context.error).toBe('Down');
  actor.send({ type: 'place order', order });
  answers[1]?.resolve(placed);
  await expect.poll(() => emitted).toEqual([placed]);
  expect(sent).toEqual([
    { ...order, key: 'key-1' },
    { ...order, key: 'key-1' },
  ]);
});
