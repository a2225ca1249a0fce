/** Steps that can be undone, and the calls that save them. Pure. */
import type { History } from '@apiyard/kit/history/history.ts';
import { recordStep, redoStep, undoStep } from '@apiyard/kit/history/history.ts';
import type { Change } from '../board/board.ts';
import { addedBy } from '../board/board.ts';

/** A change with the one that takes it back. */
export interface Edit {
  readonly key: number;
  readonly change: Change;
  readonly inverse: Change;
}

/** What one action did, such as moving all selected cards. It is undone at once. */
export type Step = readonly Edit[];

/** A call that has not returned yet. */
export interface Pending {
  readonly direction: 'do' | 'undo' | 'redo';
  readonly edit: Edit;
}

export interface Saves {
  readonly history: History<Step>;
  /** The first is being saved, the others wait for it. */
  readonly pending: readonly Pending[];
}

/** The change that a call saves. */
export const changeOf = ({ direction, edit }: Pending): Change => (direction === 'undo' ? edit.inverse : edit.change);

export function recordEdits({ history, pending }: Saves, edits: Step): Saves {
  return {
    history: recordStep(history, edits),
    pending: [...pending, ...edits.map((edit) => ({ direction: 'do' as const, edit }))],
  };
}

/** Undoes the latest step, its last change first. */
export function undoLatest(saves: Saves): Saves {
  const undone = undoStep(saves.history);
  if (undone === null) return saves;
  const added = undone.step.toReversed().map((edit) => ({ direction: 'undo' as const, edit }));
  return { history: undone.history, pending: [...saves.pending, ...added] };
}

export function redoLatest(saves: Saves): Saves {
  const redone = redoStep(saves.history);
  if (redone === null) return saves;
  const added = redone.step.map((edit) => ({ direction: 'redo' as const, edit }));
  return { history: redone.history, pending: [...saves.pending, ...added] };
}

/** After a call succeeded. */
export const settle = ({ history, pending }: Saves): Saves => ({ history, pending: pending.slice(1) });

/**
 * After a call failed. A new change is forgotten. An undo or redo can be tried again, unless what it changes is gone.
 * Nothing is sent that depends on something that could not be added.
 */
export function rollBack(saves: Saves, isGone: boolean): Saves {
  const [failed, ...rest] = saves.pending;
  if (failed === undefined) return saves;
  const { edit, direction } = failed;
  if (direction === 'do' || isGone) {
    const added = direction === 'do' ? addedBy(edit.change) : null;
    const isLost = (other: Edit) => other.key === edit.key || (added !== null && concerns(other, added));
    return {
      history: { done: without(saves.history.done, isLost), undone: without(saves.history.undone, isLost) },
      pending: rest.filter((later) => !isLost(later.edit)),
    };
  }
  const isFailed = (other: Edit) => other.key === edit.key;
  const done = without(saves.history.done, isFailed);
  const undone = without(saves.history.undone, isFailed);
  return {
    history: direction === 'undo' ? { done: [...done, [edit]], undone } : { done, undone: [...undone, [edit]] },
    pending: rest.filter((later) => !isFailed(later.edit)),
  };
}

const without = (steps: readonly Step[], isLost: (edit: Edit) => boolean): readonly Step[] =>
  steps.map((step) => step.filter((edit) => !isLost(edit))).filter((step) => step.length > 0);

/** Whether a change is about this task or column, or puts something into the column. */
function concerns({ change }: Edit, id: string): boolean {
  if (change.kind === 'add task') return change.task.category === id;
  if (change.kind === 'move task') return change.id === id || change.column === id;
  return 'id' in change && change.id === id;
}
