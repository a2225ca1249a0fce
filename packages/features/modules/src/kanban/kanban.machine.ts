/**
 * What happens on the task board: the history of its changes, the calls that save them in order, and the selected cards.
 * The tasks are in the query cache: the board that people see is the cached one with the pending changes.
 */
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { assign, emit, fromPromise, setup } from 'xstate';
import { emptyHistory } from '@apiyard/kit/history/history.ts';
import type { Change } from './board/board.ts';
import type { LocalIds } from './state/local-ids.ts';
import type { Pending, Saves, Step } from './state/pending.ts';
import { changeOf, recordEdits, redoLatest, rollBack, settle, undoLatest } from './state/pending.ts';
import type { Selection, SelectInput } from './state/selection.ts';
import { emptySelection, select } from './state/selection.ts';

export interface KanbanContext extends Saves {
  readonly selection: Selection;
  readonly localIds: LocalIds;
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

/** The id that the server gave to what was added, and the one that it has here; null if nothing was added. */
export type Saved = readonly [server: string, local: string] | null;

/** What a call saves. The change has the ids that are used here. */
export interface SaveInput {
  readonly change: Change;
  readonly localIds: LocalIds;
}

const fresh: KanbanContext = {
  history: emptyHistory,
  pending: [],
  selection: emptySelection,
  localIds: new Map(),
  nextKey: 1,
};

const savesOf = ({ history, pending }: KanbanContext): Saves => ({ history, pending });
const isGone = (error: unknown) => refusalOf(error).code === 'NotFound';

export const kanbanMachine = setup({
  types: { context: {} as KanbanContext, events: {} as KanbanEvent, emitted: {} as SaveFailure },
  actors: {
    save: fromPromise<Saved, SaveInput>(() => Promise.reject(new Error('Provide the actor `save`.'))),
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
        input: ({ context: { pending, localIds } }) => ({ change: changeOf(pending[0] as Pending), localIds }),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event: { output } }) => ({
            ...settle(savesOf(context)),
            ...(output !== null && { localIds: new Map([...context.localIds, output]) }),
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
