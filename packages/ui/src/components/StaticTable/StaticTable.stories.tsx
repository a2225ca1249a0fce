import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { StaticTable } from './StaticTable.tsx';
import { longWordedTool, toolColumns, toolId, tools } from '../Table/example-tools.tsx';
import type { Tool } from '../Table/example-tools.tsx';

const meta = preview.meta({
  title: 'Components/Data/StaticTable',
  component: StaticTable<Tool>,
  args: {
    label: 'Tools',
    rows: tools,
    rowId: toolId,
    columns: toolColumns,
  },
  parameters: guide({
    when: 'Use for read-only rows of any height; cells may contain links, buttons and menus.',
    words: ['simple table', 'plain table', 'html table', 'basic table'],
    instead: [
      ['Rows to activate or select, or a long list with a sticky header', 'Table'],
      ['Rows that users filter, sort and page through', 'DataTable'],
    ],
    keyboard: [['Tab', 'moves between the controls in the cells']],
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
    const table = canvas.getByRole('table', { name: 'Tools' });
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Path',
      'Area',
      'Health',
      'Calls today',
    ]);
    await expect(getComputedStyle(canvas.getByRole('rowheader', { name: 'puzzle/sudoku' })).fontWeight).toBe(
      getComputedStyle(canvas.getByRole('cell', { name: 'Puzzles' })).fontWeight,
    );
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
    await expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.offsetHeight),
    ).toEqual([36, 36, 36, 36]);
  },
});

/** A name over a small line is no higher than other rows, so that twelve fit on a laptop. */
export const TwoLines = meta.story({
  args: {
    columns: [
      {
        id: 'path',
        label: 'Path',
        render: ({ path, area }: Tool) => (
          <>
            <div>{path}</div>
            <Text size="small" tone="quiet">
              {area}
            </Text>
          </>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.offsetHeight),
    ).toEqual([48, 48, 48, 48]);
  },
});

const onTry = fn();
/** Controls in cells are tab stops; the table itself is not. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: {
    rows: tools.slice(0, 2),
    columns: [
      { id: 'path', label: 'Path', render: ({ path }: Tool) => <Link href={`#${path}`}>{path}</Link> },
      {
        id: 'try',
        label: 'Try',
        render: ({ path }: Tool) => <Button size="small" onPress={() => onTry(path)}>{`Try ${path}`}</Button>,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    onTry.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'random/uuid' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onTry.mock.calls).toEqual([['random/uuid']]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'convert/csv-to-json' })).toHaveFocus();
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { isLoading: true, rows: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Tools' })).toHaveAttribute('aria-busy', 'true');
    await expect([...canvasElement.querySelectorAll('tbody tr')].map((row) => row.clientHeight)).toEqual([
      48, 48, 48, 48, 48, 48,
    ]);
  },
});

/** Focusable if it scrolls. */
export const LongWords = meta.story({
  args: {
    rows: [longWordedTool, ...tools],
  },
  decorators: [(Story) => <div style={{ inlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('group', { name: 'Tools' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region.clientWidth).toBeLessThanOrEqual(352);
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(document.body.clientWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الأدوات' },
  play: async ({ canvas }) => {
    const [path, calls] = ['Path', 'Calls today'].map((name) =>
      canvas.getByRole('columnheader', { name }).getBoundingClientRect(),
    );
    await expect(path?.left).toBeGreaterThan(calls?.right ?? 0);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /random\/uuid/ });
    // Lines between rows are borders, which forced colours keep.
    await expect([...row.children].map((cell) => getComputedStyle(cell).borderBlockEndStyle)).toEqual([
      'solid',
      'solid',
      'solid',
      'solid',
    ]);
  },
});
