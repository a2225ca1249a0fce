import { IconHome, IconKey, IconMenu2, IconStack2 } from '@tabler/icons-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Navigation } from '../../provider.tsx';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NavigationTree } from '../NavigationTree/NavigationTree.tsx';
import { Drawer } from './Drawer.tsx';

const icon = { size: 20, stroke: 1.5 } as const;
const navigate = fn();
const meta = preview.meta({
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    label: 'Main',
    trigger: <IconButton label="Menu" icon={<IconMenu2 {...icon} />} />,
    onOpenChange: fn(),
    home: { href: '/', mark: <IconStack2 size={32} stroke={1.5} />, name: 'Apiyard' },
    children: (close) => (
      <NavigationTree
        label="Main"
        sections={[
          {
            id: 'work',
            title: 'Work',
            items: [
              { id: 'home', label: 'Home', href: '/', icon: <IconHome {...icon} /> },
              { id: 'keys', label: 'Keys', href: '/keys', icon: <IconKey {...icon} /> },
            ],
          },
        ]}
        current="/"
        onNavigate={close}
      />
    ),
    footer: <Button isFullWidth>Log out</Button>,
  },
  decorators: [(Story) => <Navigation navigate={navigate}>{Story()}</Navigation>],
  beforeEach: () => void navigate.mockClear(),
  parameters: guide({
    when: 'Use for the sidebar on small screens: the button in the `Header` opens it as an overlay, and it closes when a page is selected.',
    words: ['side panel', 'slide over', 'off canvas', 'sheet', 'mobile menu', 'hamburger menu'],
    instead: [
      ['Screens of 1200 px and more', 'Sidebar'],
      ['Filters, details, a cart', 'Sheet'],
    ],
    keyboard: [
      ['Tab, Shift Tab', 'moves between controls; focus stays in the drawer'],
      ['↑ ↓', 'moves between pages; → ← expand and collapse'],
      ['Enter', 'opens the page'],
      ['Escape', 'closes the drawer and returns focus to the button'],
    ],
  }),
});

const comes = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const dialog = await comes();
    await expect(dialog).toHaveAccessibleName('Main');
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBeCloseTo(0, 0));
    await expect(dialog.parentElement?.offsetWidth).toBe(270);
    await expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await comes();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
  },
});

/** The drawer closes on navigation. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await comes();
    await userEvent.click(await screen.findByRole('link', { name: 'Keys' }));
    await gone();
    await expect(navigate.mock.calls).toEqual([['/keys', undefined]]);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const LongWords = meta.story({
  args: {
    home: { href: '/', mark: <IconStack2 size={32} stroke={1.5} />, name: longWord },
    children: () => (
      <NavigationTree
        label="Main"
        sections={[{ id: 'long', title: longWord, items: [{ id: 'a', label: longWord, href: '/' }] }]}
        current={null}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const dialog = await comes();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** It opens from the right. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'الرئيسية',
    trigger: <IconButton label="القائمة" icon={<IconMenu2 {...icon} />} />,
    children: () => (
      <NavigationTree
        label="الرئيسية"
        sections={[
          {
            id: 'work',
            title: 'العمل',
            items: [{ id: 'home', label: 'البداية', href: '/', icon: <IconHome {...icon} /> }],
          },
        ]}
        current={null}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'القائمة' }));
    const dialog = await comes();
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 0));
    await expect(screen.getByRole('button', { name: 'إغلاق' })).toBeVisible();
  },
});

export const ForcedColors = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const sheet = (await comes()).parentElement;
    await expect(sheet && getComputedStyle(sheet).borderInlineEndWidth).toBe('1px');
  },
});
