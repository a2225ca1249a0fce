/** Favourites change at once, are saved one after the other, and go back with a message when saving fails. */
import { assign, enqueueActions, fromPromise, setup } from 'xstate';

interface Change {
  readonly api: string;
  readonly on: boolean;
}

interface Context {
  /** As last told by where they are kept, latest first. */
  readonly saved: readonly string[];
  /** Not saved yet; the first is under way. */
  readonly pending: readonly Change[];
}

/** What people see: the saved list with the pending changes on it. */
export function favouritesShown({ saved, pending }: Pick<Context, 'saved' | 'pending'>): readonly string[] {
  return pending.reduce<readonly string[]>((list, { api, on }) => {
    const others = list.filter((path) => path !== api);
    return on ? (list.includes(api) ? list : [api, ...others]) : others;
  }, saved);
}

export const favouritesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'told'; saved: readonly string[] } | { type: 'toggle'; api: string },
    emitted: {} as { type: 'refused'; change: Change },
  },
  actors: {
    save: fromPromise<readonly string[], Change>(() => Promise.reject(new Error('Provide the actor `save`.'))),
  },
}).createMachine({
  id: 'favourites',
  context: { saved: [], pending: [] },
  on: {
    /** Where they are kept has told the whole list. */
    told: { actions: assign(({ event }) => ({ saved: event.saved })) },
    toggle: {
      actions: assign(({ context, event }) => ({
        pending: [...context.pending, { api: event.api, on: !favouritesShown(context).includes(event.api) }],
      })),
    },
  },
  initial: 'saved',
  states: {
    saved: { always: { guard: ({ context }) => context.pending.length > 0, target: 'saving' } },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.pending[0] ?? { api: '', on: false },
        onDone: {
          target: 'saved',
          actions: assign(({ context, event }) => ({ saved: event.output, pending: context.pending.slice(1) })),
        },
        onError: {
          target: 'saved',
          actions: enqueueActions(({ context, enqueue }) => {
            const [change, ...pending] = context.pending as [Change];
            enqueue.assign({ pending });
            enqueue.emit({ type: 'refused', change });
          }),
        },
      },
    },
  },
});
