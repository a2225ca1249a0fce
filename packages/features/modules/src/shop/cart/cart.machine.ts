import type { CartItem } from '@apiyard/api/contract/modules/shop-orders';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { History } from '@apiyard/kit/history/history.ts';
import { emptyHistory, recordStep, redoStep, undoStep } from '@apiyard/kit/history/history.ts';
import type { ItemKey, Items } from './cart-items.ts';
import { withAdded, withoutItem, withQuantity, withRestored } from './cart-items.ts';

interface CartStep {
  readonly before: Items;
  readonly after: Items;
}

interface CartContext {
  /** As they are shown. */
  readonly items: Items;
  /** As they were saved last. */
  readonly saved: Items;
  /** As they are being saved. */
  readonly sending: Items;
  readonly history: History<CartStep>;
}

type Change =
  | { readonly type: 'add'; readonly item: CartItem; readonly stock: number }
  | { readonly type: 'set quantity'; readonly key: ItemKey; readonly qty: number; readonly stock: number }
  | { readonly type: 'remove'; readonly key: ItemKey }
  | { readonly type: 'restore'; readonly item: CartItem; readonly index: number };

export type CartEvent =
  | Change
  | { readonly type: 'undo' | 'redo' | 'retry' }
  /** An order has emptied the cart. */
  | { readonly type: 'ordered' }
  /** The stored cart is another one: the sample data were reset. */
  | { readonly type: 'reload' };

function changed(items: Items, event: Change): Items {
  switch (event.type) {
    case 'add':
      return withAdded(items, event.item, event.stock);
    case 'set quantity':
      return withQuantity(items, event.key, event.qty, event.stock);
    case 'remove':
      return withoutItem(items, event.key);
    case 'restore':
      return withRestored(items, event.item, event.index);
  }
}

const emptied = { items: [], saved: [], sending: [], history: emptyHistory } satisfies CartContext;

/**
 * The cart. Changes show immediately and are saved one after another; if that fails, the cart returns to what was saved,
 * and `not saved` is emitted. `load` and `save` are provided.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as { readonly type: 'not saved'; readonly error: unknown },
  },
  actors: {
    load: fromPromise<Items>(() => Promise.reject(new Error('Provide the call that loads.'))),
    save: fromPromise<unknown, Items>(() => Promise.reject(new Error('Provide the call that saves.'))),
  },
  actions: {
    change: assign(({ context }, event: Change) => {
      const items = changed(context.items, event);
      if (items === context.items) return {};
      return { items, history: recordStep(context.history, { before: context.items, after: items }) };
    }),
    undo: assign(({ context }) => {
      const undone = undoStep(context.history);
      return undone === null ? {} : { items: undone.step.before, history: undone.history };
    }),
    redo: assign(({ context }) => {
      const redone = redoStep(context.history);
      return redone === null ? {} : { items: redone.step.after, history: redone.history };
    }),
    send: assign(({ context }) => ({ sending: context.items })),
    keep: assign(({ context }) => ({ saved: context.sending })),
    // What was done since could only be undone to what was not saved.
    rollBack: assign(({ context }) => ({ items: context.saved, history: emptyHistory })),
    empty: assign(emptied),
  },
  guards: { isUnsaved: ({ context }) => context.items !== context.saved },
}).createMachine({
  id: 'cart',
  context: emptied,
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: {
          target: 'open',
          actions: assign(({ event }) => ({ ...emptied, items: event.output, saved: event.output })),
        },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading', reload: 'loading' } },
    open: {
      initial: 'resting',
      on: {
        add: { actions: { type: 'change', params: ({ event }) => event } },
        'set quantity': { actions: { type: 'change', params: ({ event }) => event } },
        remove: { actions: { type: 'change', params: ({ event }) => event } },
        restore: { actions: { type: 'change', params: ({ event }) => event } },
        undo: { actions: 'undo' },
        redo: { actions: 'redo' },
        ordered: { target: '.resting', actions: 'empty' },
        reload: { target: 'loading', actions: 'empty' },
      },
      states: {
        resting: { always: { guard: 'isUnsaved', target: 'saving' } },
        saving: {
          entry: 'send',
          invoke: {
            src: 'save',
            input: ({ context }) => context.items,
            onDone: { target: 'resting', actions: 'keep' },
            onError: {
              target: 'resting',
              actions: ['rollBack', emit(({ event }) => ({ type: 'not saved' as const, error: event.error }))],
            },
          },
        },
      },
    },
  },
});
