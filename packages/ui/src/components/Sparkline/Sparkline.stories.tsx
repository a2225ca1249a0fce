import { expect } from 'storybook/test';
import { course } from '../../chart/story/chart-samples.ts';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({
  title: 'Components/Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Calls in the last 30 days, rising', values: course(30, 100, 3) },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  parameters: guide({
    when: 'Use to show the trend of a few dozen values beside a figure or in a table cell.',
    words: ['mini chart', 'inline chart', 'trend', 'trend line'],
    instead: [
      ['Values that users read from the chart', 'LineChart'],
      ['A figure with its trend', 'StatCard'],
    ],
    notes: [
      'Its accessible name describes the line in words. It fills the available width and is as high as a dense control.',
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img', { name: 'Calls in the last 30 days, rising' });
    const { width, height } = line.getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 224, height: 32 });
  },
});

export const Tones = meta.story({
  // The wireframe has no tones.
  globals: { theme: 'BLUE_THEME' },
  render: (args) => (
    <Stack space={2}>
      <Sparkline {...args} label="accent" tone="accent" />
      <Sparkline {...args} label="quiet" tone="quiet" />
      <Sparkline {...args} label="success" tone="success" />
      <Sparkline {...args} label="error" tone="error" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colours = canvas.getAllByRole('img').map((line) => getComputedStyle(line).color);
    await expect(new Set(colours).size).toBe(4);
  },
});

export const OnePoint = meta.story({
  args: { values: [7] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelector('path:last-child')).toHaveAttribute('d', 'M0,16L100,16');
  },
});

export const Nothing = meta.story({
  args: { label: 'No calls yet', values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No calls yet' }).getBoundingClientRect().height).toBe(32);
  },
});

export const NegativeAndMissing = meta.story({
  args: { values: [3, -2, -8, null, null, 2, 6, 1] },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img').querySelector('path:last-child');
    await expect(line?.getAttribute('d')?.match(/M/g)?.length).toBe(2);
  },
});

export const LongWords = meta.story({
  args: { label: longWord },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: longWord }).getBoundingClientRect().width).toBe(224);
  },
});

/** The trend starts on the right. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الطلبات في آخر 30 يومًا، في ازدياد' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).scale).toBe('-1 1');
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img').querySelector('path:last-child') ?? document.body;
    await expect(getComputedStyle(line).stroke).toBe(getComputedStyle(document.body).color);
  },
});
