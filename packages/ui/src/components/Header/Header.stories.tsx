import { IconBell, IconMenu2, IconMoon, IconSearch, IconShoppingCart, IconUser } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Text } from '../Text/Text.tsx';
import { Header } from './Header.tsx';

const icon = { size: 20, stroke: 1.5 } as const;
const meta = preview.meta({
  title: 'Components/Navigation/Header',
  component: Header,
  args: {
    start: <IconButton label="Menu" size="medium" icon={<IconMenu2 {...icon} />} />,
    search: <SearchField label="Search tools and pages" value="" onChange={fn()} keys={['Mod', 'K']} />,
    smallSearch: <IconButton label="Search" size="medium" icon={<IconSearch {...icon} />} />,
    links: (
      <>
        <Link href="#tools" look="plain">
          Tools
        </Link>
        <Link href="#docs" look="plain">
          Documentation
        </Link>
      </>
    ),
    end: (
      <>
        <IconButton label="Cart" size="medium" icon={<IconShoppingCart {...icon} />} />
        <IconButton label="Dark mode" size="medium" icon={<IconMoon {...icon} />} />
        <IconButton label="Notifications" size="medium" icon={<IconBell {...icon} />} />
        <IconButton label="Profile" size="medium" icon={<IconUser {...icon} />} />
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      when: 'Use once, at the top of every page. It stays visible while the page scrolls.',
      words: ['app bar', 'topbar', 'top navigation', 'navbar', 'site header'],
      instead: [
        ['The title of the page and its actions', 'Heading'],
        ['Tools for the content of the page', 'Toolbar'],
      ],
      keyboard: [['Tab', 'moves between controls, from start to end']],
      notes: [
        'Below 1200 px the links are hidden, and below 900 px `smallSearch` replaces the search. The remaining controls must fit on a phone: four icons at most.',
      ],
    }),
  },
});

/** Each width shows what fits: links from 1200 px, a search field from 900 px, its button below. */
export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.getBoundingClientRect().height).toBe(70);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    const shown = {
      field: canvas.queryByRole('searchbox') !== null,
      button: canvas.queryByRole('button', { name: 'Search' }) !== null,
      links: canvas.queryAllByRole('link').length,
    };
    const { innerWidth } = window;
    await expect(shown).toEqual({
      field: innerWidth >= 900,
      button: innerWidth < 900,
      links: innerWidth >= 1200 ? 2 : 0,
    });
  },
});

/** It stays above the scrolling content. */
export const Sticks = meta.story({
  render: (args) => (
    <>
      <Header {...args} />
      <div style={{ blockSize: '200dvb' }} />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

export const LongWords = meta.story({
  args: { start: <Text isTruncated>{longWord}</Text> },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(bar.getBoundingClientRect().height).toBe(70);
  },
});

/** The menu is at the right, the account at the left. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    await expect(menu.left).toBeGreaterThan(
      canvas.getByRole('button', { name: 'Profile' }).getBoundingClientRect().right,
    );
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('banner')).borderBottomWidth).toBe('1px');
  },
});
