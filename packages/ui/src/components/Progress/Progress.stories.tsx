import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading photo.png' },
  parameters: guide({
    when: 'Use for the progress of a task that takes longer than a second.',
    words: ['progress bar', 'spinner', 'loader', 'loading bar', 'loading indicator'],
    instead: [
      ['A placeholder for content', 'Skeleton'],
      ['The used share of a whole', 'Meter'],
      ['The steps of a task', 'Stepper'],
    ],
    notes: ['Without a value the indicator is indeterminate. Values outside the range 0 to 1 are clamped.'],
  }),
});

export const Default = meta.story({
  args: { value: 0.42 },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading photo.png' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0.42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    await expect(canvas.getByText('42%')).toBeVisible();
  },
});

export const Indeterminate = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading photo.png' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
});

/** Values outside of 0 to 1 count as the nearest end. */
export const Ends = meta.story({
  render: () => (
    <>
      <Progress label="Before" value={-1} />
      <Progress label="After" value={7} />
    </>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['0', '1']);
  },
});

export const HiddenLabel = meta.story({
  args: { value: 0.5, isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photo.png' }).offsetHeight).toBeLessThanOrEqual(8);
  },
});

export const LongWords = meta.story({
  args: { label: `${longWord}.png`, value: 0.9 },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(canvas.getByText(/90/).offsetWidth).toBeGreaterThan(20);
  },
});

/** It fills from the right, and the number is formatted in Arabic. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'جارٍ رفع الصورة', value: 0.25 },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar').lastElementChild;
    const fill = track?.firstElementChild?.getBoundingClientRect();
    // The border of the track is outside the bar.
    await expect(fill?.right).toBeCloseTo((track?.getBoundingClientRect().right ?? 0) - 1, 0);
  },
});

export const ForcedColors = meta.story({
  args: { value: 0.42 },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar').lastElementChild;
    const fill = track?.firstElementChild;
    await expect(fill && getComputedStyle(fill).backgroundColor).not.toBe(
      track && getComputedStyle(track).backgroundColor,
    );
  },
});
