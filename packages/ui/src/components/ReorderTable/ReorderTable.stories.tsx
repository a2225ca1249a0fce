import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { toolColumns, toolId, tools } from '../Table/example-tools.tsx';
import { ReorderTable } from './ReorderTable.tsx';
import type { Tool } from '../Table/example-tools.tsx';
import type { ReorderTableProps } from './ReorderTable.tsx';

function Kept({ rows, onReorder, ...props }: ReorderTableProps<Tool>) {
  const [ordered, setOrdered] = useState(rows);
  return (
    <ReorderTable
      {...props}
      rows={ordered}
      onReorder={(ids) => {
        onReorder(ids);
        setOrdered(ids.flatMap((id) => rows.filter((row) => toolId(row) === id)));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Data/ReorderTable',
  component: ReorderTable<Tool>,
  args: {
    label: 'Tools',
    rows: tools,
    rowId: toolId,
    rowName: toolId,
    columns: toolColumns,
    onReorder: fn<(ids: string[]) => void>(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  parameters: guide({
    when: 'Use for rows that users reorder, such as priorities or the order in which options are tried.',
    words: ['drag rows', 'sortable rows', 'reorder', 'drag and drop', 'draggable rows'],
    instead: [
      ['Rows sorted by a column', 'Table'],
      ['Items without columns', 'GridList'],
    ],
    keyboard: [
      ['Enter on the drag handle', 'picks up the row'],
      ['↑ ↓', 'moves the row'],
      ['Enter', 'drops the row'],
      ['Escape', 'cancels the move'],
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual([
      'random/uuid',
      'convert/csv-to-json',
      'islami/prayer-times',
      'puzzle/sudoku',
    ]);
    await expect(canvas.getAllByRole('button').length).toBe(4);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /random\/uuid/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('button', { name: /Insert/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('rowheader')
          .map(({ textContent }) => textContent)
          .indexOf('random/uuid'),
      ).toBeGreaterThan(0),
    );
  },
});

/** A pointer can drag the row from any position. The drag itself needs a real pointer, which stories do not have. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const row = await canvas.findByRole('row', { name: /puzzle\/sudoku/ });
    await expect(row).toHaveAttribute('draggable', 'true');
    await userEvent.click(row);
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { isLoading: true, rows: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Tools' })).toHaveAttribute('aria-busy', 'true');
    await expect([...canvasElement.querySelectorAll('tbody tr')].map((row) => row.clientHeight)).toEqual([
      48, 48, 48, 48, 48, 48,
    ]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الأدوات' },
  play: async ({ canvas }) => {
    const name = (await canvas.findByRole('rowheader', { name: 'random/uuid' })).getBoundingClientRect();
    await expect(canvas.getAllByRole('button')[0]?.getBoundingClientRect().left).toBeGreaterThan(name.right - 1);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expect(canvas.getAllByRole('button')[0]?.querySelector('svg')).toBeVisible();
  },
});
