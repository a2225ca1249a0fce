import {
  addColumn,
  addTask,
  clearColumn,
  deleteColumn,
  deleteTask,
  editTask,
  getBoard,
  moveColumn,
  renameColumn,
  restoreColumn,
  restoreTasks,
  setColumnLimit,
} from '@apiyard/api/contract/modules/kanban';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { query } from '@apiyard/kit/data/query.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Change } from '../board/board.ts';
import { addedBy, applyChange } from '../board/board.ts';
import type { Saved, SaveInput } from '../kanban.machine.ts';
import { withServerIds } from './local-ids.ts';

const boardQuery = query(getBoard, {});

/** Sends a change and then makes it in the cached board. Rejects with what the server refused. */
export async function saveChange(client: QueryClient, { change, localIds }: SaveInput): Promise<Saved> {
  const newId = await send(client, withServerIds(change, localIds));
  const added = addedBy(change);
  const saved: Saved = newId === null || added === null ? null : [newId, added];
  // A response from before the change would show the old board again.
  await client.cancelQueries({ queryKey: boardQuery.queryKey });
  const made = withServerIds(change, saved === null ? localIds : new Map([...localIds, saved]));
  client.setQueryData(boardQuery.queryKey, (known) => known && { ...known, data: [...applyChange(known.data, made)] });
  return saved;
}

/** Resolves to the id that the server gave, null if nothing was added. */
async function send(client: QueryClient, change: Change): Promise<string | null> {
  const api = apiOf(client);
  switch (change.kind) {
    case 'add task': {
      const { id: _id, category, ...newTaskData } = change.task;
      const { data } = await api.send(addTask, { categoryId: category, newTaskData });
      return data.id;
    }
    case 'add column': {
      const { data } = await api.send(addColumn, { categoryName: change.name });
      return data.id;
    }
    case 'edit task':
      await api.send(editTask, { taskId: change.id, newData: change.fields });
      return null;
    case 'move task': {
      const { id, column, index, taskProperty } = change;
      const newData = { category: column, index, ...(taskProperty !== undefined && { taskProperty }) };
      await api.send(editTask, { taskId: id, newData });
      return null;
    }
    case 'delete task':
      await api.send(deleteTask, { taskId: change.id });
      return null;
    case 'restore tasks':
      await api.send(restoreTasks, { categoryId: change.column, tasks: [...change.tasks], index: change.index });
      return null;
    case 'rename column':
      await api.send(renameColumn, { categoryId: change.id, categoryName: change.name });
      return null;
    case 'limit column':
      await api.send(setColumnLimit, { id: change.id, limit: change.limit });
      return null;
    case 'move column':
      await api.send(moveColumn, { id: change.id, index: change.index });
      return null;
    case 'clear column':
      await api.send(clearColumn, { categoryId: change.id });
      return null;
    case 'delete column':
      await api.send(deleteColumn, { id: change.id });
      return null;
    case 'restore column':
      await api.send(restoreColumn, { column: change.column, index: change.index });
      return null;
  }
}
