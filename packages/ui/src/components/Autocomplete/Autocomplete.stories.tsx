import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { OptionPart } from '../../collection/option.tsx';
import { guide } from '../../story/docs/guide.ts';
import { longWord, Narrow } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { Autocomplete } from './Autocomplete.tsx';
import type { AutocompleteItem, AutocompleteProps } from './Autocomplete.tsx';

const items: OptionPart<AutocompleteItem<string>>[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'keys', label: 'API keys', icon: <IconFileText size={20} stroke={1.5} />, keywords: ['token', 'secret'] },
      {
        id: 'usage',
        label: 'Usage',
        description: 'Calls, errors and cost',
        icon: <IconFileText size={20} stroke={1.5} />,
      },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      {
        id: 'new-key',
        label: 'Create a key',
        icon: <IconPlus size={20} stroke={1.5} />,
        end: <KeyHint keys={['N']} />,
      },
      { id: 'invite', label: 'Invite people', end: <Badge>Team</Badge>, isDisabled: true },
    ],
  },
];

/** An external search with a delay. */
function Searching(props: AutocompleteProps<string>) {
  const [words, setWords] = useState('');
  return (
    <Autocomplete
      {...props}
      items={words === '' ? [] : [{ id: words, label: `Invoice ${words}` }]}
      onSearch={(next) => {
        props.onSearch?.(next);
        setWords(next);
      }}
    />
  );
}

/** A search whose items come later than the mark, and replace others. */
function Late(props: AutocompleteProps<string>) {
  const [found, setFound] = useState<AutocompleteItem<string>[]>([]);
  return (
    <Autocomplete
      {...props}
      items={found}
      onSearch={(next) => {
        setFound([{ id: `first ${next}`, label: `First ${next}` }]);
        setTimeout(() => setFound([{ id: `later ${next}`, label: `Later ${next}` }]), 60);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Choices/Autocomplete',
  component: Autocomplete<string>,
  args: { label: 'Search pages and actions', items, onAction: fn<(id: string) => void>() },
  parameters: guide({
    when: 'Use to search a list of destinations or commands. In a `Dialog` it is a command palette. It matches every word typed, in any order, in names, descriptions and keywords.',
    words: ['autosuggest', 'typeahead', 'command palette', 'search suggestions', 'quick search'],
    instead: [
      ['A form field', 'ComboBox'],
      ['A search that filters a table or a page', 'SearchField'],
      ['A few actions', 'Menu'],
    ],
    keyboard: [
      ['letters', 'filter the list; Enter activates the first match'],
      ['↓ ↑', 'moves through the list while focus stays in the search field'],
      ['Enter', 'activates the current item'],
      ['Escape', 'clears the search'],
    ],
  }),
});

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search pages and actions' })).toBeVisible();
    await expect(canvas.getByRole('listbox', { name: 'Search pages and actions' })).toBeVisible();
    const options = canvas.getAllByRole('option');
    for (const [index, name] of [
      'API keys',
      'Usage Calls, errors and cost',
      'Create a key N',
      'Invite people Team',
    ].entries()) {
      await expect(options[index]).toHaveAccessibleName(name);
    }
    await expect(canvas.getByRole('group', { name: 'Pages' })).toBeVisible();
  },
});

export const NothingFound = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(await canvas.findByText('No matches')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 items');
  },
});

export const Loading = meta.story({
  globals: { language: 'en' },
  args: { items: [], isLoading: true, onSearch: fn<(words: string) => void>() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ab');
    await expect(args.onSearch).toHaveBeenLastCalledWith('ab');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('option')).toHaveTextContent('Loading');
  },
});

/** Results of a server are shown unfiltered, even if they do not contain the typed text. */
export const Searches = meta.story({
  args: { onSearch: fn<(words: string) => void>() },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '17');
    await expect(await canvas.findByRole('option', { name: 'Invoice 17' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option'));
    await expect(args.onAction).toHaveBeenLastCalledWith('17');
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.tab();
    await expect(search).toHaveFocus();
    await userEvent.keyboard('key');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 items');
    const [first, second] = canvas.getAllByRole('option');
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', first?.id));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', second?.id));
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveFocus();
    await expect(args.onAction.mock.calls).toEqual([['new-key']]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4));
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'secret');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('option', { name: 'API keys' }));
    await expect(args.onAction.mock.calls).toEqual([['keys']]);
  },
});

export const LongWords = meta.story({
  args: { items: [{ id: 'a', label: longWord, description: longWord, end: <KeyHint keys={['N']} /> }] },
  render: (args) => (
    <Narrow>
      <Autocomplete {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'البحث في الصفحات',
    items: [
      {
        id: 'pages',
        label: 'الصفحات',
        items: [{ id: 'usage', label: 'الاستخدام', description: 'الطلبات والأخطاء', end: <KeyHint keys={['N']} /> }],
      },
    ],
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText('الاستخدام').getBoundingClientRect();
    const keys = canvas.getByRole('option').querySelector('kbd')?.getBoundingClientRect();
    await expect(keys?.right).toBeLessThanOrEqual(words.left);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'usage');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    // The current item has more than a background tint.
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('option')).outlineStyle).toBe('solid'));
  },
});

/** Enter opens what a search brought later. */
export const LateItems = meta.story({
  globals: { language: 'en' },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    const option = await canvas.findByRole('option', { name: 'Later x' });
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('later x');
  },
});
