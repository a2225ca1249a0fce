import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Card key={index}>
      <Text>Card {index + 1}</Text>
    </Card>
  ));
const meta = preview.meta({
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { children: cards(6) },
  parameters: guide({
    when: 'Use to lay out as many equal columns as fit: cards, tiles, fields.',
    words: ['layout', 'columns', 'tiles', 'css grid', 'responsive grid'],
    instead: [
      ['Columns of fixed proportions', 'Columns'],
      ['Items of their natural width', 'Inline'],
      ['Rows and columns of data', 'Table'],
    ],
  }),
});

const columnsOf = (element: Element | null) =>
  element ? getComputedStyle(element).gridTemplateColumns.split(' ').length : 0;
const gridOf = (text: HTMLElement) => text.closest('div')?.parentElement?.parentElement ?? null;

const framed = (rem: number) => [
  (Story: () => React.ReactElement) => <div style={{ inlineSize: `${rem}rem` }}>{Story()}</div>,
];

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  decorators: framed(60),
  play: async ({ canvas }) => {
    await expect(columnsOf(gridOf(canvas.getByText('Card 1')))).toBe(3);
  },
});

export const OwnWidth = meta.story({
  args: { minColumn: '10rem', space: 2 },
  decorators: framed(60),
  play: async ({ canvas }) => {
    await expect(columnsOf(gridOf(canvas.getByText('Card 1')))).toBe(5);
  },
});

export const OnePhoneColumn = meta.story({
  args: { minColumn: 'wide' },
  decorators: framed(18),
  play: async ({ canvas }) => {
    const grid = gridOf(canvas.getByText('Card 1'));
    await expect(columnsOf(grid)).toBe(1);
    await expect(grid?.scrollWidth).toBe(288);
  },
});

export const LongWords = meta.story({
  args: { children: <Text>{longWord}</Text> },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longWord).scrollWidth).toBeLessThanOrEqual(224);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  decorators: framed(60),
  play: async ({ canvas }) => {
    const [first, second] = ['Card 1', 'Card 2'].map((name) => canvas.getByText(name).getBoundingClientRect().right);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
});
