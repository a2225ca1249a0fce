import { IconTrash, IconWebhook } from '@tabler/icons-react';
import { createContext, use, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { useKept } from '../../story/use-kept.ts';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { GridList } from './GridList.tsx';
import type { GridListProps, GridListRow } from './GridList.tsx';

type Hook = 'orders' | 'refunds' | 'stock';

const remove = fn<(id: string) => void>();
const actions = (id: string, name: string) => (
  <IconButton label={`Delete ${name}`} icon={<IconTrash size={20} stroke={1.5} />} onPress={() => remove(id)} />
);
const icon = <IconWebhook size={20} stroke={1.5} />;
const rows: GridListRow<Hook>[] = [
  {
    id: 'orders',
    label: 'Orders',
    description: 'https://shop.example/hooks/orders',
    icon,
    actions: actions('orders', 'Orders'),
  },
  {
    id: 'refunds',
    label: 'Refunds',
    description: 'https://shop.example/hooks/refunds',
    icon,
    actions: (
      <>
        <Badge tone="warning">Failing</Badge>
        {actions('refunds', 'Refunds')}
      </>
    ),
  },
  { id: 'stock', label: 'Stock', description: 'https://shop.example/hooks/stock', icon, isDisabled: true },
];
const several: 'none' | 'single' | 'multiple' = 'multiple' as 'none' | 'single' | 'multiple';

function Kept(props: GridListProps<Hook>) {
  const [selected, onSelectionChange] = useKept<readonly Hook[]>(props.selected ?? [], (next) =>
    props.onSelectionChange?.([...next]),
  );
  const [order, keep] = useKept<readonly Hook[]>(
    props.rows.map(({ id }) => id),
    () => undefined,
  );
  const { onReorder } = props;
  return (
    <GridList<Hook>
      {...props}
      rows={order.flatMap((id) => props.rows.filter((row) => row.id === id))}
      selected={selected}
      onSelectionChange={onSelectionChange}
      {...(onReorder && {
        onReorder: (next) => {
          onReorder(next);
          keep(next);
        },
      })}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Collections/GridList',
  component: GridList<Hook>,
  args: { label: 'Webhooks', rows, onSelectionChange: fn<(selected: Hook[]) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for a list of similar items that contain buttons and can be selected, activated or reordered. Each row shows one item in one or two lines.',
    words: ['list view', 'selectable list', 'rows', 'item list'],
    instead: [
      ['Columns to compare', 'Table'],
      ['Options to select', 'ListBox'],
      ['Nested rows', 'Tree'],
      ['Cards in columns', 'Board'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the list, then past it'],
      ['↑ ↓, Home, End', 'moves between rows'],
      ['→ ←', 'moves to the checkbox and the buttons of the row, and back'],
      ['Space', 'selects the row'],
      ['Enter', 'activates the row; on the drag handle picks it up: then ↑ ↓ move it, Enter drops it, Escape cancels'],
      ['Ctrl A, Escape', 'selects all rows, or none'],
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    await expect(canvas.getByRole('grid', { name: 'Webhooks' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Refunds' }));
    await expect(remove.mock.calls).toEqual([['refunds']]);
  },
});

export const Selection = meta.story({
  args: { selectionMode: several, selected: ['orders'] },
  play: async ({ canvas, userEvent, args }) => {
    const [orders, refunds, stock] = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect(orders).toBeChecked();
    await expect(stock).toBeDisabled();
    await userEvent.click(refunds ?? document.body);
    await expect(args.onSelectionChange?.mock.calls).toEqual([[['orders', 'refunds']]]);
  },
});

export const RowAction = meta.story({
  args: { onRowAction: fn<(id: Hook) => void>() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Refunds'));
    await expect(args.onRowAction).toHaveBeenLastCalledWith('refunds');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith('orders');
  },
});

export const Reorderable = meta.story({
  globals: { direction: 'ltr' },
  args: { onReorder: fn<(ids: Hook[]) => void>(), rows: rows.slice(0, 2) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const handle = within(canvas.getByRole('row', { name: /Orders/ })).getAllByRole('button')[0];
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handle).not.toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledWith(['refunds', 'orders']));
    await waitFor(() =>
      expect(canvas.getAllByRole('row').map((row) => row.textContent?.includes('Refunds'))).toEqual([true, false]),
    );
  },
});

export const Empty = meta.story({
  args: { rows: [], empty: 'No webhooks yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No webhooks yet')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  globals: { direction: 'ltr' },
  args: { selectionMode: several },
  play: async ({ canvas, userEvent, args }) => {
    remove.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /Orders/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange?.mock.calls).toEqual([[['orders']]]);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Delete Refunds' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove.mock.calls).toEqual([['refunds']]);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('row', { name: /Orders/ })).toContainElement(document.activeElement as HTMLElement);
  },
});

export const Pointer = meta.story({
  args: { selectionMode: several },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Refunds'));
    await userEvent.click(canvas.getByText('Orders'));
    await userEvent.click(canvas.getByText('Stock'));
    await expect(args.onSelectionChange?.mock.calls).toEqual([[['refunds']], [['orders', 'refunds']]]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    rows: [
      { id: 'orders', label: 'الطلبات', description: 'عنوان الاستدعاء', icon, actions: actions('orders', 'الطلبات') },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('الطلبات').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(words.left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const ForcedColors = meta.story({
  args: { selectionMode: several, selected: ['orders'] },
  play: async ({ canvas }) => {
    const [chosen, other] = canvas.getAllByRole('row').map((row) => getComputedStyle(row));
    await expect([chosen?.outlineStyle, other?.outlineStyle]).toEqual(['solid', 'none']);
  },
});

/** Names in fields: kept outside of the rows, see `content`. */
const TypedNames = createContext<readonly [Record<Hook, string>, (hook: Hook, name: string) => void]>([
  { orders: '', refunds: '', stock: '' },
  () => {},
]);

function NameField({ hook }: { hook: Hook }) {
  const [names, type] = use(TypedNames);
  return <TextField label={`Name of ${hook}`} value={names[hook]} onChange={(name) => type(hook, name)} />;
}

function WithNames(args: GridListProps<Hook>) {
  const [names, keep] = useState<Record<Hook, string>>({ orders: 'Orders', refunds: 'Refunds', stock: 'Stock' });
  return (
    <TypedNames value={[names, (hook, name) => keep((before) => ({ ...before, [hook]: name }))]}>
      <Kept
        {...args}
        rows={args.rows.map(({ id }) => ({ id, label: names[id], content: <NameField hook={id} /> }))}
        onReorder={args.onReorder ?? fn()}
      />
    </TypedNames>
  );
}

/** Fields in rows: Tab goes through them, and keys stay in them. */
export const Fields = meta.story({
  args: { onReorder: fn<(ids: Hook[]) => void>() },
  render: (args) => <WithNames {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name of refunds' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{End}{ArrowLeft}{ArrowLeft}x y');
    await expect(field).toHaveValue('Refunx yds');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name of stock' })).toHaveFocus();
  },
});
