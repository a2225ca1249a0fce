/** What people do on the board, as steps that can be undone. */
import type { Task } from '@apiyard/api/contract/modules/kanban';
import { showToast } from '@apiyard/kit/toast.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Board, Change, TaskFields } from '../board/board.ts';
import { applyChange, findTask, inverseOf } from '../board/board.ts';
import type { BoardActor } from './board-actor.ts';
import { currentBoard } from './board-actor.ts';

/** The button of a message that undoes the change. */
export interface UndoOffer {
  readonly message: string;
  readonly label: string;
}

export interface BoardActions {
  readonly addTask: (column: string, fields: TaskFields) => void;
  /** Saves the fields that differ, and moves the task to the end of another column. */
  readonly editTask: (id: string, fields: TaskFields, column: string) => void;
  /** @param changesOf the changes for the board as it is now */
  readonly change: (changesOf: (board: Board) => readonly Change[], offer?: UndoOffer) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

let count = 0;
/** An id for what is added. The server gives another one, which is not shown. */
export const newId = (): string => `new-${(count += 1)}`;

export function boardActions(client: QueryClient, actor: BoardActor): BoardActions {
  const change: BoardActions['change'] = (changesOf, offer) => {
    let board = currentBoard(client, actor);
    if (board === undefined) return;
    const edits: { change: Change; inverse: Change }[] = [];
    for (const one of changesOf(board)) {
      const inverse = inverseOf(board, one);
      if (inverse === null) continue;
      edits.push({ change: one, inverse });
      board = applyChange(board, one);
    }
    actor.send({ type: 'change', edits });
    if (offer === undefined || edits.length === 0) return;
    const key = actor.getSnapshot().context.history.done.at(-1)?.[0]?.key;
    const takeBack = () => {
      const isLatest = actor.getSnapshot().context.history.done.at(-1)?.[0]?.key === key;
      if (isLatest) actor.send({ type: 'undo' });
      // Undoing would undo what was done since: this takes back only the change of the message.
      else {
        const inverted = edits.map((edit) => ({ change: edit.inverse, inverse: edit.change })).toReversed();
        actor.send({ type: 'change', edits: inverted });
      }
    };
    showToast({ tone: 'success', message: offer.message, action: { label: offer.label, onPress: takeBack } });
  };
  return {
    change,
    addTask(column, fields) {
      const task: Task = { ...fields, id: newId(), category: column };
      change(() => [{ kind: 'add task', task }]);
    },
    editTask(id, fields, column) {
      change((board) => {
        const place = findTask(board, id);
        if (place === undefined) return [];
        const names = Object.keys(fields) as (keyof TaskFields)[];
        const changed = names.filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(place.task[name]));
        const index = board.find((one) => one.id === column)?.child.length ?? 0;
        return [
          ...(changed.length === 0
            ? []
            : [
                {
                  kind: 'edit task' as const,
                  id,
                  fields: Object.fromEntries(changed.map((name) => [name, fields[name]])),
                },
              ]),
          ...(column === place.column ? [] : [{ kind: 'move task' as const, id, column, index }]),
        ];
      });
    },
    undo: () => actor.send({ type: 'undo' }),
    redo: () => actor.send({ type: 'redo' }),
  };
}
