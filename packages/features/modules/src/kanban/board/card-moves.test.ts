import type { Column, Task } from '@apiyard/api/contract/modules/kanban';
import type { CardMove } from '@apiyard/ui/Board';
import { expect, test } from 'vitest';
import { applyChange } from './board.ts';
import { changesOfMove, columnsOf } from './card-moves.ts';

const task = (name: string, category: string): Task => ({
  id: name,
  task: name,
  taskImage: null,
  taskText: '',
  date: '',
  // Upper case: design.
  taskProperty: name === name.toUpperCase() ? 'Design' : 'Writing',
  category,
  dueDate: null,
  checklist: [],
});
const column = (id: string, tasks: string): Column => ({
  id,
  name: id,
  limit: 2,
  child: tasks.split('').map((name) => task(name, id)),
});
const board = [column('todo', 'aBcD'), column('done', 'eFg')];
const isDesign = ({ taskProperty }: Task) => taskProperty === 'Design';
const from = { column: 'todo' };

function after(move: CardMove, { selected = '', matches = null as typeof isDesign | null } = {}) {
  const changes = changesOfMove(board, columnsOf(board, matches), move, new Set(selected));
  return changes.reduce(applyChange, board).map(({ child }) => child.map(({ id }) => id).join(''));
}

test.for<[string, CardMove, Parameters<typeof after>[1], string[]]>([
  ['one card', { card: 'a', from, to: { column: 'done' }, index: 1 }, {}, ['BcD', 'eaFg']],
  ['one card within its column', { card: 'a', from, to: from, index: 2 }, {}, ['BcaD', 'eFg']],
  ['one card to the end', { card: 'a', from, to: from, index: 3 }, {}, ['BcDa', 'eFg']],
  [
    'one card that is not selected',
    { card: 'a', from, to: { column: 'done' }, index: 0 },
    { selected: 'BD' },
    ['BcD', 'aeFg'],
  ],
  ['all selected cards', { card: 'B', from, to: { column: 'done' }, index: 1 }, { selected: 'Bag' }, ['cD', 'eaBgF']],
  [
    'all selected cards to the end',
    { card: 'a', from, to: { column: 'done' }, index: 3 },
    { selected: 'aD' },
    ['Bc', 'eFgaD'],
  ],
  [
    'a filtered card before the next that is shown',
    { card: 'D', from, to: { column: 'done' }, index: 0 },
    {
      matches: isDesign,
    },
    ['aBc', 'eDFg'],
  ],
  [
    'a filtered card after the last that is shown',
    { card: 'D', from, to: { column: 'done' }, index: 1 },
    {
      matches: isDesign,
    },
    ['aBc', 'eFDg'],
  ],
  [
    'a card within its swimlane',
    {
      card: 'D',
      from: { column: 'todo', lane: 'Design' },
      to: {
        column: 'todo',
        lane: 'Design',
      },
      index: 0,
    },
    {},
    ['aDBc', 'eFg'],
  ],
])('moves %s', ([, move, options, expected]) => {
  expect(after(move, options)).toEqual(expected);
});

test('a card takes the category of the swimlane it is dropped in', () => {
  const move = {
    card: 'a',
    from: { column: 'todo', lane: 'Writing' },
    to: { column: 'done', lane: 'Design' },
    index: 0,
  };
  expect(changesOfMove(board, columnsOf(board, null), move, new Set())).toEqual([
    { kind: 'move task', id: 'a', column: 'done', index: 1, taskProperty: 'Design' },
  ]);
});

test('compares the limit with all cards only', () => {
  expect(columnsOf(board, null)[0]).toMatchObject({ id: 'todo', label: 'todo', limit: 2 });
  expect(columnsOf(board, isDesign)[0]).not.toHaveProperty('limit');
  expect(columnsOf(board, isDesign)[0]?.cards.map(({ id }) => id)).toEqual(['B', 'D']);
});

test('keeps the card of an unchanged task and the list of an unchanged column', () => {
  const [todo, done] = columnsOf(board, null);
  const moved = columnsOf(applyChange(board, { kind: 'move task', id: 'a', column: 'todo', index: 1 }), null);
  expect([moved[0]?.cards === todo?.cards, moved[1]?.cards === done?.cards]).toEqual([false, true]);
  expect(columnsOf(board, null)[0]?.cards[1]).toBe(columnsOf(board, isDesign)[0]?.cards[0]);
});
