import { expect, fn, waitFor, within } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { DataTable, firstView } from './DataTable.tsx';
import { callColumns, callId, makeCalls } from './example-calls.tsx';
import { KeptDataTable } from './kept-data-table.tsx';
import type { DataTableView } from './DataTable.tsx';
import type { Call } from './example-calls.tsx';

let many: readonly Call[] | undefined;

const meta = preview.meta({
  title: 'Components/Data/DataTable/100,000 rows',
  component: DataTable<Call>,
  args: {
    label: 'Calls',
    columns: callColumns,
    rows: [] as readonly Call[],
    rowId: callId,
    view: firstView,
    onViewChange: fn<(view: DataTableView) => void>(),
    paging: 'scroll' as const,
    selected: new Set<string>(),
    onSelectionChange: fn<(selected: ReadonlySet<string>) => void>(),
  },
  // Created once, when a story is first shown.
  render: (args) => <KeptDataTable {...args} rows={(many ??= makeCalls(100_000))} />,
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
          'With `paging="scroll"` rows are drawn as they become visible: the page holds a few dozen of them, whatever their number.',
      },
    },
  },
  globals: { language: 'en' },
});

// A hundred thousand rows are sorted synchronously, which takes longer on a busy machine.

/** Maximum number of elements for the visible rows with their cells and checkboxes. */
const mostElements = 1200;
const rowsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('[role="row"][aria-selected]')];
const firstPath = (canvasElement: HTMLElement) => canvasElement.querySelector('[role="rowheader"]')?.textContent;

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid', { name: 'Calls' });
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvas.getByText('100,000 items')).toBeVisible();
    await expect(rowsOf(canvasElement).length).toBeLessThan(60);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(mostElements);
  },
});

export const ScrolledToTheEnd = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('grid').parentElement;
    region?.scrollTo(0, region.scrollHeight);
    const last = await canvas.findByRole('row', { name: 'text/slugify/100000' });
    await expect(last).toHaveAttribute('aria-rowindex', '100001');
    await waitFor(() =>
      expect(
        Math.abs(last.getBoundingClientRect().bottom - (region?.getBoundingClientRect().bottom ?? 0)),
      ).toBeLessThan(20),
    );
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(mostElements);
  },
});

/** The keyboard reaches every row, including rows that are not rendered yet. */
export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('grid', { name: 'Calls' }).focus();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'random/uuid/1' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('row', { name: 'text/slugify/100000' });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() =>
      expect(
        rowsOf(canvasElement)
          .map((row) => row.getAttribute('aria-rowindex'))
          .slice(-3),
      ).toEqual(['99999', '100000', '100001']),
    );
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'puzzle/sudoku/99999' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'random/uuid/1' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('grid').parentElement?.scrollTop).toBe(0));
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(canvas.getByRole('grid').parentElement?.scrollTop).toBeGreaterThan(300));
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true);
  },
});

/** The focused row stays rendered while others are scrolled. */
export const FocusStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('grid', { name: 'Calls' }).focus();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'random/uuid/1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const region = canvas.getByRole('grid').parentElement;
    region?.scrollTo(0, 2_000_000);
    await canvas.findByRole('row', { name: /\/41670$/ });
    await expect(canvas.getByRole('row', { name: 'convert/csv-to-json/2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'islami/prayer-times/3' })).toHaveFocus());
    await waitFor(() => expect(region?.scrollTop).toBeLessThan(200));
  },
});

export const SortedAndSearched = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Path' }));
    await waitFor(() => expect(firstPath(canvasElement)).toBe('convert/csv-to-json/2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Path' }));
    await waitFor(() => expect(firstPath(canvasElement)).toBe('text/slugify/100000'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'uuid/77');
    await expect(await canvas.findByText('160 items')).toBeVisible();
  },
});

/** A range selection with Shift, over rows that were never rendered. */
export const SelectedFromTheFirstToTheLast = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(within(canvas.getByRole('row', { name: 'convert/csv-to-json/2' })).getByRole('checkbox'));
    const region = canvas.getByRole('grid').parentElement;
    region?.scrollTo(0, region.scrollHeight);
    const last = await canvas.findByRole('row', { name: 'puzzle/sudoku/99999' });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(within(last).getByRole('checkbox'));
    await userEvent.keyboard('{/Shift}');
    await expect(await canvas.findByRole('toolbar', { name: '99,998 selected' })).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenCalled();
  },
});
