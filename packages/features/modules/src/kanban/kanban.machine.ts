/**
 * What happens on the task board: the history of its changes, the calls that save them in order, and the selected cards.
 * The tasks are in the query cache: the board that people see is the cached one with the pending changes.
 */
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { assign, emit, fromPromise, setup } from 'xstate';
import { emptyHistory } from '@apiyard/kit/history/history.ts';
import type { Change } from './board/board.ts';
import type { Pending, Saves, Step } from './state/pending.ts';
import { changeOf, recordEdits, redoLatest, rollBack, settle, undoLatest } from './state/pending.ts';
import type { Selection, SelectInput } from './state/selection.ts';
import { emptySelection, select } from './state/selection.ts';

export interface KanbanContext extends Saves {
  readonly selection: Selection;
  /** What the server calls what was added here, by the id that it had before. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Number of the next edit. */
  readonly nextKey: number;
}

export type KanbanEvent =
  | { type: 'change'; edits: readonly { readonly change: Change; readonly inverse: Change }[] }
  | { type: 'undo' }
  | { type: 'redo' }
  | ({ type: 'select' } & SelectInput)
  | { type: 'select none' }
  /** The original data were restored. */
  | { type: 'forget' };

export interface SaveFailure {
  readonly type: 'failed';
  readonly failed: Pending;
  readonly error: unknown;
}

/** The id of what was added, before and after; null if nothing was. */
export type Saved = readonly [before: string, after: string] | null;

const fresh: KanbanContext = { history: emptyHistory, pending: [], selection: emptySelection, renamed: {}, nextKey: 1 };

const savesOf = ({ history, pending }: KanbanContext): Saves => ({ history, pending });
const isGone = (error: unknown) => refusalOf(error).code === 'NotFound';

export const kanbanMachine = setup({
  types: { context: {} as KanbanContext, events: {} as KanbanEvent, emitted: {} as SaveFailure },
  actors: {
    save: fromPromise<Saved, { change: Change }>(() => Promise.reject(new Error('Provide the actor `save`.'))),
  },
  guards: { hasPending: ({ context }) => context.pending.length > 0 },
}).createMachine({
  id: 'kanban',
  context: fresh,
  initial: 'idle',
  on: {
    change: {
      actions: assign(({ context, event: { edits } }) => {
        const step: Step = edits.map((edit, index) => ({ ...edit, key: context.nextKey + index }));
        if (step.length === 0) return {};
        return { ...recordEdits(savesOf(context), step), nextKey: context.nextKey + step.length };
      }),
    },
    undo: { actions: assign(({ context }) => undoLatest(savesOf(context))) },
    redo: { actions: assign(({ context }) => redoLatest(savesOf(context))) },
    select: { actions: assign(({ context, event }) => ({ selection: select(context.selection, event) })) },
    'select none': { actions: assign({ selection: emptySelection }) },
    forget: { target: '.idle', actions: assign(fresh) },
  },
  states: {
    idle: { always: { guard: 'hasPending', target: 'saving' } },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { pending } }) => ({ change: changeOf(pending[0] as Pending) }),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event: { output } }) => ({
            ...settle(savesOf(context), output),
            ...(output !== null && { renamed: { ...context.renamed, [output[0]]: output[1] } }),
          })),
        },
        onError: {
          target: 'idle',
          actions: [
            emit(({ context, event }) => ({
              type: 'failed' as const,
              failed: context.pending[0] as Pending,
              error: event.error,
            })),
            assign(({ context, event }) => rollBack(savesOf(context), isGone(event.error))),
          ],
        },
      },
    },
  },
});
