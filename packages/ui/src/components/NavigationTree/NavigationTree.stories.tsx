import { IconBook, IconHome, IconKey, IconTool } from '@tabler/icons-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Navigation } from '../../provider.tsx';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { NavigationTree } from './NavigationTree.tsx';
import type { NavigationSection } from './NavigationTree.tsx';

const icon = { size: 20, stroke: 1.5 } as const;
const sections: readonly NavigationSection[] = [
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
          { id: 'convert', label: 'Convert', href: '/tools/convert', badge: <Badge tone="accent">New</Badge> },
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
];

const navigate = fn();
const meta = preview.meta({
  title: 'Components/Navigation/NavigationTree',
  component: NavigationTree,
  args: { label: 'Main', sections, current: '/', onNavigate: fn() },
  decorators: [
    (Story) => (
      <Navigation navigate={navigate}>
        <div style={{ inlineSize: '14rem' }}>{Story()}</div>
      </Navigation>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
  parameters: guide({
    when: 'Use for site navigation in a `Sidebar` or a `Drawer`, or for navigation between the pages of one section.',
    words: ['side navigation', 'nav', 'tree menu', 'navigation menu'],
    instead: [
      ['Hierarchies other than pages', 'Tree'],
      ['Navigation to parent pages', 'Breadcrumbs'],
      ['Views of one subject', 'Tabs'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the current page, then out of the tree'],
      ['↑ ↓', 'moves between items; Home and End move to the first and last'],
      ['→ ←', 'expands and collapses an item (reversed in right-to-left text)'],
      ['Enter', 'opens the page'],
      ['A letter', 'moves to the next item that begins with it'],
    ],
    notes: [
      'Links use the router set by `Navigation`. `current` is the `href` of an item; its parents expand automatically.',
    ],
  }),
});

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Keys 3' })).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByRole('link', { name: 'Random' })).not.toBeInTheDocument();
  },
});

/** The branch of the current page is open, also after the page changed. */
export const InsideOne = meta.story({
  args: { current: '/tools/convert' },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('link', { name: 'Convert New' });
    await expect(page).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('row', { name: /Tools/ })).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const home = await canvas.findByRole('link', { name: 'Home' });
    await userEvent.tab();
    await waitFor(() => expect(home).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(await canvas.findByRole('link', { name: 'Random' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Random' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls).toEqual([['/tools/random', undefined]]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText('Tools'));
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('link', { name: 'Random' }));
    await expect(navigate.mock.calls).toEqual([['/tools/random', undefined]]);
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
  },
});

/** As narrow as an icon: labels stay accessible to screen readers. */
export const IconsOnly = meta.story({
  args: { current: '/tools/convert' },
  decorators: [(Story) => <div style={{ inlineSize: '3.5rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Home' })).toBeVisible();
    await expect(canvas.getByText('Home').clientWidth).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('link', { name: 'Convert New' })).toHaveAttribute('aria-current', 'page');
    // The entry that contains the page is marked instead of it.
    const surface = (name: RegExp) => getComputedStyle(canvas.getByRole('row', { name })).backgroundColor;
    await expect(surface(/Tools/)).not.toBe(surface(/Home/));
  },
});

/** A collapsed entry is marked instead of the current page inside it. */
export const ClosedOverThePage = meta.story({
  globals: { language: 'en' },
  args: { current: '/tools/convert' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Convert New' });
    const surface = (name: RegExp) => getComputedStyle(canvas.getByRole('row', { name })).backgroundColor;
    await waitFor(() => expect(surface(/Tools/)).toBe(surface(/Home/)));
    const page = surface(/Convert/);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Convert New' })).not.toBeInTheDocument());
    await waitFor(() => expect(surface(/Tools/)).toBe(page));
  },
});

export const LongWords = meta.story({
  args: {
    sections: [
      {
        id: 'long',
        title: longWord,
        items: [{ id: 'a', label: longWord, href: '/', icon: <IconHome {...icon} />, badge: <Badge>12</Badge> }],
      },
    ],
  },
  render: (args) => (
    <Narrow>
      <NavigationTree {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('link', { name: `${longWord} 12` })).closest('[data-rac]') as HTMLElement;
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(canvas.getByText('12')).toBeVisible();
  },
});

/** Icons are at the right, and the left arrow key expands. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'الرئيسية',
    sections: [
      {
        id: 'work',
        title: 'العمل',
        items: [
          {
            id: 'tools',
            label: 'الأدوات',
            icon: <IconTool {...icon} />,
            items: [{ id: 'random', label: 'عشوائي', href: '/tools/random' }],
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const word = await canvas.findByText('الأدوات');
    const drawing = canvas.getByRole('row', { name: /الأدوات/ }).querySelector('svg');
    await expect(drawing?.getBoundingClientRect().left).toBeGreaterThan(word.getBoundingClientRect().right - 1);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByRole('link', { name: 'عشوائي' })).toBeVisible();
  },
});

export const ForcedColors = meta.story({
  render: (args) => (
    <>
      <NavigationTree {...args} />
      <div style={{ inlineSize: '3.5rem' }}>
        <NavigationTree {...args} label="Narrow" current="/tools/convert" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const edges = async (label: string) => {
      const tree = within(canvas.getByRole('navigation', { name: label }));
      await tree.findByRole('link', { name: 'Home' });
      return [/Home/, /Tools/, /Keys/].map((name) => getComputedStyle(tree.getByRole('row', { name })).borderTopWidth);
    };
    await expect(await edges('Main')).toEqual(['2px', '0px', '0px']);
    await expect(await edges('Narrow')).toEqual(['0px', '2px', '0px']);
  },
});
