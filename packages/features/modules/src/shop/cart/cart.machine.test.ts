import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { CartEvent } from './cart.machine.ts';
import { cartMachine } from './cart.machine.ts';
import type { Items } from './cart-items.ts';

const item = { id: 1, color: null, qty: 1 };
const stock = 2;
const key = { id: 1, color: null };
const events = [
  { type: 'add', item, stock },
  { type: 'set quantity', key, qty: 1, stock },
  { type: 'remove', key },
  { type: 'restore', item, index: 0 },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'ordered' },
  { type: 'retry' },
  { type: 'reload' },
  { type: 'xstate.done.actor.0.cart.loading', output: [] },
  { type: 'xstate.error.actor.0.cart.loading', error: 'Down' },
  { type: 'xstate.done.actor.0.cart.open.saving', output: null },
  { type: 'xstate.error.actor.0.cart.open.saving', error: 'Down' },
] as unknown as readonly CartEvent[];

type Snapshot = SnapshotFrom<typeof cartMachine>;
const piecesOf = (items: Items) => items.reduce((sum, { qty }) => sum + qty, 0);
/** The state, the pieces in the cart, those that are saved, and what can be undone and redone, one step at most. */
const stateOf = ({ value, context: { items, saved, sending, history } }: Snapshot) =>
  [
    typeof value === 'string' ? value : value.open,
    piecesOf(items),
    piecesOf(saved),
    piecesOf(sending),
    history.done.length > 0,
    history.undone.length > 0,
  ].join(' ');
const paths = getShortestPaths(cartMachine, {
  events,
  serializeState: (snapshot) => stateOf(snapshot as Snapshot),
  limit: 10_000,
});

const endless = cartMachine.provide({
  actors: { load: fromPromise<Items>(() => new Promise(() => {})), save: fromPromise(() => new Promise(() => {})) },
});

test('walks all 58 paths: quantities stay within the stock, and the cart rests only on what is saved', () => {
  const ends: Record<string, number> = {};
  for (const { state, steps } of paths) {
    const actor = createActor(endless).start();
    for (const { event } of steps.slice(1)) {
      actor.send(event);
      const { context, value } = actor.getSnapshot();
      expect(context.items.every(({ qty }) => qty >= 1 && qty <= stock)).toBe(true);
      if (JSON.stringify(value) === '{"open":"resting"}') expect(context.items).toBe(context.saved);
    }
    const end = stateOf(actor.getSnapshot());
    expect(end).toBe(stateOf(state as Snapshot));
    const [name = ''] = end.split(' ');
    ends[name] = (ends[name] ?? 0) + 1;
    actor.stop();
  }
  expect(ends).toEqual({ loading: 1, failed: 1, resting: 14, saving: 42 });
});

/** A cart whose saves end when the test says so. */
const liveCart = async (loaded: Items = []) => {
  const saves: { readonly items: Items; readonly end: PromiseWithResolvers<unknown> }[] = [];
  const actor = createActor(
    cartMachine.provide({
      actors: {
        load: fromPromise<Items>(async () => loaded),
        save: fromPromise<unknown, Items>(({ input }) => {
          const end = Promise.withResolvers<unknown>();
          saves.push({ items: input, end });
          return end.promise;
        }),
      },
    }),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'resting' }));
  return { actor, saves, items: () => actor.getSnapshot().context.items };
};

test('saves what changed during a save after it', async () => {
  const { actor, saves, items } = await liveCart();
  actor.send({ type: 'add', item, stock });
  actor.send({ type: 'add', item, stock });
  expect(items()).toEqual([{ ...item, qty: 2 }]);
  expect(saves.map((save) => save.items)).toEqual([[item]]);
  saves[0]?.end.resolve(null);
  await expect.poll(() => saves.map((save) => save.items)).toEqual([[item], [{ ...item, qty: 2 }]]);
});

test('returns to what was saved when a save fails, and reports it', async () => {
  const { actor, saves, items } = await liveCart([item]);
  const reported: unknown[] = [];
  actor.on('not saved', ({ error }) => reported.push(error));
  actor.send({ type: 'remove', key });
  expect(items()).toEqual([]);
  saves[0]?.end.reject('Down');
  await expect.poll(() => reported).toEqual(['Down']);
  expect(items()).toEqual([item]);
  actor.send({ type: 'undo' });
  expect(items()).toEqual([item]);
});

test('undoes and redoes changes in order', async () => {
  const { actor, items } = await liveCart();
  const pieces = () => piecesOf(items());
  actor.send({ type: 'add', item, stock });
  actor.send({ type: 'add', item, stock });
  actor.send({ type: 'remove', key });
  expect(pieces()).toBe(0);
  actor.send({ type: 'undo' });
  expect(pieces()).toBe(2);
  actor.send({ type: 'undo' });
  expect(pieces()).toBe(1);
  actor.send({ type: 'redo' });
  expect(pieces()).toBe(2);
});
