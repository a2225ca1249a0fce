import type { Column } from '@apiyard/api/contract/modules/kanban';
import {
  addTask,
  clearColumn,
  deleteColumn,
  deleteTask,
  editTask,
  getBoard,
  restoreColumn,
  restoreTasks,
  setColumnLimit,
} from '@apiyard/api/contract/modules/kanban';
import { loadActive } from '@apiyard/kit/copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { fixture, internal, pending } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleDataCopy } from '../sample-data/sample-data-copy.ts';
import { kanbanCopy } from './kanban-copy.ts';
import page from './kanban.page.ts';
import { largeBoard, storyBoard } from './story/story-board.ts';

function Around() {
  return (
    <>
      <Outlet />
      <ToastRegion />
    </>
  );
}

const route = { ...routeOf(page, []), HydrateFallback: () => null };
const routes = [{ Component: Around, children: [route] }];
const at = (address: string) => ({ app: { at: address, routes } });

const sent = fn<(...call: readonly unknown[]) => void>();
const done = { success: true } as const;
const withBoard = (columns: readonly Column[]) => [
  fixture(getBoard, { ...done, data: [...columns] }),
  fixture(editTask, ({ input }) => {
    sent('editTask', input);
    const task = columns.flatMap(({ child }) => child).find(({ id }) => id === input.taskId);
    const { index: _index, ...fields } = input.newData;
    return { ...done, data: Object.assign({}, task, fields) };
  }),
  fixture(addTask, ({ input }) => {
    sent('addTask', input);
    return { ...done, data: { ...input.newTaskData, id: 'task-99', category: input.categoryId } };
  }),
  fixture(deleteTask, ({ input }) => {
    sent('deleteTask', input);
    return done;
  }),
  fixture(restoreTasks, ({ input: { tasks, ...input } }) => {
    sent('restoreTasks', { ...input, tasks: tasks.map(({ id }) => id) });
    return done;
  }),
  fixture(clearColumn, ({ input }) => {
    sent('clearColumn', input);
    return done;
  }),
  fixture(deleteColumn, ({ input }) => {
    sent('deleteColumn', input);
    return done;
  }),
  fixture(restoreColumn, ({ input }) => {
    sent('restoreColumn', input.column.id, input.index);
    return done;
  }),
  fixture(setColumnLimit, ({ input: { id, limit } }) => {
    sent('setColumnLimit', { id, limit });
    return { ...done, data: { ...(columns.find((column) => column.id === id) as Column), limit } };
  }),
];

const meta = preview.meta({
  title: 'Screens/Modules/Kanban',
  component: Around,
  globals: { language: 'en' },
  loaders: [() => Promise.all([kanbanCopy, sampleDataCopy, problemsCopy, unsavedCopy].map(loadActive))],
  parameters: at('/apps/kanban'),
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...withBoard(storyBoard));
  },
});

const list = (name: string) => screen.findByRole('grid', { name });
const titlesIn = async (name: string) =>
  within(await list(name))
    .queryAllByRole('row')
    .flatMap((row) => row.querySelector('bdi')?.textContent ?? []);
const actionsOf = async (card: RegExp) =>
  within(await screen.findByRole('row', { name: card })).getByRole('button', { name: 'Actions' });
const choose = async (trigger: HTMLElement, entry: string) => {
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const columnMenu = async (column: string) => {
  const head = (await screen.findByRole('heading', { level: 2, name: column })).parentElement as HTMLElement;
  return within(head).getByRole('button', { name: 'Actions' });
};

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await titlesIn('Todo')).toEqual([
        'Collect feedback on the price list',
        'Draw icons for the export menu',
        'Write the release notes',
      ]),
    );
    await expect(canvas.getByText('1 of 2 steps done')).toBeInTheDocument();
    await expect(canvas.getByText('Overdue: Nov 2, 2026')).toBeVisible();
    await expect(canvas.getByText(', Over the limit of 1')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
});

/** A move is saved through the edit call, and undone and redone by keys. */
export const MovesAndUndo = meta.story({
  play: async () => {
    await choose(await actionsOf(/^Write the release notes/), 'Move to Done');
    await waitFor(async () => expect(await titlesIn('Done')).toEqual(['Write the release notes']));
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([['editTask', { taskId: 'notes', newData: { category: 'done', index: 0 } }]]),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await titlesIn('Todo')).at(-1)).toBe('Write the release notes'));
    await waitFor(() =>
      expect(sent.mock.lastCall).toEqual(['editTask', { taskId: 'notes', newData: { category: 'todo', index: 2 } }]),
    );
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(async () => expect(await titlesIn('Done')).toEqual(['Write the release notes']));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  },
});

/** A move that fails is taken back with a message, and can be tried again. */
export const MoveFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(editTask, ({ count }) =>
        count === 1 ? internal() : { ...done, data: { ...storyBoard[0]?.child[2], category: 'done' } as never },
      ),
    ),
  play: async () => {
    await choose(await actionsOf(/^Write the release notes/), 'Move to Done');
    await expect(await screen.findByText('Your change couldn’t be saved, so it was undone.')).toBeVisible();
    await waitFor(async () => expect((await titlesIn('Todo')).at(-1)).toBe('Write the release notes'));
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await titlesIn('Done')).toEqual(['Write the release notes']));
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
});

/** Selected cards move and are deleted together, in one step. */
export const SelectsCards = meta.story({
  play: async ({ canvas }) => {
    await choose(await actionsOf(/^Collect feedback/), 'Select');
    // The keys of this one are held down for its clicks.
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(await canvas.findByText('Write the release notes'));
    await user.keyboard('{/Shift}');
    const bar = within(await screen.findByRole('group', { name: '3 cards selected' }));
    await choose(bar.getByRole('button', { name: 'Move to' }), 'Done');
    await waitFor(async () => expect(await titlesIn('Done')).toHaveLength(3));
    await expect(await titlesIn('Todo')).toEqual([]);
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('3 cards deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: /selected/ })).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await titlesIn('Done')).toHaveLength(3));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () =>
      expect(await titlesIn('Todo')).toEqual([
        'Collect feedback on the price list',
        'Draw icons for the export menu',
        'Write the release notes',
      ]),
    );
  },
});

export const AddsCard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add card to Pending' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'New card' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add' }));
    await expect(await sheet.findByText('Enter a title of up to 200 characters.')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: /^Title/ }), 'Book the projector');
    await userEvent.type(sheet.getByRole('textbox', { name: /^Category/ }), 'Events');
    await userEvent.click(sheet.getByRole('button', { name: 'Add step' }));
    await userEvent.keyboard('Ask the venue{Enter}Compare prices');
    await userEvent.click(sheet.getByRole('button', { name: 'Add' }));
    await waitFor(async () =>
      expect(await titlesIn('Pending')).toEqual(['Choose a venue for the workshop', 'Book the projector']),
    );
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [
          'addTask',
          {
            categoryId: 'pending',
            newTaskData: {
              task: 'Book the projector',
              taskImage: null,
              taskText: '',
              date: 'November 20',
              taskProperty: 'Events',
              dueDate: null,
              checklist: [
                { id: 'step-1', text: 'Ask the venue', isDone: false },
                { id: 'step-2', text: 'Compare prices', isDone: false },
              ],
            },
          },
        ],
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.mock.lastCall).toEqual(['deleteTask', { taskId: 'task-99' }]));
  },
});

/** Only what changed is saved. Closing with changes asks first. */
export const EditsCard = meta.story({
  parameters: at('/apps/kanban?card=prices'),
  play: async ({ canvas }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit card' }));
    const title = sheet.getByRole('textbox', { name: /^Title/ });
    await expect(title).toHaveValue('Collect feedback on the price list');
    await userEvent.clear(title);
    await userEvent.type(title, 'Collect feedback');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Choose five customers, done' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Collect feedback')).toBeVisible();
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [
          'editTask',
          {
            taskId: 'prices',
            newData: {
              task: 'Collect feedback',
              checklist: [
                { id: 'step-1', text: 'Write the questions', isDone: true },
                { id: 'step-2', text: 'Choose five customers', isDone: true },
              ],
            },
          },
        ],
      ]),
    );
  },
});

/** All fields of a card with a picture. */
export const OpenCard = meta.story({
  parameters: { ...at('/apps/kanban?card=icons'), ...pictured(inLight) },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit card' }));
    await expect(sheet.getByRole('textbox', { name: /^Category/ })).toHaveValue('Design');
    await expect(sheet.getByRole('textbox', { name: /^Date on the card/ })).toHaveValue('26 july');
    await expect(sheet.getByRole('img', { name: 'Picture of the card' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Remove picture' }));
    await expect(await sheet.findByText('PNG, JPEG, WebP or GIF. Large pictures are made smaller.')).toBeVisible();
  },
});

export const CardIsGone = meta.story({
  parameters: at('/apps/kanban?card=never'),
  play: async ({ canvas }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'This card no longer exists' }));
    await userEvent.click(sheet.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Speed up the search')).toBeVisible();
  },
});

/** Columns are deleted and cleared after a question, and both can be undone. */
export const DeletesColumn = meta.story({
  play: async () => {
    await choose(await columnMenu('Todo'), 'Delete all cards');
    const clear = within(await screen.findByRole('alertdialog', { name: 'Delete all cards in Todo?' }));
    await expect(clear.getByText('3 cards will be deleted. You can undo this.')).toBeVisible();
    await userEvent.click(clear.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await titlesIn('Todo')).toEqual([]));
    await choose(await columnMenu('Progress'), 'Delete column');
    const remove = within(await screen.findByRole('alertdialog', { name: 'Delete Progress?' }));
    await userEvent.click(remove.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Progress' })).toBeNull());
    await userEvent.keyboard('{Control>}zz{/Control}');
    await waitFor(async () => expect(await titlesIn('Progress')).toHaveLength(2));
    await waitFor(async () => expect(await titlesIn('Todo')).toHaveLength(3));
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        ['clearColumn', { categoryId: 'todo' }],
        ['deleteColumn', { id: 'progress' }],
        ['restoreColumn', 'progress', 1],
        ['restoreTasks', { categoryId: 'todo', index: 0, tasks: ['prices', 'icons', 'notes'] }],
      ]),
    );
  },
});

export const SetsLimit = meta.story({
  play: async ({ canvas }) => {
    await choose(await columnMenu('Todo'), 'Set limit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Limit of Todo' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Maximum number of cards' }), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(', Over the limit of 2')).toBeInTheDocument();
    await waitFor(() => expect(sent.mock.calls).toEqual([['setColumnLimit', { id: 'todo', limit: 2 }]]));
  },
});

export const Lanes = meta.story({
  parameters: at('/apps/kanban?lanes=category'),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await titlesIn('Todo, Research')).toEqual(['Collect feedback on the price list']));
    await expect(canvas.getByRole('switch', { name: 'Group by category' })).toBeChecked();
    await choose(await actionsOf(/^Collect feedback/), 'Move to Pending');
    await waitFor(async () => expect(await titlesIn('Pending, Research')).toHaveLength(2));
  },
});

export const Filtered = meta.story({
  parameters: at('/apps/kanban?due=overdue'),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await titlesIn('Progress')).toEqual(['Test the checkout on phones']));
    await expect(await titlesIn('Todo')).toEqual([]);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search cards' }), 'nowhere');
    await expect(await canvas.findByText('No cards match')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await titlesIn('Todo')).toHaveLength(3));
  },
});

export const NothingFound = meta.story({
  parameters: at('/apps/kanban?q=nowhere'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No cards match')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getBoard, { ...done, data: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No columns')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add column' })[1] as HTMLElement);
    await expect(await screen.findByRole('dialog', { name: 'New column' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getBoard, pending)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kanban board' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fixture(getBoard, ({ count }) => (count === 1 ? internal() : { ...done, data: [...storyBoard] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the board')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await titlesIn('Todo')).toHaveLength(3));
  },
});

/** Of 1,000 cards, those in view are in the page. */
export const Thousand = meta.story({
  beforeEach: ({ msw }) => msw.use(...withBoard(largeBoard)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(12));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(90);
  },
});

/** New card, undo and search by their keys. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await titlesIn('Todo')).toHaveLength(3));
    await userEvent.keyboard('n');
    const sheet = within(await screen.findByRole('dialog', { name: 'New card' }));
    await waitFor(() => expect(sheet.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
    await userEvent.keyboard('Call the printer');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect((await titlesIn('Todo')).at(-1)).toBe('Call the printer'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await titlesIn('Todo')).toHaveLength(3));
    await userEvent.keyboard('l');
    await expect(await list('Todo, Design')).toBeVisible();
    await userEvent.keyboard('/');
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search cards' })).toHaveFocus());
  },
});
