import { IconApi, IconBook, IconLayoutDashboard, IconMoon, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandGroup, CommandPaletteProps } from './CommandPalette.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: '/', label: 'Dashboard', icon: <IconLayoutDashboard {...icon} />, keys: ['G', 'H'] },
      { id: '/docs', label: 'Documentation', icon: <IconBook {...icon} />, keywords: ['learn', 'aide'] },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'key', label: 'Create API key', icon: <IconPlus {...icon} /> },
      { id: 'print', label: 'Print this page', icon: <IconPrinter {...icon} />, keys: ['Mod', 'P'] },
      { id: 'dark', label: 'Dark mode', icon: <IconMoon {...icon} /> },
    ],
  },
  {
    id: 'tools',
    label: 'Tools',
    items: [
      { id: 'hash', label: 'Hash', description: 'Digest of a text or file.', icon: <IconApi {...icon} /> },
      { id: 'qr', label: 'QR code', description: 'Text as a picture.', icon: <IconApi {...icon} /> },
    ],
  },
];
const onAction = fn();
const onOpenChange = fn();
const onSearch = fn();
const onRetry = fn();

function Opened(props: CommandPaletteProps<string>) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button opens="dialog" onPress={() => setIsOpen(true)}>
        Search
      </Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette<string>,
  args: {
    title: 'Command menu',
    label: 'Search pages, actions and tools',
    groups,
    isOpen: true,
    onOpenChange,
    onAction,
  },
  render: (args) => <Opened {...args} />,
  beforeEach: () => {
    spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64');
    for (const spy of [onAction, onOpenChange, onSearch, onRetry]) spy.mockClear();
  },
  parameters: guide({
    when: 'Use once in an app, to search pages, actions and records from anywhere. Open it with ⌘K or Ctrl K, and from a button that shows the shortcut.',
    words: ['command menu', 'cmdk', 'spotlight', 'quick switcher', 'omnibox', 'command bar', 'global search'],
    instead: [
      ['A search on the page', 'Autocomplete'],
      ['Actions for one object', 'Menu'],
      ['A value in a form', 'ComboBox'],
    ],
    keyboard: [
      ['A letter', 'searches; the focus stays in the field'],
      ['↑ ↓', 'moves between items; Home and End move in the text'],
      ['Enter', 'chooses the item and closes the palette'],
      ['Escape', 'empties the field, then closes the palette'],
    ],
    notes: [
      'With `onSearch` the caller finds and ranks the items, for example with results of the server that arrive later. What is on the page already stays while they load.',
      'Recent choices are shown while nothing is typed, and are not repeated in their group.',
    ],
  }),
});

const found = () => screen.queryAllByRole('option').map((option) => option.getAttribute('data-key'));
const field = () => screen.findByRole('searchbox', { name: 'Search pages, actions and tools' });

export const Default = meta.story({
  globals: { language: 'en' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Command menu' })).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(found()).toEqual(['/', '/docs', 'key', 'print', 'dark', 'hash', 'qr']);
    await expect(
      screen.getAllByRole('group').map((group) => within(group).getAllByRole('presentation')[0]?.textContent),
    ).toEqual(['Pages', 'Actions', 'Tools']);
    await expect(screen.getByRole('option', { name: /Print this page/ })).toHaveTextContent(/P$/);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(), 'aide');
    await waitFor(() => expect(found()).toEqual(['/docs']));
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'mode');
    await waitFor(() => expect(found()).toEqual(['dark']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAction.mock.calls).toEqual([['dark']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await field()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
});

export const Pointer = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('option', { name: /QR code/ }));
    await expect(onAction.mock.calls).toEqual([['qr']]);
    await expect(onOpenChange.mock.calls).toEqual([[false]]);
  },
});

export const Recent = meta.story({
  args: { recent: { label: 'Recent', ids: ['qr', '/docs'] }, groupMax: 2 },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Recent')).toBeVisible();
    await expect(found()).toEqual(['qr', '/docs', '/', 'key', 'print', 'hash']);
    await userEvent.type(await field(), 'd');
    await waitFor(() => expect(screen.queryByText('Recent')).not.toBeInTheDocument());
    await expect(found()).toEqual(['/', '/docs', 'dark', 'hash', 'qr']);
  },
});

/** Results of the server arrive later, in the caller's order. */
function Served(props: CommandPaletteProps<string>) {
  const [words, setWords] = useState('');
  const isSearching = words === 'ha';
  return (
    <Opened
      {...props}
      groups={words === 'hash' ? [groups[2] ?? { id: '', label: '', items: [] }] : []}
      isLoading={isSearching}
      {...(isSearching && { status: 'Searching…' })}
      onSearch={(next) => {
        onSearch(next);
        setWords(next);
      }}
    />
  );
}
export const Async = meta.story({
  globals: { language: 'en' },
  render: (args) => <Served {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'ha');
    await expect(await screen.findByText('Searching…')).toBeVisible();
    await userEvent.type(await field(), 'sh');
    await waitFor(() => expect(found()).toEqual(['hash', 'qr']));
    await expect(onSearch.mock.calls).toEqual([['h'], ['ha'], ['has'], ['hash']]);
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { groups: [], isLoading: true },
  play: async () => {
    await expect(within(await screen.findByRole('listbox')).getByText('Loading')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { empty: 'No results. Try another word.' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zebra');
    await expect(await screen.findByText('No results. Try another word.')).toBeVisible();
  },
});

export const Failed = meta.story({
  globals: { language: 'en' },
  args: { status: 'Some results couldn’t be loaded.', onRetry },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Some results couldn’t be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  args: { groups: [{ id: 'a', label: 'A', items: [{ id: 'long', label: longWord, description: longWord }] }] },
  play: async () => {
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});
