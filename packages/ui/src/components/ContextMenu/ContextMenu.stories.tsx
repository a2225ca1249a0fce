import { IconCopy, IconEdit, IconTrash } from '@tabler/icons-react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const onAction = fn();
const onOpenChange = fn();
const meta = preview.meta({
  title: 'Components/Overlays/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Actions for orders.csv',
    items: [
      { id: 'rename', label: 'Rename', icon: <IconEdit {...icon} /> },
      { id: 'copy', label: 'Copy', icon: <IconCopy {...icon} /> },
      { id: 'last', items: [{ id: 'delete', label: 'Delete', icon: <IconTrash {...icon} />, tone: 'error' as const }] },
    ],
    onAction,
    onOpenChange,
    children: (
      <Card>
        <Button>orders.csv</Button>
      </Card>
    ),
  },
  beforeEach: () => {
    onAction.mockClear();
    onOpenChange.mockClear();
  },
  parameters: guide({
    when: 'Use as a shortcut to the actions of an object, at the pointer: a file, a row, a card. It gets the same items as `Menu`.',
    words: ['right click', 'right-click menu', 'long press', 'popup menu', 'secondary click'],
    instead: [
      ['Actions that people must find', 'Menu'],
      ['Information about an object', 'PreviewCard'],
    ],
    keyboard: [
      ['Shift F10, menu key', 'on the object opens the menu below the focused element; on a Mac Ctrl Enter does too'],
      ['↑ ↓', 'moves between items; Home and End move to the first and last'],
      ['A letter', 'moves to the next item that begins with it'],
      ['Enter, Space', 'activates the item'],
      ['Escape', 'closes the menu and returns focus to the object'],
    ],
    notes: [
      'Nothing shows that it is there. Offer the same actions in a visible place too.',
      'On touch screens a long press opens it.',
    ],
  }),
});

const opened = () => screen.findByRole('menu', { name: 'Actions for orders.csv' });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
const boxOf = async () => (await opened()).parentElement?.getBoundingClientRect();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'orders.csv' })).toBeVisible();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
});

/** Opens where the pointer is, and a press on an item closes it. */
export const Pointer = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const file = canvas.getByRole('button');
    await fireEvent.contextMenu(file, { button: 2, clientX: 60, clientY: 44 });
    await expect(
      (await within(await opened()).findAllByRole('menuitem')).map(({ textContent }) => textContent),
    ).toEqual(['Rename', 'Copy', 'Delete']);
    await waitFor(async () => {
      const box = await boxOf();
      await expect([Math.round(box?.left ?? 0), Math.round(box?.top ?? 0)]).toEqual([60, 44]);
    });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
    await expect(onAction.mock.calls).toEqual([['copy']]);
    await gone();
    await expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  },
});

export const Keyboard = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const file = canvas.getByRole('button');
    await expect(file).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await opened();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    const box = await boxOf();
    await expect(Math.round((box?.left ?? 0) - file.getBoundingClientRect().left)).toBe(0);
    await expect(Math.round((box?.top ?? 0) - file.getBoundingClientRect().bottom)).toBe(0);
    await userEvent.keyboard('{End}{Enter}');
    await expect(onAction.mock.calls).toEqual([['delete']]);
    await gone();
    await waitFor(() => expect(file).toHaveFocus());
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(file).toHaveFocus());
    await expect(onAction).toHaveBeenCalledTimes(1);
  },
});

/** The menu's own area has no menu of the browser. */
export const RightClickInside = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button'), { button: 2, clientX: 60, clientY: 44 });
    const item = await screen.findByRole('menuitem', { name: 'Rename' });
    await expect(await fireEvent.contextMenu(item, { button: 2 })).toBe(false);
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
  },
});

/** Right to left, the menu opens to the left of the pointer. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('button'), { button: 2, clientX: 400, clientY: 44 });
    await waitFor(async () => expect(Math.round((await boxOf())?.right ?? 0)).toBe(400));
  },
});
