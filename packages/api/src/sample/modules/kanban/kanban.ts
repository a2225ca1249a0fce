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
  type Column,
  type Task,
} from '../../../contract/modules/kanban.ts';
import { fail } from '../../../contract/endpoint.ts';
import type { SampleModule } from '../module.ts';
import type { KanbanState } from './state.ts';

const noColumn = () => fail('NotFound', 'Column not found');
const noTask = () => fail('NotFound', 'Task not found');
const done = { success: true } as const;

const placeOf = (columns: readonly Column[], taskId: string) => {
  for (const column of columns) {
    const index = column.child.findIndex(({ id }) => id === taskId);
    if (index >= 0) return { column, index, task: column.child[index] as Task };
  }
  return undefined;
};

/** The task board of the sample layer. */
export const kanban: SampleModule<KanbanState> = {
  name: 'kanban',
  version: 1,
  seed: {
    en: async () => (await import('./seed/kanban.en.ts')).board(),
    fr: async () => (await import('./seed/kanban.fr.ts')).board(),
    ar: async () => (await import('./seed/kanban.ar.ts')).board(),
    ch: async () => (await import('./seed/kanban.ch.ts')).board(),
  },
  handlers: (answer) => [
    answer(getBoard, ({ state }) => ({ ...done, data: state.columns })),
    answer(deleteColumn, ({ state, input }) => {
      if (!state.columns.some(({ id }) => id === input.id)) return noColumn();
      state.columns = state.columns.filter(({ id }) => id !== input.id);
      return done;
    }),
    answer(clearColumn, ({ state, input }) => {
      const column = state.columns.find(({ id }) => id === input.categoryId);
      if (column === undefined) return noColumn();
      column.child = [];
      return done;
    }),
    answer(addTask, ({ state, input }) => {
      const column = state.columns.find(({ id }) => id === input.categoryId);
      if (column === undefined) return noColumn();
      const task = { ...input.newTaskData, id: `task-${state.nextId++}`, category: column.id };
      column.child.push(task);
      return { ...done, data: task };
    }),
    answer(addColumn, ({ state, input }) => {
      const column = { id: `column-${state.nextId++}`, name: input.categoryName, limit: null, child: [] };
      state.columns.push(column);
      return { ...done, data: column };
    }),
    answer(renameColumn, ({ state, input }) => {
      const column = state.columns.find(({ id }) => id === input.categoryId);
      if (column === undefined) return noColumn();
      column.name = input.categoryName;
      return { ...done, data: column };
    }),
    answer(editTask, ({ state, input: { taskId, newData } }) => {
      const place = placeOf(state.columns, taskId);
      if (place === undefined) return noTask();
      const { index, ...fields } = newData;
      const target = state.columns.find(({ id }) => id === (fields.category ?? place.column.id));
      if (target === undefined) return noColumn();
      const task = { ...place.task, ...fields } as Task;
      place.column.child.splice(place.index, 1);
      target.child.splice(index ?? (target === place.column ? place.index : target.child.length), 0, task);
      return { ...done, data: task };
    }),
    answer(deleteTask, ({ state, input }) => {
      const place = placeOf(state.columns, input.taskId);
      if (place === undefined) return noTask();
      place.column.child.splice(place.index, 1);
      return done;
    }),
    answer(restoreTasks, ({ state, input: { categoryId, tasks, index } }) => {
      const target = state.columns.find(({ id }) => id === categoryId);
      if (target === undefined) return noColumn();
      const restored = new Set(tasks.map(({ id }) => id));
      for (const column of state.columns) column.child = column.child.filter(({ id }) => !restored.has(id));
      target.child.splice(index, 0, ...tasks.map((task) => ({ ...task, category: categoryId })));
      return done;
    }),
    answer(restoreColumn, ({ state, input: { column, index } }) => {
      const restored = new Set(column.child.map(({ id }) => id));
      state.columns = state.columns
        .filter(({ id }) => id !== column.id)
        .map((other) => ({ ...other, child: other.child.filter(({ id }) => !restored.has(id)) }));
      state.columns.splice(index, 0, {
        ...column,
        child: column.child.map((task) => ({ ...task, category: column.id })),
      });
      return done;
    }),
    answer(moveColumn, ({ state, input }) => {
      const column = state.columns.find(({ id }) => id === input.id);
      if (column === undefined) return noColumn();
      state.columns = state.columns.filter((other) => other !== column);
      state.columns.splice(input.index, 0, column);
      return done;
    }),
    answer(setColumnLimit, ({ state, input }) => {
      const column = state.columns.find(({ id }) => id === input.id);
      if (column === undefined) return noColumn();
      column.limit = input.limit;
      return { ...done, data: column };
    }),
  ],
};
