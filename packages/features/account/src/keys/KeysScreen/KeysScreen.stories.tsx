import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { keysCopy } from '../keys-copy.ts';
import { buildKey, endedKeys, mainKey, manyKeys, oldKey, storyKeys, storyNowMs } from '../story/story-keys.ts';
import { KeysScreen } from './KeysScreen.tsx';
import { pages } from '../../pages.ts';

const done = (value: readonly ApiKey[]) => ({ state: 'done' as const, value });

const meta = preview.meta({
  title: 'Screens/Keys/List',
  component: KeysScreen,
  globals: { language: 'en' },
  loaders: [() => Promise.all([keysCopy, accountPageCopy, areasCopy].map(loadActive))],
  parameters: { app: { at: '/account/keys', pages } },
  args: {
    keys: done(storyKeys),
    keysMax: 5,
    ended: { state: 'loading' as const },
    moreEnded: 'none' as const,
    nowMs: storyNowMs,
    onNew: fn(),
    onAct: fn(),
    onOpenEnded: fn(),
    onMoreEnded: fn(),
    onRetryEnded: fn(),
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('API keys');
    const row = within(await canvas.findByRole('row', { name: /^Build server.*Convert, Random/ }));
    await expect(row.getByText('2 addresses')).toBeVisible();
    await expect(row.getByText('Expiring')).toBeVisible();
    await expect(row.getByText('3 hours ago')).toHaveAttribute('datetime', '2026-11-20T07:00:00.000Z');
    await expect(canvas.getByText('4 of 5 keys in use')).toBeVisible();
    await expect(canvas.getByText('Replaced')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Actions for Build server' }));
    const menu = within(await screen.findByRole('menu', { name: 'Actions for Build server' }));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Edit',
      'Replace',
      'View calls',
      'Revoke',
    ]);
    await expect(menu.getByRole('menuitem', { name: 'View calls' })).toHaveAttribute('href', '/account/usage?key=k2');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Edit' }));
    await expect(args.onAct).toHaveBeenCalledWith('change', buildKey);
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    await expect(args.onNew).toHaveBeenCalledTimes(1);
  },
});

export const MainAndReplacedOnesHaveFewerActions = meta.story({
  args: { keys: done([mainKey, oldKey]) },
  play: async ({ canvas }) => {
    for (const [name, entries] of [
      ['Main key', ['Edit', 'Replace', 'View calls']],
      ['Build server', ['View calls', 'Revoke']],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
      const menu = within(await screen.findByRole('menu', { name: `Actions for ${name}` }));
      await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(entries);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
});

/** The default name shows that it is the main key; a custom name does not. */
export const MainIsLabelledOnce = meta.story({
  args: { keys: done([mainKey]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Main key/ })).toBeVisible();
    await expect(canvas.queryByText('Main')).toBeNull();
  },
});

export const MainUnderAnotherName = meta.story({
  args: { keys: done([{ ...mainKey, name: 'Home' }]) },
  play: async ({ canvas }) =>
    expect(within(await canvas.findByRole('row', { name: /^Home/ })).getByText('Main')).toBeVisible(),
});

export const Loading = meta.story({
  args: { keys: { state: 'loading' }, keysMax: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New key' })).toBeDisabled();
    await expect(
      canvas.getByText('Your programs use API keys to call the APIs. Create a separate key for each program.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { keys: done([mainKey]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No API keys yet')).toBeVisible();
    await expect(canvas.getByText('1 of 5 keys in use')).toBeVisible();
    const [, second] = canvas.getAllByRole('button', { name: 'New key' });
    await userEvent.click(second as HTMLElement);
    await expect(args.onNew).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  args: { keys: { state: 'failed', requestId: 'story-500' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your keys still work. Try again in a moment.')).toBeVisible();
    await expect(canvas.getByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const PlanIsFull = meta.story({
  args: { keysMax: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan includes 4 keys')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByRole('button', { name: 'New key' })).toBeDisabled();
  },
});

export const FilteredToNothing = meta.story({
  args: { keys: done(manyKeys), keysMax: 25 },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search keys' });
    await userEvent.type(search, 'program 11');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1));
    await userEvent.type(search, 'x');
    await expect(await canvas.findByText('No keys match your search')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all keys' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(12));
  },
});

export const EndedOnes = meta.story({
  args: { ended: done(endedKeys), moreEnded: 'resting' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inactive keys' }));
    const row = await canvas.findByRole('row', { name: /^Laptop/ });
    await expect(row).toHaveTextContent('Revoked · yesterday');
    await expect(canvas.getByText(/Expired ·/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMoreEnded).toHaveBeenCalledTimes(1);
  },
});

export const EndedOnesAreAskedForWhenOpened = meta.story({
  play: async ({ canvas, args }) => {
    await expect(args.onOpenEnded).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Inactive keys' }));
    await expect(args.onOpenEnded).toHaveBeenCalledTimes(1);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('مفاتيح API');
    await expect(canvas.getByText('عنوانان')).toBeVisible();
    await expect(canvas.getByText('المفاتيح المستخدمة: 4 من 5')).toBeVisible();
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas }) => expect(canvas.getByText(/^Clés utilisées\s: 4 sur 5$/)).toBeVisible(),
});

export const PhoneWindow = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(?:Main key|Build server|Shop window|Feed reader)$/)).toHaveLength(5);
    await expect(canvas.getByText('2 addresses')).toBeVisible();
  },
});
