import { IconEdit, IconPlus } from '@tabler/icons-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Board } from './Board.tsx';
import type { CardMove, CardSelection, ColumnMove } from './Board.tsx';
import { KeptBoard, manyColumns, renderTask, taskColumns, taskLanes } from './example-board.tsx';
import type { Task } from './example-board.tsx';

const onMove = fn<(move: CardMove) => void>();
const onMoveColumn = fn<(move: ColumnMove) => void>();
const onCardPress = fn<(card: string) => void>();
const onCardAction = fn<(action: string, card: string) => void>();
const onSelect = fn<(selection: CardSelection) => void>();
const onColumnAction = fn<(action: string, column: string) => void>();
const onAdd = fn();

const meta = preview.meta({
  title: 'Components/Collections/Board',
  component: Board<Task>,
  args: { label: 'Tasks of the release', columns: taskColumns, renderCard: renderTask, onMove, onMoveColumn },
  render: (args) => <KeptBoard {...args} />,
  beforeEach: () => {
    for (const spy of [onMove, onMoveColumn, onCardPress, onCardAction, onSelect, onColumnAction, onAdd])
      spy.mockClear();
  },
  parameters: guide({
    when: 'Use for items that go through states: tasks, orders, applications. A column is a state, and people move cards from one to the next.',
    words: [
      'kanban',
      'swimlane',
      'card board',
      'task board',
      'drag and drop',
      'wip limit',
      'trello',
      'columns of cards',
    ],
    instead: [
      ['One list to put in order', 'GridList'],
      ['Rows to sort and filter', 'DataTable'],
      ['Steps of one process', 'Stepper'],
    ],
    keyboard: [
      ['Tab', 'moves to the menu of a column, to its cards, then to the next column'],
      ['↑ ↓, Home, End, a letter', 'moves between the cards of a column'],
      ['→ ←', 'moves to the drag handle and the menu of the card, and back'],
      ['Enter', 'on the drag handle picks the card up; on a card opens it'],
      ['↑ ↓, Tab', 'while a card is picked up move to the next place in the column, and to the next column'],
      ['Space', 'selects another card, once one is selected; Escape deselects all of the column'],
      ['Enter, Escape', 'drops the card there, or returns it'],
      ['Shift → ←', 'on the menu of a column moves the column'],
    ],
    notes: [
      'The board is controlled: it shows the `columns` it gets, and `moveCard` and `moveColumn` return those after a move.',
      'Each card has a menu with the same moves, for people who do not drag. On touch screens a long press picks a card up.',
      'Cards can be selected with Ctrl, ⌘ or Shift. Offer the first selection in `cardActions` too, for touch and keyboard. `onMove` names the card that was dragged: the caller moves the selected ones with it.',
      'A limit does not prevent moves. It shows that the column holds too much.',
      'Only cards in view are in the page: 1,000 cards scroll smoothly.',
    ],
  }),
});

const list = (name: string) => screen.findByRole('grid', { name });
const labelsIn = async (name: string) =>
  within(await list(name))
    .queryAllByRole('row')
    .map((row) => row.getAttribute('aria-label') ?? row.querySelector('bdi')?.textContent);
const todo = { column: 'todo' };

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tasks of the release' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'To do',
      'In progress',
      'In review',
      'Done',
    ]);
    await waitFor(async () =>
      expect(await labelsIn('To do')).toEqual([
        'Show the quota on the key page',
        'Retry webhooks',
        'Export calls as CSV',
      ]),
    );
    await expect(within(await list('Done')).getByText('No items')).toBeVisible();
    await expect(canvas.getByText('3/2')).toBeVisible();
    await expect(canvas.getByText(', Over the limit of 2')).toBeInTheDocument();
    await expect(canvas.getByText('1/3')).toBeVisible();
  },
});

/** Enter picks a card up, Tab moves to the next column, Enter drops it; Escape leaves it where it was. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await labelsIn('To do')).toHaveLength(3));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /^Show the quota/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const handle = within(canvas.getByRole('row', { name: /^Retry webhooks/ })).getByRole('button', { name: /Drag/ });
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handle).not.toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(handle).toHaveFocus());
    await expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handle).not.toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
    await expect(onMove.mock.calls[0]?.[0]).toMatchObject({ card: 'webhooks', from: todo, to: { column: 'doing' } });
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Retry webhooks/ })).toHaveFocus());
    await expect(await list('In progress')).toContainElement(document.activeElement as HTMLElement);
  },
});

/** Within a column too. */
export const KeyboardInColumn = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await labelsIn('To do')).toHaveLength(3));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /^Show the quota/ })).not.toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
    await expect(onMove.mock.calls[0]?.[0]).toMatchObject({ card: 'quota', from: todo, to: todo });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^Moved: Show the quota on the key page\. To do, \d of 3\.$/,
      ),
    );
  },
});

/** By its menu, a card moves without dragging, and keeps the focus. */
export const Menus = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('row', { name: /^Retry webhooks/ });
    await userEvent.click(within(card).getByRole('button', { name: 'Actions' }));
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Move up',
      'Move down',
      'Move to In progress',
      'Move to In review',
      'Move to Done',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to Done' }));
    await expect(onMove.mock.calls).toEqual([[{ card: 'webhooks', from: todo, to: { column: 'done' }, index: 0 }]]);
    await waitFor(async () => expect(await labelsIn('Done')).toEqual(['Retry webhooks']));
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Retry webhooks/ })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved: Retry webhooks. Done, 1 of 1.');
    await userEvent.click(
      within(canvas.getByRole('row', { name: /^Export calls/ })).getByRole('button', { name: 'Actions' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await expect(onMove.mock.lastCall).toEqual([{ card: 'csv', from: todo, to: todo, index: 0 }]);
    await waitFor(async () =>
      expect(await labelsIn('To do')).toEqual(['Export calls as CSV', 'Show the quota on the key page']),
    );
  },
});

/** Columns move by their menu and by Shift and an arrow key. */
export const Columns = meta.story({
  globals: { language: 'en', direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const menuOf = (name: string) =>
      within(canvas.getByRole('heading', { name }).parentElement ?? document.body).getByRole('button', {
        name: 'Actions',
      });
    await userEvent.click(menuOf('In progress'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move before To do' }));
    await expect(onMoveColumn.mock.calls).toEqual([[{ column: 'doing', index: 0 }]]);
    await expect(names()).toEqual(['In progress', 'To do', 'In review', 'Done']);
    await waitFor(() => expect(menuOf('In progress')).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(onMoveColumn.mock.lastCall).toEqual([{ column: 'doing', index: 2 }]);
    await expect(names()).toEqual(['To do', 'In review', 'In progress', 'Done']);
    await expect(menuOf('In progress')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Moved: In progress. Tasks of the release, 3 of 4.');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(onMoveColumn).toHaveBeenCalledTimes(4);
  },
});

const at = (element: Element, part: number) => {
  const box = element.getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height * part };
};

/** Drags an element onto a part of another, with the events of a mouse. */
async function drag(source: Element, target: Element, part: number): Promise<void> {
  const dataTransfer = new DataTransfer();
  // Only the browser can change it, and it begins as 'none'.
  Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'move', writable: true });
  const send = (type: string, element: Element, share = 0.5) =>
    element.dispatchEvent(
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, ...at(element, share) }),
    );
  send('dragstart', source);
  await waitFor(() => expect(source).toHaveAttribute('data-dragging'));
  send('dragenter', target, part);
  await waitFor(() =>
    expect(document.querySelectorAll('[role=grid] [data-drop-target], [role=grid][data-drop-target]')).toHaveLength(1),
  );
  send('dragover', target, part);
  send('drop', target, part);
  await waitFor(() => expect(onMove).toHaveBeenCalled());
  send('dragend', source);
}

/** Into an empty column. */
export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await drag(await canvas.findByRole('row', { name: /^Retry webhooks/ }), await list('Done'), 0.5);
    await expect(onMove.mock.calls).toEqual([[{ card: 'webhooks', from: todo, to: { column: 'done' }, index: 0 }]]);
    await waitFor(async () => expect(await labelsIn('Done')).toEqual(['Retry webhooks']));
  },
});

export const CardActions = meta.story({
  globals: { language: 'en' },
  args: {
    onCardPress,
    onCardAction,
    cardActions: () => [{ id: 'rename', label: 'Rename', icon: <IconEdit size={20} stroke={1.5} aria-hidden /> }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Retry webhooks'));
    await expect(onCardPress.mock.calls).toEqual([['webhooks']]);
    await userEvent.click(
      within(canvas.getByRole('row', { name: /^Retry webhooks/ })).getByRole('button', { name: 'Actions' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(onCardAction.mock.calls).toEqual([['rename', 'webhooks']]);
    await expect(onMove).not.toHaveBeenCalled();
  },
});

/** A press with Ctrl or Shift selects; while something is selected, so does any press. Space and Escape do it by keyboard. */
export const Selection = meta.story({
  globals: { language: 'en' },
  args: { onCardPress, selected: new Set(['quota']), onSelect },
  play: async ({ canvas, userEvent }) => {
    const rows = ['Show the quota', 'Retry webhooks', 'Export calls', 'Search in French'];
    const row = (index: number) => canvas.getByRole('row', { name: new RegExp(`^${rows[index]}`) });
    await waitFor(() => expect(row(0)).toHaveAttribute('aria-selected', 'true'));
    await expect(row(1)).toHaveAttribute('aria-selected', 'false');
    const order = ['quota', 'webhooks', 'csv'];
    await userEvent.click(await canvas.findByText('Search in French'));
    await expect(onSelect.mock.lastCall).toEqual([
      { cards: ['search'], how: 'toggle', order: ['search', 'limits', 'qr'] },
    ]);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await canvas.findByText('Export calls as CSV'));
    await userEvent.keyboard('{/Shift}');
    await expect(onSelect.mock.lastCall).toEqual([{ cards: ['csv'], how: 'range', order }]);
    row(1).focus();
    await userEvent.keyboard(' ');
    await expect(onSelect.mock.lastCall).toEqual([{ cards: ['webhooks'], how: 'toggle', order }]);
    await userEvent.keyboard('{Escape}');
    await expect(onSelect.mock.lastCall).toEqual([{ cards: ['quota'], how: 'toggle', order }]);
    await expect(onCardPress).not.toHaveBeenCalled();
  },
});

/** Without a selection, a press opens a card, and one with Ctrl selects it. */
export const SelectionByModifier = meta.story({
  globals: { language: 'en' },
  args: { onCardPress, selected: new Set<string>(), onSelect },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Retry webhooks'));
    await expect(onCardPress.mock.calls).toEqual([['webhooks']]);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(await canvas.findByText('Export calls as CSV'));
    await userEvent.keyboard('{/Control}');
    await expect(onSelect.mock.lastCall).toEqual([
      { cards: ['csv'], how: 'toggle', order: ['quota', 'webhooks', 'csv'] },
    ]);
    await expect(onCardPress).toHaveBeenCalledTimes(1);
  },
});

export const ColumnActions = meta.story({
  globals: { language: 'en' },
  args: {
    columnTools: ({ label }) => (
      <IconButton label={`Add to ${label}`} icon={<IconPlus size={20} stroke={1.5} aria-hidden />} onPress={onAdd} />
    ),
    columnActions: () => [{ id: 'clear', label: 'Delete all cards' }],
    onColumnAction,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to In review' }));
    await expect(onAdd).toHaveBeenCalledTimes(1);
    const columnMenu = () =>
      canvas.getAllByRole('button', { name: 'Actions' }).find((one) => !one.closest('[role=row]'));
    await userEvent.click(columnMenu() as HTMLElement);
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Delete all cards',
      'Move after In progress',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete all cards' }));
    await expect(onColumnAction.mock.calls).toEqual([['clear', 'todo']]);
    await userEvent.click(columnMenu() as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move after In progress' }));
    await expect(onMoveColumn.mock.calls).toEqual([[{ column: 'todo', index: 1 }]]);
  },
});

/** Rows across the columns, which fold. */
export const Lanes = meta.story({
  globals: { language: 'en' },
  args: { lanes: taskLanes },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () =>
      expect(await labelsIn('To do, Website')).toEqual(['Show the quota on the key page', 'Export calls as CSV']),
    );
    await expect(await labelsIn('To do, Server')).toEqual(['Retry webhooks']);
    const card = canvas.getByRole('row', { name: /^Export calls/ });
    await userEvent.click(within(card).getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to In progress' }));
    await expect(onMove.mock.calls).toEqual([
      [{ card: 'csv', from: { column: 'todo', lane: 'web' }, to: { column: 'doing', lane: 'web' }, index: 1 }],
    ]);
    await waitFor(async () =>
      expect(await labelsIn('In progress, Website')).toEqual(['Search in French', 'Export calls as CSV']),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Website/ }));
    await expect(canvas.queryByRole('grid', { name: 'To do, Website' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('grid', { name: 'To do, Server' })).toBeVisible();
  },
});

/** Of 1,000 cards, those in view are in the page. A card that moves out of view takes the focus along. */
export const Thousand = meta.story({
  globals: { language: 'en' },
  args: { columns: manyColumns },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(20));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(90);
    await userEvent.click(
      within(canvas.getByRole('row', { name: /^Task 2\b/ })).getByRole('button', { name: 'Actions' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to To do' }));
    await expect(onMove.mock.lastCall).toEqual([
      { card: '0-1', from: { column: 'Ideas' }, to: { column: 'To do' }, index: 200 },
    ]);
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Task 2\b/ })).toHaveFocus());
    await expect(await list('To do')).toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(90);
  },
});

/** Nothing moves if the caller does not change the columns. */
export const Controlled = meta.story({
  globals: { language: 'en' },
  render: (args) => <Board {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      within(await canvas.findByRole('row', { name: /^Retry webhooks/ })).getByRole('button', { name: 'Actions' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Done' }));
    await expect(onMove).toHaveBeenCalledOnce();
    await expect(await labelsIn('To do')).toHaveLength(3);
  },
});

export const Fixed = meta.story({
  render: ({ label, columns }) => <Board label={label} columns={columns} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Retry webhooks/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The first column is at the right, and the left arrow key moves a column on. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('heading', { level: 3 }).map((one) => one.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.right ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(onMoveColumn.mock.calls).toEqual([[{ column: 'todo', index: 1 }]]);
  },
});
