import type { Column, Task } from '@apiyard/api/contract/modules/kanban';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board, Change } from './board.ts';
import { applyChange, inverseOf } from './board.ts';

const task = (id: string, category: string, taskProperty = ''): Task => ({
  id,
  task: id.toUpperCase(),
  taskImage: null,
  taskText: '',
  date: '',
  taskProperty,
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
const board: Board = [column('todo', 'a', 'b', 'c'), column('doing', 'd'), column('done')];
const shown = (columns: Board) => columns.map(({ id, child }) => `${id}: ${child.map((one) => one.id).join(' ')}`);

test.for<[string, Change, string[]]>([
  ['adds a task at the end', { kind: 'add task', task: task('x', 'todo') }, ['todo: a b c x', 'doing: d', 'done: ']],
  [
    'moves a task within its column',
    { kind: 'move task', id: 'a', column: 'todo', index: 1 },
    ['todo: b a c', 'doing: d', 'done: '],
  ],
  [
    'moves a task to another column',
    { kind: 'move task', id: 'b', column: 'doing', index: 0 },
    ['todo: a c', 'doing: b d', 'done: '],
  ],
  ['deletes a task', { kind: 'delete task', id: 'd' }, ['todo: a b c', 'doing: ', 'done: ']],
  [
    'restores tasks at their place',
    { kind: 'restore tasks', column: 'doing', tasks: [task('x', 'doing'), task('y', 'doing')], index: 0 },
    ['todo: a b c', 'doing: x y d', 'done: '],
  ],
  ['adds a column', { kind: 'add column', id: 'x', name: 'X' }, ['todo: a b c', 'doing: d', 'done: ', 'x: ']],
  ['moves a column', { kind: 'move column', id: 'todo', index: 2 }, ['doing: d', 'done: ', 'todo: a b c']],
  ['clears a column', { kind: 'clear column', id: 'todo' }, ['todo: ', 'doing: d', 'done: ']],
  ['deletes a column', { kind: 'delete column', id: 'todo' }, ['doing: d', 'done: ']],
  [
    'restores a column at its place',
    { kind: 'restore column', column: column('x', 'y'), index: 1 },
    ['todo: a b c', 'x: y', 'doing: d', 'done: '],
  ],
])('%s', ([, change, expected]) => {
  expect(shown(applyChange(board, change))).toEqual(expected);
});

test('changes fields, the name and the limit', () => {
  expect(applyChange(board, { kind: 'edit task', id: 'a', fields: { task: 'New' } })[0]?.child[0]?.task).toBe('New');
  expect(applyChange(board, { kind: 'rename column', id: 'done', name: 'Ready' })[2]?.name).toBe('Ready');
  expect(applyChange(board, { kind: 'limit column', id: 'done', limit: 3 })[2]?.limit).toBe(3);
});

test('a card that is dropped in another swimlane takes its category and the column', () => {
  const moved = applyChange(board, { kind: 'move task', id: 'a', column: 'done', index: 0, taskProperty: 'Design' });
  expect(moved[2]?.child[0]).toMatchObject({ id: 'a', category: 'done', taskProperty: 'Design' });
});

test.for<[string, Change]>([
  ['task', { kind: 'move task', id: 'x', column: 'done', index: 0 }],
  ['column', { kind: 'move task', id: 'a', column: 'x', index: 0 }],
  ['column of restored tasks', { kind: 'restore tasks', column: 'x', tasks: [task('y', 'x')], index: 0 }],
  ['column to move', { kind: 'move column', id: 'x', index: 0 }],
])('leaves the board as it is for an unknown %s', ([, change]) => {
  expect(applyChange(board, change)).toBe(board);
});

test('keeps columns that a change does not concern', () => {
  const next = applyChange(board, { kind: 'move task', id: 'a', column: 'todo', index: 2 });
  expect([next[1] === board[1], next[2] === board[2]]).toEqual([true, true]);
});

test.for<[string, Change]>([
  ['the same text', { kind: 'edit task', id: 'a', fields: { task: 'A' } }],
  ['the same place', { kind: 'move task', id: 'b', column: 'todo', index: 1 }],
  ['the same name', { kind: 'rename column', id: 'todo', name: 'todo' }],
  ['the same limit', { kind: 'limit column', id: 'todo', limit: null }],
  ['the same column place', { kind: 'move column', id: 'todo', index: 0 }],
  ['an empty column', { kind: 'clear column', id: 'done' }],
  ['an unknown task', { kind: 'delete task', id: 'x' }],
  ['an unknown column', { kind: 'delete column', id: 'x' }],
])('there is nothing to take back for %s', ([, change]) => {
  expect(inverseOf(board, change)).toBeNull();
});

test('takes back only fields that differ', () => {
  expect(inverseOf(board, { kind: 'edit task', id: 'a', fields: { task: 'New', taskText: '' } })).toEqual({
    kind: 'edit task',
    id: 'a',
    fields: { task: 'A' },
  });
});

test('every change is taken back by its inverse', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const columnId = fc.constantFrom('todo', 'doing', 'done');
  const index = fc.nat(4);
  const kind = <Kind extends string>(name: Kind) => fc.constant(name);
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.record({ kind: kind('add task'), task: columnId.map((category) => task('x', category)) }),
    fc.record({ kind: kind('edit task'), id, fields: fc.record({ task: fc.string(), taskText: fc.string() }) }),
    fc.record({ kind: kind('move task'), id, column: columnId, index, taskProperty: fc.constantFrom('', 'Design') }),
    fc.record({ kind: kind('delete task'), id }),
    fc.record({ kind: kind('add column'), id: fc.constant('x'), name: fc.string() }),
    fc.record({ kind: kind('rename column'), id: columnId, name: fc.string() }),
    fc.record({ kind: kind('limit column'), id: columnId, limit: fc.nat(9) }),
    fc.record({ kind: kind('move column'), id: columnId, index }),
    fc.record({ kind: kind('clear column'), id: columnId }),
    fc.record({ kind: kind('delete column'), id: columnId }),
  );
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const inverses: Change[] = [];
      let now = board;
      for (const one of changes) {
        const inverse = inverseOf(now, one);
        if (inverse === null) continue;
        now = applyChange(now, one);
        inverses.unshift(inverse);
      }
      expect(inverses.reduce(applyChange, now)).toEqual(board);
    }),
  );
});
