import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Meter } from './Meter.tsx';
import type { MeterLevel } from './Meter.tsx';

const levels: MeterLevel[] = [
  { from: 0, tone: 'success', label: 'Plenty left' },
  { from: 0.75, tone: 'warning', label: 'Nearly used up' },
  { from: 0.95, tone: 'error', label: 'Used up' },
];

const meta = preview.meta({
  title: 'Components/Feedback/Meter',
  component: Meter,
  args: { label: 'Calls this month', value: 0.42 },
  parameters: guide({
    when: 'Use for a value within a known range: storage, a quota, the strength of a password.',
    words: ['gauge', 'quota', 'usage bar', 'level', 'capacity'],
    instead: [
      ['A task in progress', 'Progress'],
      ['Several values', 'RadialChart'],
      ['A value that users set', 'Slider'],
    ],
    notes: ['Levels describe the meaning of the value in words; the colour repeats it.'],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Calls this month' });
    await expect(meter).toHaveAttribute('aria-valuenow', '0.42');
    await expect(meter).toHaveAttribute('aria-valuetext', '42%');
    await expect(canvas.getByText('42%')).toBeVisible();
  },
});

export const Levels = meta.story({
  globals: { language: 'en' },
  render: (args) => (
    <Stack space={3}>
      <Meter {...args} levels={levels} value={0.2} />
      <Meter {...args} levels={levels} value={0.8} />
      <Meter {...args} levels={levels} value={0.97} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
    await expect(values).toEqual(['20%, Plenty left', '80%, Nearly used up', '97%, Used up']);
    await expect(canvas.getByText('Nearly used up')).toBeVisible();
  },
});

export const Sizes = meta.story({
  globals: { language: 'en' },
  args: { label: 'Storage', value: 3.2e9, max: 5e9, format: 'bytes' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuetext', '3.2 GB / 5 GB');
    const bar = meter.querySelector('span > span > span, span > span:only-child');
    // The border of the track is outside the bar.
    await expect(bar?.getBoundingClientRect().width).toBeCloseTo((meter.offsetWidth - 2) * 0.64, 0);
  },
});

/** The bar is capped at 100%; the figure shows the actual value. */
export const MoreThanTheWhole = meta.story({
  globals: { language: 'en' },
  args: { value: 1.3, levels },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', '1');
    await expect(meter).toHaveAttribute('aria-valuetext', '130%, Used up');
  },
});

/** It fills from the right. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'الطلبات هذا الشهر', value: 0.8, levels: [{ from: 0, tone: 'warning', label: 'أوشكت على النفاد' }] },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('meter').children[1];
    const inside = (track?.getBoundingClientRect().right ?? 0) - 1;
    await expect(track?.firstElementChild?.getBoundingClientRect().right).toBeCloseTo(inside, 0);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const track = canvas.getByRole('meter').children[1] ?? document.body;
    await expect(getComputedStyle(track).borderTopWidth).toBe('1px');
    await expect(getComputedStyle(track.firstElementChild ?? track).backgroundColor).toBe(
      getComputedStyle(document.body).color,
    );
  },
});
