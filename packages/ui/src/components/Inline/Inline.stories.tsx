import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const three = ['First', 'Second', 'Third'].map((word) => <Badge key={word}>{word}</Badge>);
const meta = preview.meta({
  title: 'Components/Layout/Inline',
  component: Inline,
  args: { children: three },
  parameters: guide({
    when: 'Use to place items in a row, in the reading direction: buttons, badges, a name with its status.',
    words: ['row', 'cluster', 'flex', 'horizontal stack', 'hstack'],
    instead: [
      ['Two items at the ends of a row', 'Spread'],
      ['Equal columns', 'Grid'],
      ['Columns of fixed proportions', 'Columns'],
    ],
  }),
});

const box = (element: HTMLElement) => (element.parentElement ?? element).getBoundingClientRect();

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(box(canvas.getByText('Second')).left - box(canvas.getByText('First')).right).toBe(8);
  },
});

export const Between = meta.story({
  globals: { language: 'en' },
  args: { justify: 'between' },
  play: async ({ canvas }) => {
    await expect(box(canvas.getByText('Third')).right).toBeGreaterThan(document.body.clientWidth - 40);
  },
});

export const Wraps = meta.story({
  args: { children: Array.from({ length: 40 }, (_, index) => <Badge key={index}>Badge {index}</Badge>) },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(box(canvas.getByText('Badge 39')).top).toBeGreaterThan(box(canvas.getByText('Badge 0')).top);
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(document.body.clientWidth);
  },
});

export const OneLine = meta.story({
  globals: { language: 'en' },
  args: {
    wrap: false,
    children: [
      <Text key="long" isTruncated>
        A name that goes on and on and on
      </Text>,
      <Badge key="badge">New</Badge>,
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '10rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(
      box(canvas.getByText('New')).right - canvas.getByText(/A name/).getBoundingClientRect().left,
    ).toBeLessThanOrEqual(160);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(box(canvas.getByText('First')).left).toBeGreaterThan(box(canvas.getByText('Second')).right);
  },
});
