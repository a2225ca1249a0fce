import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { DataTable, firstView, useKeptView, useServedRows } from './DataTable.tsx';
import { callColumns, callId, makeCalls } from './example-calls.tsx';
import { KeptDataTable } from './kept-data-table.tsx';
import type { DataTableProps, DataTableView, RowsQuestion, RowsResponse } from './DataTable.tsx';
import type { Call } from './example-calls.tsx';

const calls = makeCalls(60);

const meta = preview.meta({
  title: 'Components/Data/DataTable/Sort, groups and totals',
  component: DataTable<Call>,
  globals: { language: 'en' },
  args: {
    label: 'Calls',
    columns: callColumns,
    rows: calls,
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
          'Several columns sort, rows are grouped and totalled, columns keep the order that people give them, and all pages of a server are saved as CSV.',
      },
    },
  },
});

const namesOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="columnheader"]')].map((header) => header.getAttribute('aria-label'));
const paths = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent);

/** Shift and a press, or Shift and Enter, add a column to the sort. */
export const SeveralSorts = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Area' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', { name: 'Milliseconds' }));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByRole('button', { name: 'Area Sort priority 1' })).toBeVisible();
    const second = canvas.getByRole('button', { name: 'Milliseconds Sort priority 2' });
    await expect(paths(canvasElement).slice(0, 3)).toEqual([
      'convert/csv-to-json/37',
      'convert/csv-to-json/23',
      'convert/csv-to-json/9',
    ]);
    second.focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...firstView,
      pageSize: 10,
      sort: [
        { column: 'area', direction: 'ascending' },
        { column: 'milliseconds', direction: 'descending' },
      ],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Path' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...firstView,
      pageSize: 10,
      sort: [{ column: 'path', direction: 'ascending' }],
    });
  },
});

/** Three tab stops from the table to its rows, also with active filters. */
export const ThreeTabs = meta.story({
  args: { view: { ...firstView, filters: { path: { kind: 'contains', text: 'r' } } }, selected: new Set<string>() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Filter by Path' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Filter by Status' })).toHaveFocus();
    // A toolbar moves the focus to its edge on Tab, and the browser continues from there; `userEvent.tab` would continue from the middle.
    await fireEvent.keyDown(canvas.getByRole('button', { name: 'Filter by Status' }), { key: 'Tab' });
    await expect(canvas.getByRole('button', { name: 'Clear all filters' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('grid', { name: 'Calls' }).contains(document.activeElement)).toBe(true),
    );
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('toolbar', { name: '1 selected' })).toBeVisible();
  },
});

export const Groups = meta.story({
  args: { groupBy: 'status', selected: new Set<string>(), onSelectionChange: fn() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const failed = canvas.getByRole('button', { name: 'Failed (10)' });
    await expect(failed).toHaveAttribute('aria-expanded', 'true');
    await expect(paths(canvasElement).slice(0, 2)).toEqual(['text/slugify/5', 'islami/prayer-times/10']);
    await userEvent.click(failed);
    await expect(failed).toHaveAttribute('aria-expanded', 'false');
    await expect(paths(canvasElement)).toEqual([]);
    await userEvent.click(failed);
    await expect(paths(canvasElement)).toHaveLength(10);
    failed.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'text/slugify/5' }).contains(document.activeElement)).toBe(true),
    );
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(await canvas.findByRole('toolbar', { name: '60 selected' })).toBeVisible();
  },
});

/** Of all matching rows, not only of the page. */
export const Totals = meta.story({
  args: {
    columns: callColumns.map((column) => (column.kind === 'number' ? { ...column, total: 'sum' as const } : column)),
    view: { ...firstView, pageSize: 10, search: 'uuid' },
  },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Calls' });
    const row = () => within(grid).getAllByRole('row').at(-1);
    await expect(row()).toHaveTextContent('Total3,588');
    await expect(grid).toHaveAttribute('aria-rowcount', '11');
    await expect(row()).toHaveAttribute('aria-rowindex', '11');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(row()).toHaveTextContent('Total29,630'));
  },
});

const tableId = 'story';

function RememberedTable(props: DataTableProps<Call>) {
  const [view, setView] = useKeptView(tableId, props.view);
  return <DataTable {...props} view={view} onViewChange={setView} />;
}

/** Columns keep the order and widths that people give them, until these are reset. */
export const KeptColumns = meta.story({
  beforeEach: () => {
    localStorage.setItem(
      `table-columns.${tableId}`,
      JSON.stringify({ order: ['at', 'gone', 'status'], widths: { area: 200 }, hidden: [] }),
    );
    return () => localStorage.removeItem(`table-columns.${tableId}`);
  },
  render: (args) => <RememberedTable {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(namesOf(canvasElement)).toEqual(['Path', 'Called', 'Status', 'Area', 'Milliseconds']);
    await expect(canvas.getByRole('columnheader', { name: 'Area' }).offsetWidth).toBe(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Called' }));
    await waitFor(() => expect(namesOf(canvasElement)).toEqual(['Path', 'Status', 'Area', 'Milliseconds']));
    await expect(JSON.parse(localStorage.getItem(`table-columns.${tableId}`) ?? '')).toEqual({
      hidden: ['at'],
      order: ['at', 'gone', 'status'],
      widths: { area: 200 },
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset columns' }));
    await waitFor(() => expect(namesOf(canvasElement)).toEqual(['Path', 'Area', 'Status', 'Milliseconds', 'Called']));
    await expect(localStorage.getItem(`table-columns.${tableId}`)).toBeNull();
  },
});

/** By keyboard from the handle of a column: Enter, arrows, Enter. */
export const ColumnOrderByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    await within(dialog).findByRole('row', { name: 'Called' });
    within(dialog).getByRole('grid', { name: 'Columns' }).focus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(within(dialog).getByRole('button', { name: 'Drag Called' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-roledescription')).toBe('drop indicator'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(namesOf(canvasElement)).toEqual(['Path', 'Area', 'Status', 'Called', 'Milliseconds']));
  },
});

const pageOf = ({ page, pageSize }: RowsQuestion): RowsResponse<Call> => ({
  rows: makeCalls(250).slice((page - 1) * pageSize, page * pageSize),
  count: 250,
  totals: { milliseconds: 12_345 },
});
let release: (() => void) | undefined;
const load = fn(async (question: RowsQuestion, signal: AbortSignal): Promise<RowsResponse<Call>> => {
  // The second page of a download waits, so that its progress can be seen.
  if (question.pageSize === 100 && question.page === 2) {
    await new Promise<void>((go, stop) => {
      release = go;
      signal.addEventListener('abort', () => stop(new Error('Cancelled')));
    });
  }
  return pageOf(question);
});

function ServedTable(props: DataTableProps<Call>) {
  const kept = useKeptView('served-story', props.view);
  const [view, setView] = kept;
  const { rows, served, isLoading } = useServedRows(view, load);
  return <DataTable {...props} view={view} onViewChange={setView} rows={rows} served={served} isLoading={isLoading} />;
}

/** The file holds every page; a download can be cancelled. */
export const ServedDownload = meta.story({
  args: {
    columns: callColumns.map((column) => (column.kind === 'number' ? { ...column, total: 'sum' as const } : column)),
  },
  render: (args) => <ServedTable {...args} />,
  beforeEach: () => void load.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const saved: Blob[] = [];
    const create = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:none';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await expect(await canvas.findByText('1–10 of 250')).toBeVisible();
    await expect(canvas.getByText('12,345')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Download as CSV' })).toHaveAttribute('aria-valuetext', '40%'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await canvas.findByRole('progressbar');
    await waitFor(() =>
      expect(load.mock.calls.filter(([{ page, pageSize }]) => page === 2 && pageSize === 100)).toHaveLength(2),
    );
    release?.();
    await waitFor(() => expect(saved).toHaveLength(1));
    create.mockRestore();
    click.mockRestore();
    const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
    await expect([lines.length, lines[0]?.replace('\uFEFF', ''), lines.at(-1)?.split(',')[0]]).toEqual([
      251,
      'Path,Area,Status,Milliseconds,Called',
      'text/slugify/250',
    ]);
    await expect(await canvas.findByRole('button', { name: 'Download as CSV' })).toBeVisible();
  },
});

export const FailedDownload = meta.story({
  render: (args) => (
    <KeptDataTable
      {...args}
      served={{ count: 250, isCountExact: true, load: async () => Promise.reject(new Error('No response')) }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t download. Try again.');
    await expect(canvas.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
  },
});
