/** The task board. Paths and names of fields are the specification's. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { NoExtras, OneLine } from '../problem.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(100));
/** A place, from 0. One beyond the end is the end. */
const Index = z.int().check(z.minimum(0));

/** One step of a task. */
const ChecklistItem = z.object({ id: Id, text: OneLine.check(z.maxLength(300)), isDone: z.boolean() });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

export const Task = z.object({
  id: Id,
  /** Title. */
  task: OneLine.check(z.minLength(1), z.maxLength(200)),
  /** Address of a picture, or null. */
  taskImage: z.nullable(z.string().check(z.maxLength(2_000_000))),
  taskText: z.string().check(z.maxLength(10_000)),
  /** Short text, such as '24 july'. */
  date: OneLine.check(z.maxLength(50)),
  /** Kind of work, such as 'Design': the interface calls it the category. */
  taskProperty: OneLine.check(z.maxLength(50)),
  /** Id of the column that the task is in. */
  category: Id,
  /** ISO 8601 date, or null. */
  dueDate: z.nullable(z.iso.date()),
  checklist: z.array(ChecklistItem).check(z.maxLength(100)),
});
export type Task = z.infer<typeof Task>;

export const Column = z.object({
  id: Id,
  name: OneLine.check(z.minLength(1), z.maxLength(100)),
  /** The most tasks that it should have, or null. */
  limit: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
  child: z.array(Task),
});
export type Column = z.infer<typeof Column>;

const success = z.literal(true);
const shared = { auth: 'anyone', isSample: true, failures: 'message' } as const;
const errors = { NotFound: NoExtras, Internal: NoExtras } as const;
const Done = z.object({ success });
const OneTask = z.object({ success, data: Task });
const OneColumn = z.object({ success, data: Column });

export const getBoard = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/TodoData',
  summary: 'The columns of the board with their tasks.',
  input: z.object({}),
  output: z.object({ success, data: z.array(Column) }),
  errors: { Internal: NoExtras },
});

export const deleteColumn = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/TodoData',
  summary: 'Deletes a column with its tasks.',
  input: z.object({ id: Id }),
  output: Done,
  errors,
});

export const clearColumn = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/TodoData/clearTasks',
  summary: 'Deletes all tasks of a column.',
  input: z.object({ categoryId: Id }),
  output: Done,
  errors,
});

export const addTask = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/TodoData/addTask',
  summary: 'Adds a task at the end of a column.',
  input: z.object({ categoryId: Id, newTaskData: z.omit(Task, { id: true, category: true }) }),
  output: OneTask,
  errors,
});

export const addColumn = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/TodoData/addCategory',
  summary: 'Adds an empty column at the end of the board.',
  input: z.object({ categoryName: Column.shape.name }),
  output: OneColumn,
  errors: { Internal: NoExtras },
});

export const renameColumn = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/TodoData/updateCategory',
  summary: 'Renames a column.',
  input: z.object({ categoryId: Id, categoryName: Column.shape.name }),
  output: OneColumn,
  errors,
});

/** Another `category` moves the task to that column; `index` is its place there, from 0. */
export const editTask = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/TodoData/editTask',
  summary: 'Changes a task, or moves it.',
  input: z.object({
    taskId: Id,
    newData: z.extend(z.partial(z.omit(Task, { id: true })), { index: z.optional(Index) }),
  }),
  output: OneTask,
  errors,
});

export const deleteTask = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/TodoData/deleteTask',
  summary: 'Deletes a task.',
  input: z.object({ taskId: Id }),
  output: Done,
  errors,
});

/** Undoes `deleteTask` and `clearColumn`. A task that still exists is moved there, so that a repeated call changes nothing. */
export const restoreTasks = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/data/kanban/columns/{categoryId}/tasks',
  summary: 'Restores deleted tasks at their place in a column.',
  input: z.object({ categoryId: Id, tasks: z.array(Task).check(z.minLength(1), z.maxLength(5000)), index: Index }),
  output: Done,
  errors,
});

/** Undoes `deleteColumn`. A column that still exists is replaced, so that a repeated call changes nothing. */
export const restoreColumn = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/data/kanban/columns',
  summary: 'Restores a deleted column with its tasks at its place.',
  input: z.object({ column: Column, index: Index }),
  output: Done,
  errors: { Internal: NoExtras },
});

export const moveColumn = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/data/kanban/columns/{id}/place',
  summary: 'Moves a column to another place on the board.',
  input: z.object({ id: Id, index: Index }),
  output: Done,
  errors,
});

export const setColumnLimit = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/data/kanban/columns/{id}/limit',
  summary: 'Sets or removes the limit of a column.',
  input: z.object({ id: Id, limit: Column.shape.limit }),
  output: OneColumn,
  errors,
});
