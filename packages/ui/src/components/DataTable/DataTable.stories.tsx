import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { Failed } from '../Failed/Failed.tsx';
import { DataTable, firstView, readView, useServedRows, writeView } from './DataTable.tsx';
import { callColumns, callId, makeCalls } from './example-calls.tsx';
import { KeptDataTable } from './kept-data-table.tsx';
import type { DataTableProps, DataTableView, RowsResponse, RowsQuestion } from './DataTable.tsx';
import type { Call } from './example-calls.tsx';

const calls = makeCalls(60);

const meta = preview.meta({
  title: 'Components/Data/DataTable',
  component: DataTable<Call>,
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
  parameters: guide({
    when: 'Use for many rows that users search, sort, filter, select and export.',
    words: ['data grid', 'datagrid', 'spreadsheet', 'sortable table', 'filterable table'],
    instead: [
      ['A few rows to browse or open', 'Table'],
      ['Rows with fields and buttons, read from top to bottom', 'StaticTable'],
      ['Items that are viewed rather than compared', 'GridList'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the search, to the toolbar, to the rows, then past them'],
      ['← → in the toolbar', 'moves between filters, columns, download and active filters'],
      ['↑ ↓ ← →', 'moves between rows, cells and the controls inside them'],
      ['Home, End', 'moves to the first or last row, or cell of the row'],
      ['Page Up, Page Down', 'moves by a page'],
      ['Ctrl + Home, Ctrl + End', 'moves to the first or last cell of the table'],
      ['Space', 'selects the row'],
      ['Shift + ↑ ↓', 'selects a range'],
      ['Ctrl + A, Escape', 'selects all matching rows, or none'],
      ['Enter on a heading', 'sorts ascending, then descending, then in the original order'],
      ['Shift + Enter on a heading', 'adds the column to the sort: it orders rows that are equal by those before'],
      ['Enter on the edge of a heading', 'lets ← → resize the column, until Enter'],
    ],
    notes: [
      'The view is controlled: keep it in state, or in the URL with `readView` and `writeView`.',
      'To keep order, widths and visibility of columns in this browser, use `useKeptView` with an id of the table.',
      'If the server filters and sorts the rows, use `useServedRows` to request the current page. Its `served` also loads the other pages for the CSV file, with progress and a way to cancel.',
      '`groupBy` groups rows by a column; `total` of a number column shows a total under the rows.',
      'On phones the table scrolls sideways, including the first column.',
    ],
  }),
});

const paths = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent);

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid', { name: 'Calls' });
    await expect(canvas.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))).toEqual([
      'Path',
      'Area',
      'Status',
      'Milliseconds',
      'Called',
    ]);
    await expect(paths(canvasElement).slice(0, 3)).toEqual([
      'random/uuid/1',
      'convert/csv-to-json/2',
      'islami/prayer-times/3',
    ]);
    await expect(
      within(grid)
        .getAllByRole('row')
        .map((row) => row.offsetHeight),
    ).toEqual([36, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48]);
    await expect(canvas.getByText('1–10 of 60')).toBeVisible();
  },
});

/** Ascending, descending, unsorted. */
export const Sorted = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sort = canvas.getByRole('button', { name: 'Milliseconds' });
    const header = canvas.getByRole('columnheader', { name: 'Milliseconds' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(sort);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(paths(canvasElement).slice(0, 2)).toEqual(['random/uuid/1', 'islami/prayer-times/38']);
    await userEvent.click(sort);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(paths(canvasElement)[0]).toBe('text/slugify/26');
    await userEvent.click(sort);
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(paths(canvasElement)[1]).toBe('convert/csv-to-json/2');
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('grid', { name: 'Calls' }).focus();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'random/uuid/1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Path' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...firstView,
      pageSize: 10,
      sort: [{ column: 'path', direction: 'ascending' }],
    });
    await expect(canvas.getByRole('columnheader', { name: 'Path' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('button', { name: 'Path' })).toHaveFocus();
  },
});

export const Searched = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'UUID/5');
    await waitFor(() => expect(paths(canvasElement)).toEqual(['random/uuid/50', 'random/uuid/57']));
    await expect(canvas.getByText('1–2 of 2')).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...firstView, pageSize: 10, search: 'UUID/5' });
  },
});

export const Filtered = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Status' }));
    const filter = await screen.findByRole('dialog', { name: 'Filter by Status' });
    await userEvent.click(within(filter).getByText('Slow'));
    await userEvent.click(within(filter).getByText('Failed'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...firstView,
      pageSize: 10,
      filters: { status: { kind: 'choices', ids: ['slow', 'failed'] } },
    });
    await expect(canvas.getByText('1–10 of 24')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Status: Slow or Failed' }));
    await waitFor(() => expect(canvas.getByText('1–10 of 60')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Filter by Path' })).toHaveFocus();
  },
});

/** Active filters are listed below the toolbar and can be removed there. */
export const FiltersOfEveryKind = meta.story({
  globals: { language: 'en' },
  args: {
    view: {
      ...firstView,
      pageSize: 10,
      filters: {
        path: { kind: 'contains', text: 'r' },
        area: { kind: 'choices', ids: ['random', 'islami'] },
        milliseconds: { kind: 'numbers', from: 100, to: 900 },
        at: { kind: 'days', from: '2026-11-10', to: null },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      within(canvas.getByRole('group', { name: 'Filters' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Path: r',
      'Area: random or islami',
      'Milliseconds: 100–900',
      'Called: At least Nov 10, 2026',
      'Clear all filters',
    ]);
    await expect(canvas.getByText('1–10 of 14')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(await canvas.findByText('1–10 of 60')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Filters' })).toBeNull();
  },
});

export const NumberFilterByKeyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Filter by Milliseconds' }).focus();
    await userEvent.keyboard('{Enter}');
    const filter = await screen.findByRole('dialog', { name: 'Filter by Milliseconds' });
    await userEvent.click(within(filter).getByRole('textbox', { name: 'At least' }));
    await userEvent.keyboard('900{Tab}');
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith({
        ...firstView,
        pageSize: 10,
        filters: { milliseconds: { kind: 'numbers', from: 900, to: null } },
      }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove Milliseconds: At least 900' })).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  globals: { language: 'en' },
  args: { view: { ...firstView, search: 'no such call' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(await canvas.findByText('1–25 of 60')).toBeVisible();
  },
});

export const NoRows = meta.story({
  args: { rows: [], empty: <Empty title="No calls yet">What your keys call appears here.</Empty> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No calls yet')).toBeVisible();
  },
});

/** The same columns and heights, so that nothing moves when the rows load. */
export const Loading = meta.story({
  globals: { language: 'en' },
  args: { rows: [], isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Calls' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(
      [...canvasElement.querySelectorAll<HTMLElement>('[data-skeleton-row]')].map((row) => row.offsetHeight),
    ).toEqual([48, 48, 48, 48, 48, 48, 48, 48, 48, 48]);
  },
});

const onRetry = fn();
export const NotLoaded = meta.story({
  globals: { language: 'en' },
  args: {
    rows: [],
    failed: (
      <Failed title="The calls could not be loaded" onRetry={onRetry}>
        The server did not respond. Nothing was lost.
      </Failed>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Pages = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to last page' }));
    await expect(paths(canvasElement)[0]).toBe('convert/csv-to-json/51');
    await expect(canvas.getByText('51–60 of 60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to previous page' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...firstView, pageSize: 10, page: 5 });
  },
});

export const Columns = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    await expect(await within(dialog).findByRole('button', { name: 'Path' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Area' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Called' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))).toEqual([
      'Path',
      'Status',
      'Milliseconds',
    ]);
  },
});

export const WidthByKeyboard = meta.story({
  globals: { language: 'en' },
  args: { view: { ...firstView, pageSize: 10, widths: { area: 200 } } },
  play: async ({ canvas, userEvent, args }) => {
    const header = canvas.getByRole('columnheader', { name: 'Area' });
    await expect(header.offsetWidth).toBe(200);
    canvas.getByRole('grid', { name: 'Calls' }).focus();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'random/uuid/1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}');
    const edge = canvas.getByRole('separator', { name: 'Width of Area' });
    await expect(edge).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...firstView, pageSize: 10, widths: { area: 216 } });
    await expect(header.offsetWidth).toBe(216);
    await expect(edge).toHaveAttribute('aria-valuenow', '216');
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvas.getByRole('columnheader', { name: 'Status' })).getByRole('button')).toHaveFocus();
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  args: { view: { ...firstView, pageSize: 10, widths: { area: 200 } } },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('separator', { name: 'Width of Area' });
    const from = edge.getBoundingClientRect().left;
    const at = (clientX: number) => ({ clientX, clientY: 50, button: 0, pointerId: 1, pointerType: 'mouse' });
    await fireEvent.pointerDown(edge, at(from));
    await fireEvent.pointerMove(edge, at(from + 40));
    await fireEvent.pointerUp(edge, at(from + 40));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Area' }).offsetWidth).toBe(240));
  },
});

/** The file contains the matching rows in the current order, with the visible columns. */
export const Download = meta.story({
  globals: { language: 'en' },
  args: {
    view: {
      ...firstView,
      search: 'uuid',
      sort: [{ column: 'milliseconds', direction: 'descending' }],
      hidden: ['area', 'at'],
    },
    rows: [...makeCalls(8), { ...calls[0], id: 'formula', path: '=cmd|uuid' } as Call],
  },
  play: async ({ canvas, userEvent }) => {
    const saved: { blob?: Blob; name?: string } = {};
    const create = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.blob = blob as Blob;
      return 'blob:none';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      saved.name = this.download;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    create.mockRestore();
    click.mockRestore();
    await expect(saved.name).toBe('Calls.csv');
    const bytes = new Uint8Array((await saved.blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    await expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    await expect(await saved.blob?.text()).toBe(
      "Path,Status,Milliseconds\r\nrandom/uuid/8,slow,433\r\nrandom/uuid/1,ok,0\r\n'=cmd|uuid,ok,0\r\n",
    );
  },
});

export const Dense = meta.story({
  args: { density: 'dense' as const },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('grid'))
        .getAllByRole('row')
        .map((row) => row.offsetHeight),
    ).toEqual([36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36]);
  },
});

export const LongWords = meta.story({
  args: { rows: [{ ...(calls[0] as Call), path: longWord }, ...calls.slice(1, 4)], selected: new Set<string>() },
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('grid').parentElement;
    await expect(region?.scrollWidth).toBeGreaterThan(region?.clientWidth ?? 0);
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(document.body.clientWidth);
    const name = canvas.getByRole('rowheader', { name: longWord });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
});

/** With enough room, the first column is sticky. */
export const FirstColumnStays = meta.story({
  args: { selected: new Set<string>(), view: { ...firstView, pageSize: 10, widths: { area: 800, status: 800 } } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('grid').parentElement;
    const name = canvas.getByRole('rowheader', { name: 'puzzle/sudoku/4' });
    const isMirrored = region !== null && getComputedStyle(region).direction === 'rtl';
    region?.scrollTo(isMirrored ? -600 : 600, 0);
    await waitFor(() => expect(region).toHaveAttribute('data-scrolled'));
    const isWide = window.innerWidth >= 600;
    const side = isMirrored ? 'right' : 'left';
    await expect(Math.abs(name.getBoundingClientRect()[side] - (region?.getBoundingClientRect()[side] ?? 0)) < 1).toBe(
      isWide,
    );
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'الطلبات',
    columns: callColumns.map((column) => ({
      ...column,
      label:
        { path: 'المسار', area: 'القسم', status: 'الحالة', milliseconds: 'المدة', at: 'التاريخ' }[column.id] ??
        column.id,
    })),
    selected: new Set<string>(),
    view: { ...firstView, pageSize: 10, widths: { area: 200 } },
  },
  play: async ({ canvas, userEvent }) => {
    const [path, duration] = ['المسار', 'المدة'].map((name) =>
      canvas.getByRole('columnheader', { name }).getBoundingClientRect(),
    );
    await expect(path?.left).toBeGreaterThan(duration?.right ?? 0);
    const area = canvas.getByRole('columnheader', { name: 'القسم' });
    canvas.getByRole('grid', { name: 'الطلبات' }).focus();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'random/uuid/1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}{ArrowLeft}{Enter}');
    await waitFor(() => expect(area.offsetWidth).toBe(216));
  },
});

const load = fn(async ({ page, pageSize, search }: RowsQuestion): Promise<RowsResponse<Call>> => {
  if (search === 'fail') throw new Error('No response');
  const found = calls.filter(({ path }) => path.includes(search));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), count: 50, isCountExact: false };
});

function ServedTable(props: DataTableProps<Call>) {
  const [view, setView] = useState(props.view);
  const { rows, served, isLoading, error, retry } = useServedRows(view, load);
  return (
    <DataTable
      {...props}
      view={view}
      onViewChange={setView}
      rows={rows}
      served={served}
      isLoading={isLoading}
      {...(error !== undefined && {
        failed: (
          <Failed title="The calls could not be loaded" onRetry={retry}>
            The server did not respond. Nothing was lost.
          </Failed>
        ),
      })}
    />
  );
}

/** A server returns each page, without an exact total. */
export const Served = meta.story({
  globals: { language: 'en' },
  render: (args) => <ServedTable {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    load.mockClear();
    await expect(await canvas.findByText('1–10 of more than 50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(paths(canvasElement)[0]).toBe('puzzle/sudoku/11'));
    await expect(canvas.getByText('11–20 of more than 50')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'fail');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search' }));
    await waitFor(() => expect(paths(canvasElement)[0]).toBe('random/uuid/1'));
  },
});

/** The complete view is in the URL: anyone who opens the link sees the same rows. */
export const InTheAddress = meta.story({
  globals: { language: 'en' },
  args: { view: readView(new URLSearchParams('search=uuid&sort=-milliseconds&rows=10&hide=at&page=99'), callColumns) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(paths(canvasElement)).toEqual(
      [15, 29, 43, 57, 8, 22, 36, 50, 1].map((number) => `random/uuid/${number}`),
    );
    await expect(canvas.queryByRole('columnheader', { name: 'Called' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Milliseconds' }));
    await expect(writeView(args.onViewChange.mock.lastCall?.[0] ?? firstView).toString()).toBe(
      'search=uuid&rows=10&hide=at',
    );
  },
});
