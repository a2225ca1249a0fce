import { expect } from 'storybook/test';
import { breakpoints } from '../../theme/media.ts';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Column, Columns } from './Columns.tsx';
import type { ColumnProps } from './Columns.tsx';

const row = (...widths: NonNullable<ColumnProps['width']>[]) =>
  widths.map((width, at) => (
    <Column key={at} width={width}>
      <Card>
        <Text>{width}</Text>
      </Card>
    </Column>
  ));

const meta = preview.meta({
  title: 'Components/Layout/Columns',
  component: Columns,
  args: { children: row('2/3', '1/3'), collapseBelow: 'never' as const },
  decorators: [(Story) => <div style={{ inlineSize: '37.5rem' }}>{Story()}</div>],
  parameters: guide({
    when: 'Use to divide a page into columns of fixed proportions, such as two thirds for a form and one third for help.',
    words: ['layout', 'side by side', 'row', 'cols', 'column layout'],
    instead: [
      ['As many equal columns as fit', 'Grid'],
      ['A side column of fixed width that wraps below the content', 'WithSidebar'],
      ['Short items in a row', 'Inline'],
      ['Resizable panes', 'SplitPanes'],
    ],
    notes: ['Gaps are subtracted from the widths: two columns of 1/2 align with four of 1/4.'],
  }),
});

const columnsOf = (root: HTMLElement, text: string) =>
  [...root.querySelectorAll('p')]
    .filter((word) => word.textContent === text)
    .map((word) => word.closest<HTMLElement>('div > div:has(> div > div > p)')?.getBoundingClientRect());
const widths = (root: HTMLElement) =>
  [...(root.querySelector('p')?.closest('div')?.parentElement?.parentElement?.parentElement?.children ?? [])].map(
    (column) => Math.round(column.getBoundingClientRect().width),
  );

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  play: async ({ canvasElement }) => {
    // 600 px with a gap of 24 px.
    await expect(widths(canvasElement)).toEqual([392, 184]);
  },
});

export const Shares = meta.story({
  globals: { direction: 'ltr' },
  render: () => (
    <Stack space={3}>
      <Columns collapseBelow="never">{row('1/2', '1/2')}</Columns>
      <Columns collapseBelow="never">{row('1/4', '1/4', '1/2')}</Columns>
      <Columns collapseBelow="never">{row('1/4', '3/4')}</Columns>
      <Columns collapseBelow="never">{row('1/5', '2/5', '2/5')}</Columns>
      <Columns collapseBelow="never">{row('content', 'fill')}</Columns>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [half, , , , last] = columnsOf(canvasElement, '1/2');
    await expect(half?.width).toBe(288);
    await expect(last).toBeUndefined();
    const quarters = columnsOf(canvasElement, '1/4');
    await expect(quarters.map((box) => box?.width)).toEqual([132, 132, 132]);
    // The first half and the second quarter end at the same position.
    await expect(quarters[1]?.right).toBe(half?.right);
  },
});

/** Below the given width they are stacked, each at full width. */
export const Collapses = meta.story({
  args: { collapseBelow: 'md' },
  decorators: [(Story) => <div style={{ maxInlineSize: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [first, second] = ['2/3', '1/3'].map((text) => canvas.getByText(text).getBoundingClientRect());
    const isNarrow = document.documentElement.clientWidth < breakpoints.md;
    await expect((second?.top ?? 0) > (first?.bottom ?? 0)).toBe(isNarrow);
  },
});

export const AlignedY = meta.story({
  args: {
    alignY: 'center',
    children: [
      <Column key="high">
        <Card title="High">
          <Text>Two lines</Text>
        </Card>
      </Column>,
      <Column key="low">
        <Text>Low</Text>
      </Column>,
    ],
  },
  play: async ({ canvas }) => {
    const high = canvas.getByRole('region').getBoundingClientRect();
    const low = canvas.getByText('Low').getBoundingClientRect();
    await expect(low.top + low.height / 2).toBeCloseTo(high.top + high.height / 2, 0);
  },
});

export const LongWords = meta.story({
  args: {
    children: [
      <Column key="long" width="1/3">
        <Text>{longWord.repeat(3)}</Text>
      </Column>,
      <Column key="rest">
        <Text>{longWord.repeat(3)}</Text>
      </Column>,
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/^Donau/).map((text) => text.offsetWidth);
    await expect([first, second]).toEqual([184, 392]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2/3').getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('1/3').getBoundingClientRect().right,
    );
  },
});
