import { IconBook, IconHome, IconKey, IconLogout, IconStack2, IconTool } from '@tabler/icons-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Navigation } from '../../provider.tsx';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Sidebar } from './Sidebar.tsx';

const icon = { size: 20, stroke: 1.5 } as const;
const navigate = fn();
const onLogOut = fn();
const meta = preview.meta({
  title: 'Components/Navigation/Sidebar',
  component: Sidebar,
  args: {
    label: 'Main',
    home: { href: '/', mark: <IconStack2 size={32} stroke={1.5} />, name: 'Apiyard' },
    sections: [
      {
        id: 'work',
        title: 'Work',
        items: [
          { id: 'home', label: 'Home', href: '/', icon: <IconHome {...icon} /> },
          {
            id: 'tools',
            label: 'Tools',
            icon: <IconTool {...icon} />,
            items: [
              { id: 'random', label: 'Random', href: '/tools/random' },
              { id: 'convert', label: 'Convert', href: '/tools/convert' },
            ],
          },
        ],
      },
      {
        id: 'account',
        title: 'Account',
        items: [
          { id: 'keys', label: 'Keys', href: '/keys', icon: <IconKey {...icon} />, badge: <Badge>3</Badge> },
          { id: 'docs', label: 'Documentation', href: '/docs', icon: <IconBook {...icon} /> },
        ],
      },
    ],
    current: '/tools/random',
    footer: (
      <Inline wrap={false} justify="between">
        <Inline wrap={false} space={1.5}>
          <Avatar name="Layla Haddad" size="large" isNamedElsewhere />
          <Text weight="medium">Layla Haddad</Text>
        </Inline>
        <IconButton label="Log out" icon={<IconLogout {...icon} />} onPress={onLogOut} />
      </Inline>
    ),
  },
  decorators: [
    (Story) => (
      <Navigation navigate={navigate}>
        <Inline space={3} align="start" wrap={false}>
          {Story()}
          <main>
            <Stack space={2}>
              <Heading level={1}>Random</Heading>
              <Text>Identifiers, numbers and names by chance.</Text>
            </Stack>
          </main>
        </Inline>
      </Navigation>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
  parameters: {
    layout: 'fullscreen',
    ...guide({
      when: 'Use for site navigation at the side of every page, on screens of 1200 px and more. Smaller screens show the same items in a `Drawer`.',
      words: ['side navigation', 'nav', 'side menu', 'drawer', 'navigation rail'],
      instead: [
        ['Small screens', 'Drawer'],
        ['Navigation between the pages of one section', 'NavigationTree'],
        ['Filters, details', 'Sheet'],
      ],
      keyboard: [
        [
          'Tab',
          'moves between the logo, the current page and the footer; a collapsed sidebar expands while it has focus',
        ],
        ['↑ ↓', 'moves between pages; → ← expand and collapse'],
        ['Enter', 'opens the page'],
      ],
    }),
  },
});

const width = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  canvas.getByRole('complementary', { name: 'Main' }).firstElementChild?.getBoundingClientRect().width;

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Random' })).toHaveAttribute('aria-current', 'page');
    await expect(width(canvas)).toBe(270);
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: 'Log out' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
});

/** It shows icons alone; screen readers get all labels. */
export const Mini = meta.story({
  args: { isMini: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Home' })).toBeVisible();
    await expect(width(canvas)).toBe(87);
    const drawing = canvas.getByRole('link', { name: 'Home' }).querySelector('svg')?.getBoundingClientRect();
    const side = canvas.getByRole('complementary', { name: 'Main' }).getBoundingClientRect();
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    await expect(drawing && Math.abs(middle(drawing) - middle(side))).toBeLessThanOrEqual(1);
  },
});

/** With keyboard focus it widens over the page, which does not move. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { isMini: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Home' });
    const page = canvas.getByRole('main').getBoundingClientRect().left;
    await userEvent.tab();
    await waitFor(() => expect(width(canvas)).toBe(270));
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(page);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Random' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate.mock.calls).toEqual([['/tools/convert', undefined]]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Keys 3' }));
    await expect(navigate.mock.calls).toEqual([['/keys', undefined]]);
    onLogOut.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalledTimes(1);
  },
});

/** Many pages scroll between the logo and the footer. */
export const ManyPages = meta.story({
  args: {
    sections: [
      {
        id: 'all',
        items: Array.from({ length: 40 }, (_, index) => ({
          id: `${index}`,
          label: `Page ${index + 1}`,
          href: `/${index}`,
          icon: <IconTool {...icon} />,
        })),
      },
    ],
    current: '/30',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 31' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Log out' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
    await expect(canvas.getByRole('complementary').getBoundingClientRect().height).toBe(window.innerHeight);
  },
});

export const LongWords = meta.story({
  args: {
    home: { href: '/', mark: <IconStack2 size={32} stroke={1.5} />, name: longWord },
    footer: <Text>{longWord}</Text>,
    sections: [{ id: 'long', title: longWord, items: [{ id: 'a', label: longWord, href: '/tools/random' }] }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: longWord })).toHaveLength(2);
    await expect(width(canvas)).toBe(270);
    const side = canvas.getByRole('complementary', { name: 'Main' });
    await expect(side.scrollWidth).toBeLessThanOrEqual(side.clientWidth);
  },
});

/** It is at the right. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'الرئيسية',
    sections: [
      {
        id: 'work',
        title: 'العمل',
        items: [{ id: 'home', label: 'البداية', href: '/tools/random', icon: <IconHome {...icon} /> }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'البداية' });
    await expect(canvas.getByRole('complementary', { name: 'الرئيسية' }).getBoundingClientRect().right).toBe(
      document.documentElement.clientWidth,
    );
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Random' });
    const surface = canvas.getByRole('complementary', { name: 'Main' }).firstElementChild;
    await expect(surface && getComputedStyle(surface).borderInlineEndWidth).toBe('1px');
  },
});
