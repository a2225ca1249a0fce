import { IconHash } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Chip, chipTones } from './Chip.tsx';

const meta = preview.meta({
  title: 'Components/Data/Chip',
  component: Chip,
  args: { children: 'convert' },
  parameters: guide({
    when: 'Use for the name of one item: a keyword, a category, a scope, a part. A chip often appears with others of its kind and is not interactive.',
    words: ['tag', 'pill', 'filter chip', 'token', 'label'],
    instead: [
      ['A status, count or plan of a neighbouring element', 'Badge'],
      ['Items that can be selected or removed', 'TagGroup'],
      ['A link', 'Link'],
      ['A keyboard key', 'KeyHint'],
    ],
    notes: [
      'Chips are outlined, badges are tinted. A badge describes the element beside it; a chip is the item itself.',
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
