import type { Task } from '@apiyard/api/contract/modules/kanban';
import { expect, test } from 'vitest';
import type { KanbanView } from './kanban-view.ts';
import { categoriesOf, dayAfter, inAddress, matcherOf, wholeBoard } from './kanban-view.ts';

const task = (id: string, part: Partial<Task> = {}): Task => ({
  id,
  task: `Task ${id}`,
  taskImage: null,
  taskText: '',
  date: '',
  taskProperty: 'Design',
  category: 'todo',
  dueDate: null,
  checklist: [],
  ...part,
});

test('reads from the URL what it writes to it', () => {
  const view: KanbanView = {
    query: 'menu icons',
    category: 'Design',
    due: 'week',
    hasLanes: true,
    open: 'task-2',
    adding: 'todo',
  };
  const text = 'q=menu+icons&category=Design&due=week&lanes=category&card=task-2&new=todo';
  expect(inAddress.write(view).toString()).toBe(text);
  expect(inAddress.read(new URLSearchParams(text))).toEqual(view);
  expect(inAddress.write(wholeBoard).toString()).toBe('');
  expect(inAddress.read(new URLSearchParams('due=someday&lanes=2'))).toEqual(wholeBoard);
});

test('can show tasks without a category', () => {
  expect(inAddress.read(new URLSearchParams('category=')).category).toBe('');
  expect(inAddress.write({ ...wholeBoard, category: '' }).toString()).toBe('category=');
});

const today = '2026-11-26';
const tasks = [
  task('1', { dueDate: '2026-11-25', taskText: 'Ask five customers' }),
  task('2', { dueDate: '2026-11-26', taskProperty: 'Writing' }),
  task('3', { dueDate: '2026-12-03', checklist: [{ id: 'a', text: 'Choose customers', isDone: false }] }),
  task('4', { dueDate: '2026-12-04' }),
  task('5', { taskProperty: '' }),
];

test.for<[string, Partial<KanbanView>, string[]]>([
  ['overdue', { due: 'overdue' }, ['1']],
  ['due within a week', { due: 'week' }, ['2', '3']],
  ['without a due date', { due: 'none' }, ['5']],
  ['of a category', { category: 'Writing' }, ['2']],
  ['without a category', { category: '' }, ['5']],
  ['with words in the text or the checklist', { query: 'CUSTOMERS' }, ['1', '3']],
  ['with all words', { query: 'customers choose' }, ['3']],
  ['that match everything', { query: 'customers', due: 'overdue' }, ['1']],
])('shows tasks %s', ([, view, expected]) => {
  const matches = matcherOf({ ...wholeBoard, ...view }, today);
  expect(tasks.filter((one) => matches?.(one)).map(({ id }) => id)).toEqual(expected);
});

test('has no filter for the whole board', () => {
  expect(matcherOf({ ...wholeBoard, query: '  ', hasLanes: true }, today)).toBeNull();
});

test('counts days over the end of a year', () => {
  expect(dayAfter('2026-12-28', 7)).toBe('2027-01-04');
});

test('lists categories in alphabetical order with their counts, tasks without one last', () => {
  expect(categoriesOf([{ id: 'todo', name: 'Todo', limit: null, child: tasks }], 'en')).toEqual([
    { id: 'Design', count: 3 },
    { id: 'Writing', count: 1 },
    { id: '', count: 1 },
  ]);
});
