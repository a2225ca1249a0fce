import { IconArrowUpRight, IconBook } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#docs', children: 'Read the documentation', onPress: fn() },
  parameters: guide({
    when: 'Use to navigate to another page, file or site. Use `text` in sentences and `plain` in lists and menus; `primary` and `quiet` look like buttons.',
    words: ['anchor', 'hyperlink', 'href', 'url'],
    instead: [
      ['Starting an action', 'Button'],
      ['Site navigation', 'NavigationTree'],
      ['A preview of the linked page', 'PreviewCard'],
    ],
    keyboard: [
      ['Enter', 'opens the link'],
      ['Ctrl Enter', 'opens the link in a new tab'],
    ],
  }),
});

export const Default = meta.story({
  render: (args) => (
    <p>
      New here? <Link {...args} /> first.
    </p>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read the documentation' });
    await expect(link).toHaveAttribute('href', '#docs');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
});

export const Looks = meta.story({
  render: (args) => (
    <Inline space={2}>
      <Link {...args} look="text" />
      <Link {...args} look="plain" icon={<IconBook size={20} stroke={1.5} />} />
      <Link {...args} look="primary" endIcon={<IconArrowUpRight size={20} stroke={1.5} />} />
      <Link {...args} look="quiet" icon={<IconBook size={20} stroke={1.5} />} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.tagName)).toEqual(['A', 'A', 'A', 'A']);
    await expect(links.slice(2).map((link) => link.offsetHeight)).toEqual([40, 40]);
  },
});

export const OpensInNewTab = meta.story({
  globals: { language: 'en' },
  args: { target: '_blank', href: 'https://example.com/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read the documentation (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});

export const Current = meta.story({
  args: { look: 'plain', current: 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
});

/** In a row: one truncated line, high enough to be pressed next to others. */
export const Truncated = meta.story({
  args: { children: longWord, look: 'plain', isTruncated: true },
  render: (args) => (
    <Narrow>
      <Link {...args} />
      <Link {...args} isTruncated={false}>
        Beside it
      </Link>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const [link, short] = canvas.getAllByRole('link');
    if (!link || !short) throw new Error('There are two links.');
    await expect(link.scrollWidth).toBeGreaterThan(link.clientWidth);
    await expect(link.offsetWidth).toBe(link.parentElement?.clientWidth);
    await expect([link.offsetHeight, short.offsetHeight]).toEqual([24, 24]);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(location.hash).toBe('#docs');
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { target: '_blank', href: 'https://example.com/', children: 'اقرأ الوثائق' },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('link').querySelector('svg');
    await expect(mark && getComputedStyle(mark).scale).toBe('-1 1');
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
});
