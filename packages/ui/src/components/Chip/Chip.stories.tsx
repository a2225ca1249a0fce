import { IconHash } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Chip, chipTones } from './Chip.tsx';

const meta = preview.meta({
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'convert' },
  parameters: guide({
    when: 'One thing by its name: a keyword, a category, a scope, a part. It stands for itself, often beside others of its kind, and cannot be pressed.',
    words: ['tag', 'pill', 'filter chip', 'token'],
    instead: [
      ['A status, a count or a plan of the thing beside it', 'Badge'],
      ['Several that are picked from or taken away', 'TagGroup'],
      ['One that leads somewhere', 'Link'],
      ['A key of the keyboard', 'KeyHint'],
    ],
    notes: [
      'A chip is outlined, a badge is tinted. Take away a badge and a fact about its neighbour is gone; take away a chip and the thing itself is gone.',
    ],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const chip = canvas.getByText('convert').parentElement;
    await expect(chip?.offsetHeight).toBe(24);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Tones = meta.story({
  // The wireframe has no tones.
  globals: { theme: 'BLUE_THEME' },
  render: () => (
    <Inline>
      {chipTones.map((tone) => (
        <Chip key={tone} tone={tone}>
          {tone}
        </Chip>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const colours = chipTones.map((tone) => getComputedStyle(canvas.getByText(tone)).color);
    await expect(colours.filter((colour) => colour === colours[0])).toHaveLength(1);
  },
});

export const WithIcon = meta.story({
  args: { icon: <IconHash size={16} stroke={1.5} />, children: 'billing' },
  play: async ({ canvas }) => {
    const icon = canvas.getByText('billing').parentElement?.querySelector('svg')?.getBoundingClientRect();
    await expect({ width: icon?.width, height: icon?.height }).toEqual({ width: 16, height: 16 });
  },
});

export const LongWords = meta.story({
  args: { children: longWord },
  render: (args) => (
    <Narrow>
      <Chip {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getByText(longWord).parentElement;
    await expect(chip?.offsetWidth).toBeLessThanOrEqual(224);
    // Nothing is truncated: the text wraps.
    await expect(chip?.scrollWidth).toBeLessThanOrEqual(chip?.clientWidth ?? 0);
    await expect(chip?.offsetHeight).toBeGreaterThan(24);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { icon: <IconHash size={16} stroke={1.5} />, children: 'الفوترة' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('الفوترة');
    const icon = words.parentElement?.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThanOrEqual(words.getBoundingClientRect().right);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    const chip = canvas.getByText('convert').parentElement;
    await expect(chip && getComputedStyle(chip).borderTopWidth).toBe('1px');
  },
});
