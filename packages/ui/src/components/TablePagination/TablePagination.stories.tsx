import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { TablePagination } from './TablePagination.tsx';
import type { TablePaginationProps } from './TablePagination.tsx';

function Kept({ page, pageSize, onPageChange, onPageSizeChange, ...props }: TablePaginationProps) {
  const [open, setOpen] = useState({ page, pageSize });
  return (
    <TablePagination
      {...props}
      {...open}
      onPageChange={(next) => {
        onPageChange(next);
        setOpen({ ...open, page: next });
      }}
      onPageSizeChange={(next) => {
        onPageSizeChange(next);
        setOpen({ page: 1, pageSize: next });
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Data/TablePagination',
  component: TablePagination,
  args: {
    page: 2,
    pageSize: 25,
    count: 1234,
    onPageChange: fn<(page: number) => void>(),
    onPageSizeChange: fn<(size: number) => void>(),
  },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use below a custom table that shows a part of its rows. `DataTable` includes it.',
    words: ['pager', 'paging', 'rows per page', 'page size'],
    instead: [['Results and posts on numbered pages', 'Pagination']],
    keyboard: [
      ['Tab', 'moves between controls'],
      ['Enter, Space', 'opens the list of rows per page, or goes to the page'],
    ],
  }),
});

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByText('26–50 of 1,234')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Rows per page/ })).toHaveTextContent('25');
  },
});

/** A server that has not counted to the end: there is no last page to go to. */
export const CountUnknown = meta.story({
  globals: { language: 'en' },
  args: { count: 1000, isCountExact: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('26–50 of more than 1,000')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Go to last page' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await expect(args.onPageChange.mock.calls).toEqual([[3]]);
  },
});

export const NoRows = meta.story({
  globals: { language: 'en' },
  args: { page: 1, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0–0 of 0')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go to next page' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Go to last page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange.mock.calls).toEqual([[50]]);
    await expect(canvas.getByText('1,226–1,234 of 1,234')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go to last page' })).toHaveFocus();
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Rows per page/ }));
    await userEvent.click(await screen.findByRole('option', { name: '100' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onPageSizeChange.mock.calls).toEqual([[100]]);
    await expect(canvas.getByText('1–100 of 1,234')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('button').slice(1);
    await expect(steps[0]?.getBoundingClientRect().left).toBeGreaterThan(
      steps.at(-1)?.getBoundingClientRect().right ?? 0,
    );
  },
});

export const ForcedColors = meta.story({
  globals: { language: 'en' },
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go to first page' }).querySelector('svg')).toBeVisible();
  },
});
