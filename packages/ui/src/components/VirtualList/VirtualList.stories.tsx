import { IconHistory, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { VirtualList } from './VirtualList.tsx';
import type { VirtualListProps, VirtualListRow } from './VirtualList.tsx';

const icon = <IconHistory size={20} stroke={1.5} />;
const tools = ['Hash', 'QR code', 'Time zones', 'Word count'];
const rowsOf = (from: number, to: number): VirtualListRow[] =>
  Array.from({ length: to - from }, (_, index) => ({
    id: `call-${from + index}`,
    label: `${tools[(from + index) % 4] ?? ''} ${(from + index).toLocaleString('en')}`,
    description: '200 · 12 ms',
    icon,
  }));
const rows = rowsOf(0, 10_000);
const onRowAction = fn();
const onLoadMore = fn();
const onSelectionChange = fn();
const onDelete = fn();

const meta = preview.meta({
  title: 'Components/Collections/VirtualList',
  component: VirtualList<string>,
  args: { label: 'Call log', rows },
  beforeEach: () => {
    for (const spy of [onRowAction, onLoadMore, onSelectionChange, onDelete]) spy.mockClear();
  },
  parameters: guide({
    when: 'Use for hundreds or thousands of similar items in one list. Only the rows in view are in the page, and the keyboard reaches all of them.',
    words: ['virtual scroll', 'windowing', 'infinite scroll', 'long list', 'lazy list', 'recycler'],
    instead: [
      ['Fewer than a hundred rows', 'GridList'],
      ['Columns to compare', 'DataTable'],
      ['A conversation', 'MessageList'],
      ['Options to select in a form', 'ComboBox'],
    ],
    keyboard: [
      ['Tab', 'moves to the list, then past it'],
      ['↑ ↓, Home, End', 'moves between rows'],
      ['Page Up, Page Down', 'moves by as many rows as are in view'],
      ['A letter', 'moves to the next row that begins with what is typed'],
      ['→ ←', 'moves to the checkbox and the buttons of the row, and back'],
      ['Space', 'selects the row'],
      ['Enter', 'activates the row'],
    ],
    notes: [
      'Keep the row objects between renders: each new object is built again.',
      'Rows can have different heights. `estimatedRowPx` should be close to the usual one.',
    ],
  }),
});

/** Of 10,000 rows, few are in the page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Call log' })).toHaveAttribute('aria-rowcount', '10000');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(8));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(30);
    await expect(canvas.getByText('Hash 0')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  args: { onRowAction },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /^Hash 0/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('row', { name: /^Time zones 2/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Word count 9,999/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onRowAction.mock.calls).toEqual([['call-9999']]);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Hash 0/ })).toHaveFocus());
    await userEvent.keyboard('w');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Word count 3/ })).toHaveFocus());
  },
});

export const Pointer = meta.story({
  args: { onRowAction },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('QR code 1'));
    await expect(onRowAction.mock.calls).toEqual([['call-1']]);
  },
});

export const Scrolled = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('grid');
    list.scrollTop = 250_000;
    await waitFor(() => expect(canvas.queryByText('Hash 0')).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('row')[0]?.getAttribute('aria-rowindex'))).toBeGreaterThan(4000),
    );
  },
});

export const Selection = meta.story({
  args: { selectionMode: 'multiple', onSelectionChange },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('QR code 1'));
    await userEvent.click(canvas.getByText('Word count 3'));
    await expect(onSelectionChange.mock.calls).toEqual([[['call-1']], [['call-1', 'call-3']]]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(10_000);
  },
});

export const Actions = meta.story({
  globals: { direction: 'ltr' },
  args: {
    rows: rows.slice(0, 200).map((row) => ({
      ...row,
      actions: (
        <IconButton
          label={`Delete ${row.label}`}
          icon={<IconTrash size={20} stroke={1.5} />}
          onPress={() => onDelete(row.id)}
        />
      ),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Delete QR code 1' })).toHaveFocus();
    await expect(onDelete.mock.calls).toEqual([['call-1']]);
  },
});

const days = ['Today', 'Yesterday', 'Saturday'];
export const Sections = meta.story({
  args: { rows: days.map((label, index) => ({ id: label, label, items: rowsOf(index * 1000, index * 1000 + 1000) })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Today' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Word count 2,999/ })).toHaveFocus());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
  },
});

/** Rows of different heights are measured. */
export const Heights = meta.story({
  args: {
    renderRow: ({ label, id }) => (
      <Text>
        {label}
        {Number(id.slice(5)) % 3 === 0 && (
          <>
            <br />
            Retried twice, because the source was slow.
          </>
        )}
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const [tall, plain] = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
      return expect([
        Math.round(tall?.height ?? 0),
        Math.round(plain?.top ?? 0) - Math.round(tall?.bottom ?? 0),
      ]).toEqual([59, 0]);
    });
  },
});

function Paged(props: VirtualListProps<string>) {
  const [count, setCount] = useState(50);
  return (
    <VirtualList
      {...props}
      rows={rows.slice(0, count)}
      onLoadMore={() => {
        onLoadMore();
        setCount(count + 50);
      }}
    />
  );
}
export const LoadMore = meta.story({
  render: (args) => <Paged {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const before = onLoadMore.mock.calls.length;
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(onLoadMore.mock.calls.length).toBeGreaterThan(before));
    await waitFor(() => expect(Number(canvas.getByRole('grid').getAttribute('aria-rowcount'))).toBeGreaterThan(99));
  },
});

export const LoadingMore = meta.story({
  globals: { language: 'en' },
  args: { rows: rows.slice(0, 5), isLoading: true, onLoadMore },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeVisible();
    await expect(onLoadMore).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('data-empty', 'true');
  },
});

export const Empty = meta.story({
  globals: { language: 'en' },
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No items')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    rows: [
      {
        id: 'a',
        label: 'تجزئة',
        icon,
        actions: <IconButton label="حذف" icon={<IconTrash size={20} stroke={1.5} />} />,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('تجزئة').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(words.left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
