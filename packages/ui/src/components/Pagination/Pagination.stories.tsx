import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Pagination } from './Pagination.tsx';
import type { PaginationProps } from './Pagination.tsx';

function Kept({ page, onChange, ...props }: PaginationProps) {
  const [open, setOpen] = useState(page);
  return (
    <Pagination
      {...props}
      page={open}
      onChange={(next) => {
        onChange(next);
        setOpen(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 5, count: 10, onChange: fn<(page: number) => void>() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    when: 'Use for results or posts on numbered pages.',
    words: ['pager', 'paging', 'pages', 'page numbers', 'page navigation'],
    instead: [
      ['Table rows', 'TablePagination'],
      ['One continuous list', 'a “Load more” button'],
    ],
    keyboard: [
      ['Tab', 'moves between pages'],
      ['Enter, Space', 'opens the page'],
    ],
    notes: [
      'On phones, the current page and the total replace the page numbers, and buttons for the first and last page are added.',
    ],
  }),
});

const isPhone = () => window.innerWidth < 600;
const shown = (nav: HTMLElement) =>
  [...nav.querySelectorAll('li')]
    .filter((item) => item.offsetWidth > 0)
    .map(({ textContent }) => textContent)
    .filter(Boolean);

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Pages' });
    await expect(shown(nav)).toEqual(isPhone() ? ['5 / 10'] : ['1', '…', '4', '5', '6', '…', '10']);
    if (!isPhone())
      await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  },
});

export const FewPages = meta.story({
  globals: { language: 'en' },
  args: { page: 1, count: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const back = canvas.getByRole('button', { name: 'Go to previous page' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(shown(canvas.getByRole('navigation'))).toEqual(isPhone() ? ['1 / 3'] : ['1', '2', '3']);
  },
});

/** At the end the button stays, so that the focus is not lost. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { page: 8, count: 10 },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Go to next page' });
    next.focus();
    await userEvent.keyboard('{Enter} {Enter}');
    await expect(args.onChange.mock.calls).toEqual([[9], [10]]);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      isPhone()
        ? canvas.getByRole('button', { name: 'Go to last page' })
        : canvas.getByRole('button', { name: 'Go to page 10' }),
    );
    await expect(args.onChange.mock.calls).toEqual([[10]]);
  },
});

export const ManyPages = meta.story({
  globals: { language: 'en' },
  args: { page: 6170, count: 12_345, label: 'Pages of posts' },
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvas.getByRole('navigation', { name: 'Pages of posts' }))).toEqual(
      isPhone() ? ['6,170 / 12,345'] : ['1', '…', '6,169', '6,170', '6,171', '…', '12,345'],
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('button');
    await expect(steps[0]?.getBoundingClientRect().left).toBeGreaterThan(
      steps.at(-1)?.getBoundingClientRect().right ?? 0,
    );
    await expect(getComputedStyle(steps[0]?.querySelector('svg') as Element).scale).toBe('-1 1');
  },
});
