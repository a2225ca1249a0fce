import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { Table } from './Table.tsx';
import type { TableProps, TableSort } from './Table.tsx';
import { longWordedTool, toolColumns, toolId, tools } from './example-tools.tsx';
import type { Tool } from './example-tools.tsx';

const many = Array.from({ length: 40 }, (_, index) => ({
  path: `random/tool-${index}`,
  area: 'Random',
  calls: index,
  isHealthy: true,
}));

const meta = preview.meta({
  title: 'Components/Data/Table',
  component: Table<Tool>,
  args: {
    label: 'Tools',
    rows: tools,
    rowId: toolId,
    columns: toolColumns,
  },
  parameters: guide({
    when: 'Use for rows of the same kind that users compare, activate or select.',
    words: ['grid', 'data table', 'rows', 'list', 'interactive table'],
    instead: [
      ['Many rows to search, filter and page through', 'DataTable'],
      ['Read-only rows that contain links and buttons', 'StaticTable'],
      ['Rows that users reorder', 'ReorderTable'],
    ],
    keyboard: [
      ['↑ ↓ ← →', 'moves between rows and cells'],
      ['Home, End', 'moves to the first or last row, or cell of the row'],
      ['Enter', 'activates the row; on a heading sorts; on an edge lets ← → resize the column'],
      ['Space', 'selects the row; with Shift and ↑ ↓ a range'],
      ['→ ← on a row', 'expands and collapses its details'],
    ],
  }),
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Tools' });
    await expect((await canvas.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
      'Path',
      'Area',
      'Health',
      'Calls today',
    ]);
    await expect(canvas.getByRole('rowheader', { name: 'puzzle/sudoku' })).toBeVisible();
    await expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.offsetHeight),
    ).toEqual([48, 48, 48, 48]);
    await expect(table.offsetHeight).toBe(36 + 4 * 48);
  },
});

export const Dense = meta.story({
  args: { density: 'dense' as const },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).slice(1).map((row) => row.offsetHeight)).toEqual([36, 36, 36, 36]);
  },
});

const onRowAction = fn();
export const Pointer = meta.story({
  args: { onRowAction },
  play: async ({ canvas, userEvent }) => {
    onRowAction.mockClear();
    await userEvent.click(await canvas.findByRole('row', { name: /puzzle\/sudoku/ }));
    await expect(onRowAction.mock.calls).toEqual([['puzzle/sudoku']]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onRowAction.mock.calls).toEqual([['puzzle/sudoku'], ['islami/prayer-times']]);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('row', { name: /random\/uuid/ });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('rowheader', { name: 'convert/csv-to-json' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: 'Convert' })).toHaveFocus();
  },
});

/** The header stays visible while the rows scroll. */
export const ManyRows = meta.story({
  args: { rows: many },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('grid').parentElement;
    const header = await canvas.findByRole('columnheader', { name: 'Path' });
    const top = header.getBoundingClientRect().top;
    region?.scrollTo(0, 400);
    await expect(region?.scrollTop).toBe(400);
    await expect(header.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { isLoading: true, rows: [] },
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('group', { name: 'Tools' });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect([...canvasElement.querySelectorAll('tbody tr')].map((row) => row.clientHeight)).toEqual([
      48, 48, 48, 48, 48, 48,
    ]);
  },
});

export const NoRows = meta.story({
  args: { rows: [], empty: <Empty title="No tools yet">Tools that you add appear here.</Empty> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tools yet')).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: {
    rows: [longWordedTool, ...tools],
  },
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row');
    const region = canvas.getByRole('grid').parentElement;
    await expect(region?.scrollWidth).toBeGreaterThan(region?.clientWidth ?? 0);
    await expect(region?.clientWidth).toBeLessThanOrEqual(352);
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(document.body.clientWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الأدوات' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('columnheader');
    const [path, calls] = ['Path', 'Calls today'].map((name) =>
      canvas.getByRole('columnheader', { name }).getBoundingClientRect(),
    );
    await expect(path?.left).toBeGreaterThan(calls?.right ?? 0);
  },
});

/** Sorts its rows by the pressed header, like a screen. */
function SortedTable({ onSortChange, ...props }: TableProps<Tool>) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const by = (one: Tool, other: Tool) =>
    sign * (sort?.column === 'calls' ? one.calls - other.calls : one.path.localeCompare(other.path, 'en'));
  return (
    <Table
      {...props}
      rows={sort ? props.rows.toSorted(by) : props.rows}
      sort={sort}
      onSortChange={(next) => {
        onSortChange?.(next);
        setSort(next);
      }}
    />
  );
}

const onSortChange = fn<(sort: TableSort) => void>();
const sortable = {
  columns: toolColumns.map((column) => ({ ...column, isSortable: column.id === 'path' || column.id === 'calls' })),
};
/** The end of an element's text, regardless of what precedes it. */
function endOf(element: HTMLElement): number {
  const words = document.createRange();
  words.selectNode([...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) ?? element);
  const { left, right } = words.getBoundingClientRect();
  return getComputedStyle(element).direction === 'rtl' ? left : right;
}

export const Sortable = meta.story({
  args: { ...sortable, onSortChange },
  render: (args) => <SortedTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    onSortChange.mockClear();
    const calls = await canvas.findByRole('columnheader', { name: 'Calls today' });
    await expect(calls).toHaveAttribute('aria-sort', 'none');
    await expect(
      Math.abs(endOf(within(calls).getByText('Calls today')) - endOf(canvas.getByText('1,204'))),
    ).toBeLessThan(1);
    await userEvent.click(calls);
    await waitFor(() => expect(calls).toHaveAttribute('aria-sort', 'ascending'));
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'puzzle/sudoku',
      'islami/prayer-times',
      'convert/csv-to-json',
      'random/uuid',
    ]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls).toHaveAttribute('aria-sort', 'descending'));
    await expect(canvas.getByRole('columnheader', { name: 'Area' })).not.toHaveAttribute('aria-sort');
    await expect(onSortChange.mock.calls).toEqual([
      [{ column: 'calls', direction: 'ascending' }],
      [{ column: 'calls', direction: 'descending' }],
    ]);
  },
});

function SelectableTable({ selected, onSelectionChange, ...props }: TableProps<Tool>) {
  const [chosen, setChosen] = useState(selected ?? new Set<string>());
  return (
    <Table
      {...props}
      selected={chosen}
      onSelectionChange={(next) => {
        onSelectionChange?.(next);
        setChosen(next);
      }}
    />
  );
}

const onSelectionChange = fn<(selected: ReadonlySet<string>) => void>();
export const Selectable = meta.story({
  globals: { language: 'en' },
  args: { selected: new Set<string>(), onSelectionChange },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('row', { name: /random\/uuid/ });
    await userEvent.click(within(first).getByRole('checkbox', { name: /Select row/ }));
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect([...(onSelectionChange.mock.lastCall?.[0] ?? [])]).toEqual([
      'random/uuid',
      'convert/csv-to-json',
      'islami/prayer-times',
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(onSelectionChange.mock.lastCall?.[0].size).toBe(4);
  },
});

export const ResizableColumns = meta.story({
  globals: { language: 'en' },
  args: { isResizable: true, ...sortable },
  play: async ({ canvas, userEvent }) => {
    const area = await canvas.findByRole('columnheader', { name: /Area/ });
    await waitFor(() => expect(area.offsetWidth).toBeGreaterThan(90));
    const before = area.offsetWidth;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}');
    const edge = canvas.getByRole('slider', { name: /Width of Area/ });
    await waitFor(() => expect(edge).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(area.offsetWidth).toBe(before + 20));
  },
});

const folders: Tool[] = [
  { path: 'random', area: 'All', calls: 1300, isHealthy: true },
  { path: 'convert', area: 'All', calls: 873, isHealthy: true },
];
export const RowsUnderRows = meta.story({
  globals: { language: 'en' },
  args: { rows: folders, childRows: ({ path }: Tool) => tools.filter((tool) => tool.path.startsWith(`${path}/`)) },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /random$/ });
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Expand/ })[0] as HTMLElement);
    await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'true'));
    await expect(await canvas.findByRole('row', { name: /random\/uuid/ })).toHaveAttribute('aria-level', '2');
    row.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'false'));
  },
});

export const RowsUnderRowsRightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'الأدوات',
    rows: folders,
    childRows: ({ path }: Tool) => tools.filter((tool) => tool.path.startsWith(`${path}/`)),
  },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /random$/ });
    const [arrow] = within(row).getAllByRole('button');
    await userEvent.click(arrow as HTMLElement);
    await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'true'));
    // Mirrored, so it rotates in the opposite direction to point down.
    await waitFor(() => expect(getComputedStyle(arrow?.firstElementChild as Element).rotate).toBe('-90deg'));
  },
});
