import { expect, fn } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { Table } from './Table.tsx';
import type { TableColumn } from './Table.tsx';

interface Tool {
  path: string;
  area: string;
  calls: number;
  isHealthy: boolean;
}

const tools: Tool[] = [
  { path: 'random/uuid', area: 'Random', calls: 1204, isHealthy: true },
  { path: 'convert/csv-to-json', area: 'Convert', calls: 873, isHealthy: true },
  { path: 'islami/prayer-times', area: 'Islamic content', calls: 640, isHealthy: false },
  { path: 'puzzle/sudoku', area: 'Puzzles', calls: 12, isHealthy: true },
];
const columns: TableColumn<Tool>[] = [
  { id: 'path', label: 'Path', render: ({ path }) => <bdi>{path}</bdi> },
  { id: 'area', label: 'Area', render: ({ area }) => area },
  { id: 'health', label: 'Health', render: ({ isHealthy }) => <Badge tone={isHealthy ? 'success' : 'warning'}>{isHealthy ? 'Healthy' : 'Slow'}</Badge> },
  { id: 'calls', label: 'Calls today', align: 'end', render: ({ calls }) => new Intl.NumberFormat('en').format(calls) },
];
const many = Array.from({ length: 40 }, (_, index) => ({ path: `random/tool-${index}`, area: 'Random', calls: index, isHealthy: true }));

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<Tool>,
  args: {
    label: 'Tools',
    rows: tools,
    rowId: ({ path }: Tool) => path,
    columns,
  },
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
    await expect((await canvas.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual(['Path', 'Area', 'Health', 'Calls today']);
    await expect(canvas.getByRole('rowheader', { name: 'puzzle/sudoku' })).toBeVisible();
    await expect(canvas.getAllByRole('row').slice(1).map((row) => row.offsetHeight)).toEqual([48, 48, 48, 48]);
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
export const PressableRows = meta.story({
  args: { onRowAction },
  play: async ({ canvas, userEvent }) => {
    onRowAction.mockClear();
    await userEvent.click(await canvas.findByRole('row', { name: /puzzle\/sudoku/ }));
    await expect(onRowAction.mock.calls).toEqual([['puzzle/sudoku']]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onRowAction.mock.calls).toEqual([['puzzle/sudoku'], ['islami/prayer-times']]);
  },
});

export const ByKeyboard = meta.story({
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

/** The header stays while the rows go by. */
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
    await expect([...canvasElement.querySelectorAll('tbody tr')].map((row) => row.clientHeight)).toEqual([48, 48, 48, 48, 48, 48]);
  },
});

export const NoRows = meta.story({
  args: { rows: [], empty: <Empty title="No tools yet">Tools that you add appear here.</Empty> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tools yet')).toBeVisible();
  },
});

export const LongWordsOnAPhone = meta.story({
  args: {
    rows: [{ path: 'convert/donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen-to-json', area: 'Conversions of all kinds', calls: 1, isHealthy: true }, ...tools],
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

export const Arabic = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الأدوات' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('columnheader');
    const [path, calls] = ['Path', 'Calls today'].map((name) => canvas.getByRole('columnheader', { name }).getBoundingClientRect());
    await expect(path?.left).toBeGreaterThan(calls?.right ?? 0);
  },
});
