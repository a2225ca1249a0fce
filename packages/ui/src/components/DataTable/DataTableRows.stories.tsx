import { IconDots, IconTrash } from '@tabler/icons-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { DataTable, firstView } from './DataTable.tsx';
import { callColumns, callId, makeCalls } from './example-calls.tsx';
import { KeptDataTable } from './kept-data-table.tsx';
import type { DataTableView } from './DataTable.tsx';
import type { Call } from './example-calls.tsx';

const meta = preview.meta({
  title: 'Components/Data/DataTable/Acting on rows',
  component: DataTable<Call>,
  args: {
    label: 'Calls',
    columns: callColumns,
    rows: makeCalls(60),
    rowId: callId,
    view: { ...firstView, pageSize: 10 },
    onViewChange: fn<(view: DataTableView) => void>(),
  },
  render: (args) => <KeptDataTable {...args} />,
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Rows can be selected, pressed, opened, and have actions of their own. While some are selected, what can be done to all of them takes the place of the toolbar.',
      },
    },
  },
});

const onSelectionChange = fn<(selected: ReadonlySet<string>) => void>();
const lastSelected = () => [...(onSelectionChange.mock.lastCall?.[0] ?? [])];
const selection = {
  selected: new Set<string>(),
  onSelectionChange,
  bulkActions: (
    <Button size="small" tone="danger" icon={<IconTrash size={16} stroke={1.5} />}>
      Delete
    </Button>
  ),
};

/** Select all includes the matching rows of every page. */
export const SelectionByPointer = meta.story({
  globals: { language: 'en' },
  args: selection,
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => within(canvas.getByRole('row', { name })).getByRole('checkbox');
    await userEvent.click(box('convert/csv-to-json/2'));
    await expect(await canvas.findByRole('toolbar', { name: '1 selected' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('random/password/6'));
    await userEvent.keyboard('{/Shift}');
    await expect(lastSelected()).toEqual(['call-2', 'call-3', 'call-4', 'call-5', 'call-6']);
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(await canvas.findByRole('toolbar', { name: '60 selected' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Calls' }).contains(document.activeElement)).toBe(true);
  },
});

export const SelectionByKeyboard = meta.story({
  globals: { language: 'en' },
  args: selection,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('grid', { name: 'Calls' }).focus();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'random/uuid/1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(lastSelected()).toEqual(['call-2', 'call-3', 'call-4']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(await canvas.findByRole('toolbar', { name: '60 selected' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('toolbar', { name: /selected/ })).toBeNull());
  },
});

/** Details below rows can be reached by keyboard too. */
export const Details = meta.story({
  globals: { language: 'en' },
  args: { detail: ({ path, at }: Call) => <Button size="small">{`Repeat ${path} of ${at.getFullYear()}`}</Button> },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Details of convert/csv-to-json/2' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    const inside = await canvas.findByRole('button', { name: 'Repeat convert/csv-to-json/2 of 2026' });
    await expect(inside).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(inside).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Details of islami/prayer-times/3' })).toHaveFocus());
    await userEvent.click(open);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Repeat/ })).toBeNull());
  },
});

const onDelete = fn();
export const RowActions = meta.story({
  globals: { language: 'en' },
  args: {
    rowActions: ({ id, path }: Call) => (
      <Menu
        label={`Actions for ${path}`}
        trigger={<IconButton label={`Actions for ${path}`} icon={<IconDots size={20} stroke={1.5} />} />}
        items={[{ id: 'delete', label: 'Delete', tone: 'error' }]}
        onAction={() => onDelete(id)}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onDelete.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for puzzle/sudoku/4' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(onDelete.mock.calls).toEqual([['call-4']]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

const onRowAction = fn();
export const PressableRows = meta.story({
  globals: { language: 'en' },
  args: { onRowAction },
  play: async ({ canvas, userEvent }) => {
    onRowAction.mockClear();
    await userEvent.click(canvas.getByRole('row', { name: 'puzzle/sudoku/4' }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onRowAction.mock.calls).toEqual([['call-4'], ['call-3']]);
  },
});
