/** The task board and what can be changed in it. Pure: each function returns new columns. */
import type { Column, Task } from '@apiyard/api/contract/modules/kanban';

export type Board = readonly Column[];

/** Fields of a task that people edit. */
export type TaskFields = Omit<Task, 'id' | 'category'>;

/** A change that one call saves. Places are counted from 0, without what moves. */
export type Change =
  | { kind: 'add task'; task: Task }
  | { kind: 'edit task'; id: string; fields: Partial<TaskFields> }
  /** `taskProperty` changes where a card is dropped in another swimlane. */
  | { kind: 'move task'; id: string; column: string; index: number; taskProperty?: string }
  | { kind: 'delete task'; id: string }
  | { kind: 'restore tasks'; column: string; tasks: readonly Task[]; index: number }
  | { kind: 'add column'; id: string; name: string }
  | { kind: 'rename column'; id: string; name: string }
  | { kind: 'limit column'; id: string; limit: number | null }
  | { kind: 'move column'; id: string; index: number }
  | { kind: 'clear column'; id: string }
  | { kind: 'delete column'; id: string }
  | { kind: 'restore column'; column: Column; index: number };

export interface TaskPlace {
  readonly task: Task;
  readonly column: string;
  readonly index: number;
}

export function findTask(board: Board, id: string): TaskPlace | undefined {
  for (const { id: column, child } of board) {
    const index = child.findIndex((task) => task.id === id);
    const task = child[index];
    if (task !== undefined) return { task, column, index };
  }
  return undefined;
}

const inColumn = (board: Board, id: string, change: (column: Column) => Column): Board =>
  board.map((column) => (column.id === id ? change(column) : column));

/** Columns without any of these tasks keep their identity, so that they are not rendered again. */
const withoutTasks = (board: Board, ids: ReadonlySet<string>): Board =>
  board.map((column) =>
    column.child.some(({ id }) => ids.has(id))
      ? { ...column, child: column.child.filter(({ id }) => !ids.has(id)) }
      : column,
  );

const insertTasks = (board: Board, id: string, index: number, tasks: readonly Task[]): Board =>
  inColumn(board, id, (column) => ({ ...column, child: column.child.toSpliced(index, 0, ...tasks) }));

/** Id of the task or column that a change adds, null if it adds none. */
export const addedBy = (change: Change): string | null =>
  change.kind === 'add task' ? change.task.id : change.kind === 'add column' ? change.id : null;

/** The board after a change. A change of something that does not exist leaves it as it is. */
export function applyChange(board: Board, change: Change): Board {
  switch (change.kind) {
    case 'add task':
      if (findTask(board, change.task.id) !== undefined) return board;
      return insertTasks(board, change.task.category, Infinity, [change.task]);
    case 'edit task':
      return board.map((column) =>
        column.child.some(({ id }) => id === change.id)
          ? {
              ...column,
              child: column.child.map((task) => (task.id === change.id ? { ...task, ...change.fields } : task)),
            }
          : column,
      );
    case 'move task': {
      const task = findTask(board, change.id)?.task;
      if (task === undefined || !board.some(({ id }) => id === change.column)) return board;
      const { taskProperty = task.taskProperty } = change;
      const moved = { ...task, taskProperty, category: change.column };
      return insertTasks(withoutTasks(board, new Set([change.id])), change.column, change.index, [moved]);
    }
    case 'delete task':
      return withoutTasks(board, new Set([change.id]));
    case 'restore tasks': {
      if (!board.some(({ id }) => id === change.column)) return board;
      const tasks = change.tasks.map((task) => ({ ...task, category: change.column }));
      return insertTasks(withoutTasks(board, new Set(tasks.map(({ id }) => id))), change.column, change.index, tasks);
    }
    case 'add column':
      if (board.some(({ id }) => id === change.id)) return board;
      return [...board, { id: change.id, name: change.name, limit: null, child: [] }];
    case 'rename column':
      return inColumn(board, change.id, (column) => ({ ...column, name: change.name }));
    case 'limit column':
      return inColumn(board, change.id, (column) => ({ ...column, limit: change.limit }));
    case 'move column': {
      const column = board.find(({ id }) => id === change.id);
      return column === undefined
        ? board
        : board.filter((other) => other !== column).toSpliced(change.index, 0, column);
    }
    case 'clear column':
      return inColumn(board, change.id, (column) => ({ ...column, child: [] }));
    case 'delete column':
      return board.filter(({ id }) => id !== change.id);
    case 'restore column': {
      const { column, index } = change;
      const others = board.filter(({ id }) => id !== column.id);
      return withoutTasks(others, new Set(column.child.map(({ id }) => id))).toSpliced(index, 0, column);
    }
  }
}

/** The change that takes one back, from the board before it. Null if it changes nothing there. */
export function inverseOf(board: Board, change: Change): Change | null {
  if (change.kind === 'add task') {
    const isThere = board.some(({ id }) => id === change.task.category);
    return isThere ? { kind: 'delete task', id: change.task.id } : null;
  }
  if (change.kind === 'add column') return { kind: 'delete column', id: change.id };
  if (change.kind === 'restore tasks' || change.kind === 'restore column') return null;
  if (change.kind === 'edit task' || change.kind === 'move task' || change.kind === 'delete task') {
    const place = findTask(board, change.id);
    return place === undefined ? null : inverseOfTask(place, change);
  }
  const index = board.findIndex(({ id }) => id === change.id);
  const column = board[index];
  return column === undefined ? null : inverseOfColumn({ column, index }, change);
}

type TaskChange = Extract<Change, { kind: 'edit task' | 'move task' | 'delete task' }>;

function inverseOfTask({ task, column, index }: TaskPlace, change: TaskChange): Change | null {
  switch (change.kind) {
    case 'edit task': {
      const names = Object.keys(change.fields) as (keyof TaskFields)[];
      const changed = names.filter((name) => JSON.stringify(change.fields[name]) !== JSON.stringify(task[name]));
      if (changed.length === 0) return null;
      return { kind: 'edit task', id: task.id, fields: Object.fromEntries(changed.map((name) => [name, task[name]])) };
    }
    case 'move task': {
      const isOtherLane = change.taskProperty !== undefined && change.taskProperty !== task.taskProperty;
      if (change.column === column && change.index === index && !isOtherLane) return null;
      const { taskProperty } = task;
      return { kind: 'move task', id: task.id, column, index, ...(isOtherLane && { taskProperty }) };
    }
    case 'delete task':
      return { kind: 'restore tasks', column, tasks: [task], index };
  }
}

type ColumnChange = Exclude<
  Change,
  TaskChange | { kind: 'add task' | 'restore tasks' | 'add column' | 'restore column' }
>;

function inverseOfColumn(
  { column, index }: { readonly column: Column; readonly index: number },
  change: ColumnChange,
): Change | null {
  const { id } = column;
  switch (change.kind) {
    case 'rename column':
      return change.name === column.name ? null : { kind: 'rename column', id, name: column.name };
    case 'limit column':
      return change.limit === column.limit ? null : { kind: 'limit column', id, limit: column.limit };
    case 'move column':
      return change.index === index ? null : { kind: 'move column', id, index };
    case 'clear column':
      return column.child.length === 0 ? null : { kind: 'restore tasks', column: id, tasks: column.child, index: 0 };
    case 'delete column':
      return { kind: 'restore column', column, index };
  }
}
