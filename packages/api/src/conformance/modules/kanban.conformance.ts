import { expect } from 'vitest';
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
} from '../../contract/modules/kanban.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { conformance, conformanceOf, expectFailure, expectOutput } from '../conformance.ts';
import type { World } from '../world.ts';
import { failsInternally } from './fails-internally.ts';

const boardOf = async (world: World) => expectOutput<{ data: Column[] }>(getBoard, await world.send(getBoard, {})).data;
const namesIn = (columns: readonly Column[]) => columns.map(({ name, child }) => [name, child.length]);

const newTask = {
  task: 'Order the badges',
  taskImage: null,
  taskText: '',
  date: '24 july',
  taskProperty: 'Events',
  dueDate: '2026-07-24',
  checklist: [{ id: 'one', text: 'Count the guests', isDone: false }],
};

const deletedTask: Task = { ...newTask, id: 'deleted', category: 'none' };

/** A call with an unknown id returns 404 and changes nothing. */
const missesUnknown = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>, message: string) =>
  conformanceOf(endpoint, [
    [
      'NotFound',
      `returns 404 '${message}' for an unknown id`,
      async (world) => {
        const before = await boardOf(world);
        const { message: text } = expectFailure(endpoint, await world.sendAnything(endpoint, input), 'NotFound');
        expect(text).toBe(message);
        expect(await boardOf(world)).toEqual(before);
      },
    ],
  ]);

export const kanbanConformance = conformance(
  conformanceOf(getBoard, [
    [
      'success',
      'returns the four columns of the original board with 3, 3, 2 and 4 tasks',
      async (world) => {
        const columns = await boardOf(world);
        expect(columns.map(({ child }) => child.length)).toEqual([3, 3, 2, 4]);
        for (const { id, child } of columns) expect(child.map(({ category }) => category)).toEqual(child.map(() => id));
      },
    ],
  ]),
  conformanceOf(addColumn, [
    [
      'success',
      'returns the new column without tasks',
      async (world) => {
        const { data } = expectOutput<{ data: Column }>(
          addColumn,
          await world.send(addColumn, { categoryName: 'Review' }),
        );
        expect(data).toMatchObject({ name: 'Review', child: [] });
        expect((await boardOf(world)).at(-1)).toEqual(data);
      },
    ],
  ]),
  conformanceOf(renameColumn, [
    [
      'success',
      'renames a column',
      async (world) => {
        const [first] = await boardOf(world);
        const input = { categoryId: first?.id ?? '', categoryName: 'Backlog' };
        expectOutput(renameColumn, await world.send(renameColumn, input));
        expect((await boardOf(world))[0]?.name).toBe('Backlog');
      },
    ],
  ]),
  conformanceOf(clearColumn, [
    [
      'success',
      'deletes the tasks of a column and keeps it',
      async (world) => {
        const [first, ...others] = await boardOf(world);
        expectOutput(clearColumn, await world.send(clearColumn, { categoryId: first?.id ?? '' }));
        expect(namesIn(await boardOf(world))).toEqual([[first?.name, 0], ...namesIn(others)]);
      },
    ],
  ]),
  conformanceOf(deleteColumn, [
    [
      'success',
      'deletes a column',
      async (world) => {
        const [first, ...others] = await boardOf(world);
        expectOutput(deleteColumn, await world.send(deleteColumn, { id: first?.id ?? '' }));
        expect(await boardOf(world)).toEqual(others);
      },
    ],
  ]),
  conformanceOf(addTask, [
    [
      'success',
      'adds a task at the end of its column',
      async (world) => {
        const [first] = await boardOf(world);
        const input = { categoryId: first?.id ?? '', newTaskData: newTask };
        const { data } = expectOutput<{ data: Task }>(addTask, await world.send(addTask, input));
        expect(data).toEqual({ ...newTask, id: data.id, category: first?.id });
        expect((await boardOf(world))[0]?.child.at(-1)).toEqual(data);
      },
    ],
  ]),
  conformanceOf(editTask, [
    [
      'success',
      'changes the given fields only',
      async (world) => {
        const task = (await boardOf(world))[0]?.child[0] as Task;
        const input = { taskId: task.id, newData: { task: 'Another title' } };
        expectOutput(editTask, await world.send(editTask, input));
        expect((await boardOf(world))[0]?.child[0]).toEqual({ ...task, task: 'Another title' });
      },
    ],
    [
      'success',
      'moves a task to a place in another column',
      async (world) => {
        const [first, second] = await boardOf(world);
        const task = first?.child[2] as Task;
        const input = { taskId: task.id, newData: { category: second?.id ?? '', index: 1 } };
        expectOutput(editTask, await world.send(editTask, input));
        const after = await boardOf(world);
        expect(after[0]?.child.map(({ id }) => id)).toEqual(first?.child.slice(0, 2).map(({ id }) => id));
        expect(after[1]?.child.map(({ id }) => id)).toEqual([
          second?.child[0]?.id,
          task.id,
          ...(second?.child.slice(1).map(({ id }) => id) ?? []),
        ]);
      },
    ],
  ]),
  conformanceOf(deleteTask, [
    [
      'success',
      'deletes a task',
      async (world) => {
        const [first] = await boardOf(world);
        expectOutput(deleteTask, await world.send(deleteTask, { taskId: first?.child[0]?.id ?? '' }));
        expect((await boardOf(world))[0]?.child).toEqual(first?.child.slice(1));
      },
    ],
  ]),
  conformanceOf(restoreTasks, [
    [
      'success',
      'restores a deleted task at its place',
      async (world) => {
        const before = await boardOf(world);
        const task = before[0]?.child[1] as Task;
        await world.send(deleteTask, { taskId: task.id });
        const input = { categoryId: task.category, tasks: [task], index: 1 };
        expectOutput(restoreTasks, await world.send(restoreTasks, input));
        expect(await boardOf(world)).toEqual(before);
      },
    ],
    [
      'success',
      'restores the tasks of a cleared column, once if called twice',
      async (world) => {
        const before = await boardOf(world);
        const { id, child } = before[3] as Column;
        await world.send(clearColumn, { categoryId: id });
        const input = { categoryId: id, tasks: child, index: 0 };
        expectOutput(restoreTasks, await world.send(restoreTasks, input));
        expectOutput(restoreTasks, await world.send(restoreTasks, input));
        expect(await boardOf(world)).toEqual(before);
      },
    ],
  ]),
  conformanceOf(restoreColumn, [
    [
      'success',
      'restores a deleted column at its place, once if called twice',
      async (world) => {
        const before = await boardOf(world);
        const column = before[1] as Column;
        await world.send(deleteColumn, { id: column.id });
        expectOutput(restoreColumn, await world.send(restoreColumn, { column, index: 1 }));
        expectOutput(restoreColumn, await world.send(restoreColumn, { column, index: 1 }));
        expect(await boardOf(world)).toEqual(before);
      },
    ],
    [
      'success',
      'takes tasks of the column that are in another one by now',
      async (world) => {
        const before = await boardOf(world);
        const [first, second] = before;
        const column = { ...(first as Column), child: [...(first?.child ?? []), second?.child[0] as Task] };
        expectOutput(restoreColumn, await world.send(restoreColumn, { column, index: 0 }));
        expect(namesIn(await boardOf(world))).toEqual([
          [first?.name, 4],
          [second?.name, 2],
          ...namesIn(before.slice(2)),
        ]);
      },
    ],
  ]),
  conformanceOf(moveColumn, [
    [
      'success',
      'moves a column; a place beyond the end is the end',
      async (world) => {
        const [first, second, ...others] = await boardOf(world);
        expectOutput(moveColumn, await world.send(moveColumn, { id: first?.id ?? '', index: 1 }));
        expect(await boardOf(world)).toEqual([second, first, ...others]);
        expectOutput(moveColumn, await world.send(moveColumn, { id: second?.id ?? '', index: 99 }));
        expect(await boardOf(world)).toEqual([first, ...others, second]);
      },
    ],
  ]),
  conformanceOf(setColumnLimit, [
    [
      'success',
      'sets and removes the limit of a column',
      async (world) => {
        const id = (await boardOf(world))[1]?.id ?? '';
        const { data } = expectOutput<{ data: Column }>(
          setColumnLimit,
          await world.send(setColumnLimit, { id, limit: 2 }),
        );
        expect(data).toMatchObject({ id, limit: 2 });
        expect((await boardOf(world))[1]?.limit).toBe(2);
        expectOutput(setColumnLimit, await world.send(setColumnLimit, { id, limit: null }));
        expect((await boardOf(world))[1]?.limit).toBeNull();
      },
    ],
  ]),
  missesUnknown(deleteColumn, { id: 'none' }, 'Column not found'),
  missesUnknown(clearColumn, { categoryId: 'none' }, 'Column not found'),
  missesUnknown(renameColumn, { categoryId: 'none', categoryName: 'Backlog' }, 'Column not found'),
  missesUnknown(addTask, { categoryId: 'none', newTaskData: newTask }, 'Column not found'),
  missesUnknown(editTask, { taskId: 'none', newData: {} }, 'Task not found'),
  missesUnknown(deleteTask, { taskId: 'none' }, 'Task not found'),
  missesUnknown(restoreTasks, { categoryId: 'none', tasks: [deletedTask], index: 0 }, 'Column not found'),
  missesUnknown(moveColumn, { id: 'none', index: 0 }, 'Column not found'),
  missesUnknown(setColumnLimit, { id: 'none', limit: 2 }, 'Column not found'),
  failsInternally(getBoard, {}),
  failsInternally(deleteColumn, { id: 'none' }),
  failsInternally(clearColumn, { categoryId: 'none' }),
  failsInternally(renameColumn, { categoryId: 'none', categoryName: 'Backlog' }),
  failsInternally(addTask, { categoryId: 'none', newTaskData: newTask }),
  failsInternally(addColumn, { categoryName: 'Review' }),
  failsInternally(editTask, { taskId: 'none', newData: {} }),
  failsInternally(deleteTask, { taskId: 'none' }),
  failsInternally(restoreTasks, { categoryId: 'none', tasks: [deletedTask], index: 0 }),
  failsInternally(restoreColumn, { column: { id: 'none', name: 'Backlog', limit: null, child: [] }, index: 0 }),
  failsInternally(moveColumn, { id: 'none', index: 0 }),
  failsInternally(setColumnLimit, { id: 'none', limit: 2 }),
);
