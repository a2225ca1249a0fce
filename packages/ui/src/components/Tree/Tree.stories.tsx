import { IconFile, IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Tree } from './Tree.tsx';
import type { TreeNode, TreeProps } from './Tree.tsx';

const icon = { size: 20, stroke: 1.5 } as const;
const folder = <IconFolder {...icon} />;
const file = <IconFile {...icon} />;
const actions = [
  { id: 'rename', label: 'Rename' },
  { id: 'remove', label: 'Remove', tone: 'error' as const },
];
const items: readonly TreeNode[] = [
  {
    id: 'books',
    label: 'Books',
    icon: folder,
    aside: <Badge>2</Badge>,
    actions,
    children: [
      { id: 'list', label: 'List of books', icon: file, actions },
      { id: 'prices', label: 'Prices', icon: folder, children: [{ id: 'history', label: 'History', icon: file }] },
    ],
  },
  { id: 'weather', label: 'Weather', icon: folder, isUnloaded: true },
  { id: 'readme', label: 'Read me', icon: file },
];

const meta = preview.meta({
  title: 'Components/Collections/Tree',
  component: Tree,
  args: { label: 'Files', items, onAction: fn(), onSelect: fn(), onLoad: fn(), onMenuAction: fn() },
  parameters: guide({
    when: 'Use for nested items: folders, categories, the parts of a document.',
    words: ['tree view', 'hierarchy', 'nested list', 'explorer', 'file tree'],
    instead: [
      ['Site navigation', 'NavigationTree'],
      ['Values of a response', 'JsonTree'],
      ['A flat list', 'Table'],
    ],
    keyboard: [
      ['Tab', 'moves focus to the last used row, then out of the tree'],
      ['↑ ↓', 'moves between rows; Home and End move to the first and last'],
      ['→', 'expands the row, then moves to its buttons (← in right-to-left text)'],
      ['←', 'collapses the row, or moves back from its buttons'],
      ['Space', 'selects the row'],
      ['Enter', 'activates the row; on the drag handle, picks it up and drops it'],
      ['Escape', 'cancels the move'],
    ],
    notes: ['Children can be loaded later: `isUnloaded` shows a loading state, and `onLoad` requests them.'],
  }),
});

const rows = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treegrid', { name: 'Files' })).toBeVisible();
    await expect(rows(canvas)).toEqual(['Books', 'Weather', 'Read me']);
    await expect(canvas.getByRole('row', { name: 'Books' })).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Opened = meta.story({
  args: { open: ['books', 'prices'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'History' });
    await expect(rows(canvas)).toEqual(['Books', 'List of books', 'Prices', 'History', 'Weather', 'Read me']);
    await expect(canvas.getAllByRole('row').map((row) => row.getAttribute('aria-level'))).toEqual([
      '1',
      '2',
      '2',
      '3',
      '1',
      '1',
    ]);
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('treegrid');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Books' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Books' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('list');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Books' })).toHaveAttribute('aria-expanded', 'false'));
  },
});

export const Pointer = meta.story({
  args: { open: ['books'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText('List of books'));
    await expect(args.onAction).toHaveBeenLastCalledWith('list');
    const row = canvas.getByRole('row', { name: 'List of books' });
    const more = row.querySelector<HTMLElement>('[aria-haspopup]');
    if (more === null) throw new Error('The row has no menu.');
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(args.onMenuAction).toHaveBeenLastCalledWith('rename', 'list');
  },
});

export const ChoosingOne = meta.story({
  args: { selectionMode: 'single', selected: ['readme'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Read me' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('row', { name: 'Books' })).toHaveAttribute('aria-selected', 'false');
  },
});

export const ChoosingMany = meta.story({
  globals: { language: 'en' },
  args: { selectionMode: 'multiple', open: ['books'] },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('row', { name: 'Prices' });
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(['books', 'prices']));
    await expect(canvas.getByRole('row', { name: 'Prices' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
});

/** Loads the children on demand, like a screen. */
function Loading(props: TreeProps) {
  const [isHere, setIsHere] = useState(false);
  const [open, setOpen] = useState<string[]>([]);
  const weather: TreeNode = {
    id: 'weather',
    label: 'Weather',
    icon: folder,
    children: [{ id: 'today', label: 'Today', icon: file }],
  };
  return (
    <>
      <Tree
        {...props}
        items={isHere ? [weather] : [{ id: 'weather', label: 'Weather', icon: folder, isUnloaded: true }]}
        open={open}
        onOpenChange={setOpen}
      />
      <Button onPress={() => setIsHere(true)}>They come</Button>
    </>
  );
}

export const LoadsWhenOpened = meta.story({
  globals: { language: 'en' },
  render: (args) => <Loading {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('treegrid');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('Loading')).toBeVisible();
    await expect(args.onLoad).toHaveBeenCalledTimes(1);
    await expect(args.onLoad).toHaveBeenCalledWith('weather');
    await userEvent.click(canvas.getByRole('button', { name: 'They come' }));
    await expect(await canvas.findByRole('row', { name: 'Today' })).toBeVisible();
    await expect(canvas.queryByText('Loading')).not.toBeInTheDocument();
  },
});

/** Expanding another one loads only that one. */
export const LoadsEachOnce = meta.story({
  args: { items: ['north', 'south'].map((id) => ({ id, label: id, icon: folder, isUnloaded: true })) },
  render: ({ onAction: _onAction, ...args }) => <Tree {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText('north'));
    await userEvent.click(canvas.getByText('south'));
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledTimes(2));
    await expect((args.onLoad as ReturnType<typeof fn>).mock.calls).toEqual([['north'], ['south']]);
  },
});

export const LoadFailed = meta.story({
  globals: { language: 'en' },
  args: {
    items: [
      { id: 'weather', label: 'Weather', icon: folder, isUnloaded: true, failure: 'The server cannot be reached.' },
    ],
    open: ['weather'],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('The server cannot be reached.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoad).toHaveBeenCalledWith('weather');
  },
});

export const OneDisabled = meta.story({
  args: { items: items.map((node) => ({ ...node, isDisabled: node.id === 'readme' })) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('row', { name: 'Read me' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('Read me'));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

export const NothingInIt = meta.story({
  args: { items: [], empty: <Text tone="quiet">No files yet</Text> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No files yet')).toBeVisible();
  },
});

const onMove = fn();
/**
 * By keyboard: Enter on the handle starts the drag, arrow keys move between drop positions, including inside rows,
 * Enter drops.
 */
export const Moving = meta.story({
  globals: { language: 'en' },
  args: {
    onMove,
    items: [
      { id: 'one', label: 'One', icon: file },
      { id: 'two', label: 'Two', icon: file },
      { id: 'three', label: 'Three', icon: file },
    ],
  },
  beforeEach: () => void onMove.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: 'One' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Drag One' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Insert|Drop|before|after|on/i));
    const start = document.activeElement;
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).not.toBe(start));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
    await expect(onMove.mock.lastCall).toEqual([{ ids: ['one'], target: 'two', position: 'on' }]);
  },
});

export const LongWords = meta.story({
  args: {
    items: [
      {
        id: 'long',
        label: longWord,
        icon: folder,
        aside: <Badge>2</Badge>,
        children: [{ id: 'in', label: longWord, icon: file, actions }],
      },
    ],
    open: ['long'],
  },
  render: (args) => (
    <Narrow>
      <Tree {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const tree = await canvas.findByRole('treegrid');
    await expect(await canvas.findAllByText(longWord)).toHaveLength(2);
    await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth);
  },
});

/** The left arrow key expands, and children are indented to the left. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'الملفات',
    items: [{ id: 'books', label: 'كتب', icon: folder, children: [{ id: 'list', label: 'قائمة الكتب', icon: file }] }],
  },
  play: async ({ canvas, userEvent }) => {
    const outer = await canvas.findByText('كتب');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const inner = await canvas.findByText('قائمة الكتب');
    await expect(inner.getBoundingClientRect().right).toBeLessThan(outer.getBoundingClientRect().right);
  },
});

export const ForcedColors = meta.story({
  args: { selectionMode: 'single', selected: ['readme'] },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: 'Read me' });
    await expect(getComputedStyle(row).outlineStyle).toBe('solid');
    await expect(getComputedStyle(canvas.getByRole('row', { name: 'Books' })).outlineStyle).toBe('none');
  },
});
