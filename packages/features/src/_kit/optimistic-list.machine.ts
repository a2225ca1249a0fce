/** A list whose changes show at once, are saved one after the other, and go back with the reason when one is refused. */
import { assign, enqueueActions, fromPromise, setup } from 'xstate';

interface Context<Item, Change> {
  /** As last told by where the list is kept; null before that. */
  readonly saved: readonly Item[] | null;
  /** Not saved yet; the first is under way. */
  readonly pending: readonly Change[];
}

type ListEvent<Item, Change> =
  /** Where the list is kept has told the whole of it. */
  { type: 'told'; saved: readonly Item[] } | { type: 'change'; change: Change };

type Emitted<Change, Told> =
  | { type: 'saved'; change: Change; told: Told }
  | { type: 'refused'; change: Change; error: unknown };

interface Rules<Item, Change, Told> {
  /** The list as it will be once the change is saved, as far as that is known. */
  readonly expect: (items: readonly Item[], change: Change) => readonly Item[];
  /** The list with what saving the change told. */
  readonly settle: (items: readonly Item[], change: Change, told: Told) => readonly Item[];
}

/**
 * Give `savingBy` what saves one change, and start the machine that it returns; listen to `saved` and `refused` for
 * messages and undo.
 */
export function optimisticList<Item, Change, Told>({ expect, settle }: Rules<Item, Change, Told>) {
  const machine = setup({
    types: {
      context: {} as Context<Item, Change>,
      events: {} as ListEvent<Item, Change>,
      emitted: {} as Emitted<Change, Told>,
    },
    actors: { save: fromPromise<unknown, unknown>(() => Promise.reject(new Error('Provide the actor `save`.'))) },
    actions: {
      settle: enqueueActions(({ context, enqueue }, { told }: { told: unknown }) => {
        const [change, ...pending] = context.pending as [Change];
        enqueue.assign({ saved: settle(context.saved ?? [], change, told as Told), pending });
        enqueue.emit({ type: 'saved', change, told: told as Told });
      }),
      goBack: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
        const [change, ...pending] = context.pending as [Change];
        enqueue.assign({ pending });
        enqueue.emit({ type: 'refused', change, error });
      }),
    },
  }).createMachine({
    id: 'optimistic list',
    context: { saved: null, pending: [] },
    on: {
      told: { actions: assign(({ event }) => ({ saved: event.saved })) },
      change: { actions: assign(({ context, event }) => ({ pending: [...context.pending, event.change] })) },
    },
    initial: 'saved',
    states: {
      saved: { always: { guard: ({ context }) => context.pending.length > 0, target: 'saving' } },
      saving: {
        invoke: {
          src: 'save',
          input: ({ context }: { context: Context<Item, Change> }) => context.pending[0],
          onDone: { target: 'saved', actions: { type: 'settle', params: ({ event }) => ({ told: event.output }) } },
          onError: { target: 'saved', actions: { type: 'goBack', params: ({ event }) => ({ error: event.error }) } },
        },
      },
    },
  });
  return {
    savingBy: (save: (change: Change) => Promise<Told>) =>
      machine.provide({ actors: { save: fromPromise<unknown, unknown>(({ input }) => save(input as Change)) } }),
    /** What people see: the saved list with the pending changes on it. */
    shown: ({ saved, pending }: Context<Item, Change>): readonly Item[] | null =>
      saved && pending.reduce(expect, saved),
  };
}

export type OptimisticList<Item, Change, Told> = ReturnType<typeof optimisticList<Item, Change, Told>>;
