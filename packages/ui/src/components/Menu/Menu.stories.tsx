import { IconCopy, IconDots, IconEdit, IconTrash } from '@tabler/icons-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';
import type { MenuProps } from './Menu.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const onAction = fn();
const items: MenuProps['items'] = [
  { id: 'rename', label: 'Rename', icon: <IconEdit {...icon} /> },
  { id: 'copy', label: 'Copy', icon: <IconCopy {...icon} /> },
  { id: 'last', items: [{ id: 'revoke', label: 'Revoke', icon: <IconTrash {...icon} />, tone: 'error' }] },
];
const meta = preview.meta({
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: {
    label: 'Actions for key main',
    trigger: <Button>Actions</Button>,
    onAction,
    items,
  },
  beforeEach: () => void onAction.mockClear(),
  parameters: guide({
    when: 'Use for a list of actions that opens from a button, or for a choice of a few options in a toolbar.',
    words: ['dropdown menu', 'context menu', 'actions menu', 'kebab', 'overflow menu', 'popup', 'action list'],
    instead: [
      ['A value in a form', 'Select'],
      ['Content other than actions and links', 'Popover'],
      ['One or two actions', 'Button'],
    ],
    keyboard: [
      ['Enter, Space, ↓', 'on the button opens the menu'],
      ['↑ ↓', 'moves between items; Home and End move to the first and last'],
      ['A letter', 'moves to the next item that begins with it'],
      ['Enter, Space', 'activates the item'],
      ['Escape', 'closes the menu and returns focus to the button'],
    ],
    notes: ['Destructive actions have `tone: error` and come last, in a group of their own.'],
  }),
});

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menu', { name: 'Actions for key main' })).toBeVisible();
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Rename',
      'Copy',
      'Revoke',
    ]);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await expect(onAction.mock.calls).toEqual([['revoke']]);
    await gone();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(onAction.mock.calls).toEqual([['revoke']]);
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
});

export const EscapeCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findAllByRole('menuitem');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(onAction).not.toHaveBeenCalled();
  },
});

/** A choice: the current entry has a check mark, and is announced as selected. */
export const Choice = meta.story({
  args: {
    label: 'Language',
    trigger: <Button>Language</Button>,
    selected: 'ar',
    items: [
      { id: 'en', label: 'English' },
      { id: 'fr', label: 'Français' },
      { id: 'ar', label: 'العربية' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'العربية' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
    await expect(onAction.mock.calls).toEqual([['fr']]);
  },
});

export const LinksAndGroups = meta.story({
  args: {
    trigger: <IconButton label="Profile" icon={<IconDots {...icon} />} />,
    label: 'Profile',
    items: [
      {
        id: 'account',
        label: 'Account',
        items: [
          { id: 'profile', label: 'Profile', href: '#profile' },
          { id: 'keys', label: 'API keys', href: '#keys' },
        ],
      },
      { id: 'end', items: [{ id: 'out', label: 'Log out', isDisabled: true }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }));
    await expect(await screen.findByRole('group', { name: 'Account' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'API keys' })).toHaveAttribute('href', '#keys');
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const LongWords = meta.story({
  args: { items: [{ id: 'long', label: `${longWord} umbenennen` }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menuitem');
    const menu = screen.getByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(352);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'إجراءات',
    trigger: <Button>إجراءات</Button>,
    items: [{ id: 'copy', label: 'نسخ', icon: <IconCopy {...icon} /> }],
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'إجراءات' });
    await userEvent.click(button);
    const item = await screen.findByRole('menuitem', { name: 'نسخ' });
    const drawing = item.querySelector('svg')?.getBoundingClientRect();
    await expect(drawing?.left).toBeGreaterThan(screen.getByText('نسخ').getBoundingClientRect().right - 1);
    await expect(screen.getByRole('menu').getBoundingClientRect().right).toBeCloseTo(
      button.getBoundingClientRect().right,
      -1,
    );
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const surface = (await screen.findByRole('menu')).parentElement;
    await expect(surface && getComputedStyle(surface).borderTopWidth).toBe('1px');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('solid'));
  },
});
