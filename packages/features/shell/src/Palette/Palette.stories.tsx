import {
  IconAlertTriangle,
  IconApi,
  IconBolt,
  IconBook,
  IconHistory,
  IconLayoutDashboard,
  IconMoon,
  IconPlus,
  IconPrinter,
  IconUser,
} from '@tabler/icons-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '@apiyard/ui/story/variants/narrow';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import type { FinderGroup } from '@apiyard/kit/search/finder.ts';
import { Palette } from './Palette.tsx';
import type { PaletteItem } from './Palette.tsx';

/** As finders declare them. */
const groups = {
  result: { label: 'found.result', icon: IconBolt, order: 0 },
  docs: { label: 'found.docs', icon: IconBook, order: 10 },
  calls: { label: 'found.calls', icon: IconHistory, order: 20 },
  users: { label: 'found.users', icon: IconUser, order: 30 },
} as const satisfies Readonly<Record<string, FinderGroup>>;
const inGroup = ({ label, order }: FinderGroup) => ({ kind: label, order });
const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
const pages: readonly PaletteItem[] = [
  {
    id: '/dashboards/',
    kind: 'page',
    title: 'Dashboard',
    words: ['Home'],
    icon: <IconLayoutDashboard {...icon} />,
    keys: ['G', 'H'],
  },
  { id: '/docs', kind: 'page', title: 'Documentation', words: ['Learn'], icon: <IconBook {...icon} /> },
];
const tools: readonly PaletteItem[] = [
  {
    id: '/hub/convert/hash',
    kind: 'tool',
    title: 'Hash',
    summary: 'Digest of a text or file, as hex or Base64.',
    words: ['sha256', 'md5', 'بصمة', '哈希'],
    icon: <IconApi {...icon} />,
  },
  {
    id: '/hub/convert/data',
    kind: 'tool',
    title: 'Data formats',
    summary: 'JSON, YAML, CSV and XML into one another.',
    words: ['json', 'yaml'],
    icon: <IconApi {...icon} />,
  },
];
const actions: readonly PaletteItem[] = [
  {
    id: '/account/keys?new',
    kind: 'action',
    title: 'Create API key',
    words: ['create key'],
    icon: <IconPlus {...icon} />,
  },
  {
    id: 'print',
    kind: 'action',
    title: 'Print this page',
    words: ['paper'],
    icon: <IconPrinter {...icon} />,
    keys: ['Mod', 'P'],
  },
];
const inside: readonly PaletteItem[] = [
  {
    id: '/docs/authentication#header',
    ...inGroup(groups.docs),
    title: 'Create and send the key',
    summary: 'Authentication',
    words: ['Authentication'],
    isInside: true,
    icon: <IconBook {...icon} />,
  },
  {
    id: '/hub/convert/hash?call=7',
    ...inGroup(groups.calls),
    title: 'Hash',
    summary: 'POST convert/hash · 200 · 5 minutes ago',
    words: ['convert/hash'],
    isInside: true,
    icon: <IconHistory {...icon} />,
  },
  {
    id: '/admin/users/1',
    ...inGroup(groups.users),
    title: 'Noor Haddad',
    summary: 'noor · noor@hashing.example',
    words: ['noor'],
    isInside: true,
    isFound: true,
    icon: <IconUser {...icon} />,
  },
];
const settings: readonly PaletteItem[] = [
  { id: 'mode', kind: 'setting', title: 'Dark mode', words: ['Mode'], icon: <IconMoon {...icon} /> },
];

const meta = preview.meta({
  title: 'Screens/Shell/Palette',
  component: Palette,
  globals: { language: 'en' },
  args: {
    items: [...pages, ...tools, ...settings],
    status: 'done' as const,
    recent: [],
    isOpen: true,
    onOpenChange: fn(),
    onChoose: fn(),
    onRetry: fn(),
  },
});

const found = () => screen.queryAllByRole('option').map((option) => option.getAttribute('data-key'));
const search = async (words: string) => userEvent.type(await screen.findByRole('searchbox'), words);

/** Pages, tools and settings under their names; the field has the focus. */
export const Success = meta.story({
  parameters: pictured(inDark),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await expect(found()).toEqual(['/dashboards/', '/docs', '/hub/convert/hash', '/hub/convert/data', 'mode']);
    await expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') !== null)).toEqual([
      true,
      true,
      true,
    ]);
  },
});

/** Recent choices come first while the query is empty. */
export const Recent = meta.story({
  args: { recent: ['/hub/convert/data', 'mode'] },
  play: async () => {
    await screen.findByRole('searchbox');
    await waitFor(() =>
      expect(found()).toEqual(['/hub/convert/data', 'mode', '/dashboards/', '/docs', '/hub/convert/hash']),
    );
    await expect(screen.getByText('Recent')).toBeVisible();
  },
});

/** Matches tags in any language; the best match is first, and Enter opens it. */
export const Searching = meta.story({
  play: async ({ args }) => {
    await search('md5');
    await waitFor(() => expect(found()).toEqual(['/hub/convert/hash']));
    await userEvent.clear(screen.getByRole('searchbox'));
    await search('哈希');
    await waitFor(() => expect(found()).toEqual(['/hub/convert/hash']));
    await userEvent.clear(screen.getByRole('searchbox'));
    await search('da');
    await waitFor(() => expect(found()).toEqual(['/dashboards/', '/hub/convert/data', 'mode']));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/** Results are grouped, the group with the best match first; actions show their shortcut. */
export const Grouped = meta.story({
  args: { items: [...pages, ...actions, ...tools, ...inside, ...settings] },
  play: async () => {
    await search('hash');
    await waitFor(() => expect(found()).toEqual(['/hub/convert/hash', '/hub/convert/hash?call=7', '/admin/users/1']));
    await expect(
      screen.getAllByRole('group').map((group) => within(group).getAllByRole('presentation')[0]?.textContent),
    ).toEqual(['Tools', 'Recent calls', 'Users']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await search('create key');
    await waitFor(() =>
      expect(found()).toEqual(['/account/keys?new', '/docs/authentication#header', '/admin/users/1']),
    );
    await userEvent.clear(screen.getByRole('searchbox'));
    await search('print');
    await expect(await screen.findByRole('option', { name: /Print this page/ })).toHaveTextContent(/P$/);
  },
});

/** The result of a tool for the words: the first item copies it, the second opens the tool. */
export const Result = meta.story({
  args: {
    items: [
      ...pages,
      ...tools,
      {
        id: 'copy /hub/convert/roman?text=1999',
        ...inGroup(groups.result),
        isResult: true,
        title: 'MCMXCIX',
        summary: 'Copy this result · Roman numerals',
        words: [],
        isFound: true,
        icon: <IconBolt {...icon} />,
        copyText: 'MCMXCIX',
      },
      {
        id: 'open /hub/convert/roman?text=1999',
        href: '/hub/convert/roman?text=1999',
        ...inGroup(groups.result),
        isResult: true,
        title: 'Open Roman numerals with this input',
        words: [],
        isFound: true,
        icon: <IconApi {...icon} />,
      },
    ],
  },
  parameters: pictured(inLight),
  play: async ({ args }) => {
    await search('roman 1999');
    await waitFor(() =>
      expect(found()).toEqual(['copy /hub/convert/roman?text=1999', 'open /hub/convert/roman?text=1999']),
    );
    await expect(screen.getByRole('group', { name: 'Result' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ copyText: 'MCMXCIX' }));
  },
});

/** Several values are shown on one line, and all of them are copied, one on each line. */
export const SeveralResults = meta.story({
  parameters: pictured(inLight),
  args: {
    items: [
      {
        id: 'copy /hub/random/nanoid?count=3',
        ...inGroup(groups.result),
        isResult: true,
        title: 'V1StGXR8_Z5jdHi6B-myT · FyCGPgjPkHNqcBb3nqZ2Q · Uakgb_J5m9g-0JDMbcJqL',
        summary: 'Copy this result · NanoID',
        words: [],
        isFound: true,
        icon: <IconBolt {...icon} />,
        copyText: 'V1StGXR8_Z5jdHi6B-myT\nFyCGPgjPkHNqcBb3nqZ2Q\nUakgb_J5m9g-0JDMbcJqL',
      },
      {
        id: 'open /hub/random/nanoid?count=3',
        href: '/hub/random/nanoid?count=3',
        ...inGroup(groups.result),
        isResult: true,
        title: 'Open NanoID with this input',
        words: [],
        isFound: true,
        icon: <IconApi {...icon} />,
      },
    ],
  },
  play: async ({ args }) => {
    await search('nanoid 3');
    await waitFor(() =>
      expect(found()).toEqual(['copy /hub/random/nanoid?count=3', 'open /hub/random/nanoid?count=3']),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({
        copyText: 'V1StGXR8_Z5jdHi6B-myT\nFyCGPgjPkHNqcBb3nqZ2Q\nUakgb_J5m9g-0JDMbcJqL',
      }),
    );
  },
});

/** What is wrong with the input, in place of a result: Enter opens the tool with that input. */
export const InvalidInput = meta.story({
  parameters: pictured(inLight),
  args: {
    items: [
      ...pages,
      ...tools,
      {
        id: 'open /hub/convert/roman?text=9999999',
        href: '/hub/convert/roman?text=9999999',
        ...inGroup(groups.result),
        isResult: true,
        title: 'Roman numerals exist for whole numbers from 1 to 3999999. Enter a number in this range.',
        summary: 'Open Roman numerals with this input',
        words: [],
        isFound: true,
        icon: <IconAlertTriangle {...icon} />,
      },
    ],
  },
  play: async ({ args }) => {
    await search('roman 9999999');
    await waitFor(() => expect(found()).toEqual(['open /hub/convert/roman?text=9999999']));
    await expect(screen.getByRole('group', { name: 'Result' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ href: '/hub/convert/roman?text=9999999' }),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/** A line for a tool that is at work: nothing else is shown, so that Enter takes nothing else. */
export const ResultOnItsWay = meta.story({
  args: { isClaimed: true, status: 'searching' as const },
  play: async ({ args }) => {
    await search('hash');
    await expect(await screen.findByText('Searching…')).toBeVisible();
    await waitFor(() => expect(found()).toEqual([null]));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** The server is searched; what the page knows is there already. */
export const SearchingTheServer = meta.story({
  args: { status: 'searching' as const },
  play: async () => {
    await search('dash');
    await expect(await screen.findByText('Searching…')).toBeVisible();
    await expect(found()).toEqual(['/dashboards/']);
  },
});

export const PartlyFailed = meta.story({
  args: { status: 'partly failed' as const },
  play: async ({ args }) => {
    await expect(await screen.findByText('Some results couldn’t be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  play: async () => {
    await search('zebra');
    await expect(await screen.findByText('No results. Try another word.')).toBeVisible();
    // The message is part of the list.
    await expect(found()).toEqual([null]);
  },
});

export const Loading = meta.story({
  args: { items: [...pages, ...settings], status: 'loading' as const },
  play: async () => {
    await expect(await screen.findByText('Loading tools…')).toBeVisible();
    await expect(found()).toEqual(['/dashboards/', '/docs', 'mode']);
  },
});

/** Without the catalogue, pages and settings still work. */
export const Failed = meta.story({
  args: { items: [...pages, ...settings], status: 'failed' as const },
  play: async ({ args }) => {
    await expect(await screen.findByText('Couldn’t load tools. You can still search everything else.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(found()).toEqual(['/dashboards/', '/docs', 'mode']);
  },
});

export const LongWords = meta.story({
  args: { items: [{ id: 'long', kind: 'tool', title: longWord, summary: longWord, words: [] }] },
  play: async () => {
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async () => {
    await expect(await screen.findByRole('searchbox', { name: 'البحث في الصفحات والأدوات والإعدادات' })).toBeVisible();
    await search('بصمه');
    await waitFor(() => expect(found()).toEqual(['/hub/convert/hash']));
  },
});
