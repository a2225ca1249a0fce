/** The updates that are shown: a first page, and older ones as they are asked for. */
import type { Update, UpdateKind } from '@apiyard/api/contract/updates';
import { assign, fromPromise, setup } from 'xstate';

export interface UpdatePage {
  readonly items: readonly Update[];
  /** Null at the end. */
  readonly next: string | null;
}

export interface Asked {
  readonly kind: UpdateKind | null;
  readonly cursor: string;
}

type UpdatesEvent = { type: 'begin'; first: UpdatePage; kind: UpdateKind | null } | { type: 'more' };

interface Context {
  /** The page it began with: another one, after a filter or a retry, begins anew. */
  readonly first: UpdatePage | null;
  readonly kind: UpdateKind | null;
  readonly items: readonly Update[];
  readonly next: string | null;
}

export const updatesMachine = setup({
  types: { context: {} as Context, events: {} as UpdatesEvent },
  actors: {
    load: fromPromise<UpdatePage, Asked>(() => Promise.reject(new Error('Provide the actor `load`.'))),
  },
}).createMachine({
  id: 'updates',
  context: { first: null, kind: null, items: [], next: null },
  initial: 'resting',
  on: {
    begin: { target: '.resting', actions: assign(({ event: { first, kind } }) => ({ first, kind, ...first })) },
  },
  states: {
    resting: { on: { more: { guard: ({ context }) => context.next !== null, target: 'loading' } } },
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { kind, next } }) => ({ kind, cursor: next ?? '' }),
        onDone: {
          target: 'resting',
          actions: assign(({ context, event: { output } }) => ({
            items: joined(context.items, output.items),
            next: output.next,
          })),
        },
        onError: 'failed',
      },
    },
    failed: { on: { more: 'loading' } },
  },
});

/** One that was published meanwhile moves the others down a place: none is shown twice. */
function joined(shown: readonly Update[], older: readonly Update[]): readonly Update[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...older.filter(({ id }) => !known.has(id))];
}
