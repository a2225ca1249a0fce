import type { Column, Task } from '@apiyard/api/contract/modules/kanban';
import { expect, test } from 'vitest';
import { localIdOf, serverIdOf, withLocalIds, withServerIds } from './local-ids.ts';

const task = (id: string, category: string): Task => ({
  id,
  task: id.toUpperCase(),
  taskImage: null,
  taskText: 'new-1',
  date: '',
  taskProperty: '',
  category,
  dueDate: null,
  checklist: [],
});
const column = (id: string, ...tasks: string[]): Column => ({
  id,
  name: id,
  limit: null,
  child: tasks.map((name) => task(name, id)),
});

/** A task that was added, undone and added again, and a column. */
const ids = new Map([
  ['task-7', 'new-1'],
  ['column-2', 'new-2'],
  ['task-8', 'new-1'],
]);

test('knows both ids of what was added here, the latest on the server', () => {
  expect(['task-7', 'task-8', 'column-2', 'task-1', 'new-1'].map((id) => localIdOf(ids, id))).toEqual([
    'new-1',
    'new-1',
    'new-2',
    'task-1',
    'new-1',
  ]);
  expect(['new-1', 'new-2', 'task-1', 'new-3'].map((id) => serverIdOf(ids, id))).toEqual([
    'task-8',
    'column-2',
    'task-1',
    'new-3',
  ]);
});

test('shows a board with the ids that tasks and columns were added with, and keeps other columns as they are', () => {
  const board = [column('todo', 'task-1', 'task-8'), column('done', 'task-2'), column('column-2', 'task-3')];
  const shown = withLocalIds(board, ids);
  expect(
    shown.map(({ id, child }) => `${id}: ${child.map((one) => `${one.id} in ${one.category}`).join(', ')}`),
  ).toEqual(['todo: task-1 in todo, new-1 in todo', 'done: task-2 in done', 'new-2: task-3 in new-2']);
  expect(shown[1]).toBe(board[1]);
});

test('sends the ids of the server, and leaves texts that look like an id alone', () => {
  expect(withServerIds({ kind: 'add task', task: task('new-3', 'new-2') }, ids)).toEqual({
    kind: 'add task',
    task: { ...task('new-3', 'column-2'), task: 'NEW-3', taskText: 'new-1' },
  });
  expect(withServerIds({ kind: 'move task', id: 'new-1', column: 'new-2', index: 1 }, ids)).toEqual({
    kind: 'move task',
    id: 'task-8',
    column: 'column-2',
    index: 1,
  });
});
