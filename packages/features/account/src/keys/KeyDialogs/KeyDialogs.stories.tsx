import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { keysCopy } from '../keys-copy.ts';
import { buildKey, mainKey, storyNowMs, wholeKey } from '../story/story-keys.ts';
import { KeyDialogs } from './KeyDialogs.tsx';

const meta = preview.meta({
  title: 'Screens/Keys/Dialogs',
  component: KeyDialogs,
  globals: { language: 'en' },
  loaders: [() => Promise.all([keysCopy, areasCopy, problemsCopy].map(loadActive))],
  args: {
    dialog: { kind: 'edit' as const, subject: null, isBusy: false, error: null },
    apiOrigin: 'https://yard.example',
    nowMs: storyNowMs,
    send: fn(),
  },
});

const dialogNamed = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));

export const NewKey = meta.story({
  play: async ({ args }) => {
    const dialog = await dialogNamed('New key');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Build server');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read your account' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restrictions' }));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'IP addresses (optional)' }),
      '203.0.113.9{Enter}2001:db8::/32',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Web origins (optional)' }), 'https://app.example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'save',
      draft: {
        name: 'Build server',
        areas: null,
        scopes: ['account:read'],
        expiresAt: null,
        addresses: ['203.0.113.9', '2001:db8::/32'],
        origins: ['https://app.example.com'],
        inQuery: false,
      },
    });
  },
});

export const NameIsAsked = meta.story({
  play: async ({ args }) => {
    const dialog = await dialogNamed('New key');
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Use 1 to 60 characters on one line.');
    await expect(args.send).not.toHaveBeenCalled();
  },
});

export const Changing = meta.story({
  parameters: { variants: ['arabic'] },
  args: { dialog: { kind: 'edit', subject: buildKey, isBusy: false, error: null } },
  play: async ({ args }) => {
    const dialog = await dialogNamed('Edit Build server');
    await expect(dialog.getByRole('textbox', { name: 'IP addresses (optional)' })).toHaveValue(
      '203.0.113.0/24\n2001:db8::/32',
    );
    await expect(dialog.getByRole('button', { name: /^No change: .*Expires/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'save',
      draft: {
        name: 'Build server',
        areas: ['convert', 'random'],
        scopes: [],
        expiresAt: '2026-11-27T10:00:00.000Z',
        addresses: ['203.0.113.0/24', '2001:db8::/32'],
        origins: [],
        inQuery: false,
      },
    });
  },
});

export const MainKeyHasNoEnd = meta.story({
  args: { dialog: { kind: 'edit', subject: mainKey, isBusy: false, error: null } },
  play: async () => {
    const dialog = await dialogNamed('Edit Main key');
    await expect(dialog.queryByText('Expires')).toBeNull();
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Main');
  },
});

export const DateIsAsked = meta.story({
  play: async ({ args }) => {
    const dialog = await dialogNamed('New key');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Build server');
    await userEvent.click(dialog.getByRole('button', { name: /Expires/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Custom date' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(await dialog.findByText('Choose a future date.')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
});

export const ChangedElsewhere = meta.story({
  args: {
    dialog: { kind: 'edit', subject: buildKey, isBusy: false, error: { code: 'Stale', version: 4, requestId: 'r-1' } },
  },
  play: async ({ args }) => {
    const dialog = await dialogNamed('Edit Build server');
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Your changes weren’t saved. Load the latest version to continue.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Load latest version' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'take theirs' });
  },
});

export const TooMany = meta.story({
  args: {
    dialog: {
      kind: 'edit',
      subject: null,
      isBusy: false,
      error: { code: 'TooManyKeys', keysMax: 5, requestId: 'r-1' },
    },
  },
  play: async () => {
    const dialog = await dialogNamed('New key');
    await expect(
      dialog.getByText('Your plan includes 5 keys, and all are in use. Revoke one first or choose a larger plan.'),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const TooOften = meta.story({
  args: {
    dialog: {
      kind: 'edit',
      subject: null,
      isBusy: false,
      error: { code: 'RateLimited', retryAfterS: 3600, requestId: 'r-1' },
    },
  },
  play: async () => {
    const dialog = await dialogNamed('New key');
    await expect(
      dialog.getByText('Too many attempts. Wait a few minutes, then try again, or use an existing key.'),
    ).toBeVisible();
  },
});

export const Faulty = meta.story({
  args: { dialog: { kind: 'edit', subject: null, isBusy: false, error: { code: 'Internal', requestId: 'story-500' } } },
  play: async () => {
    const dialog = await dialogNamed('New key');
    await expect(dialog.getByText(/Something went wrong on the server\. Try again in a moment\./)).toBeVisible();
    await expect(dialog.getByText('Request ID story-500')).toBeVisible();
  },
});

export const Replacing = meta.story({
  args: { dialog: { kind: 'rotate', subject: buildKey, isBusy: false, error: null } },
  play: async ({ args }) => {
    const dialog = await dialogNamed('Replace Build server');
    await expect(dialog.getByRole('radio', { name: 'Keep for 24 hours' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Keep for 1 hour' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace key' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'go ahead', graceS: 3600 });
  },
});

export const Revoking = meta.story({
  args: { dialog: { kind: 'revoke', subject: buildKey, isBusy: false, error: null } },
  play: async ({ args }) => {
    const dialog = await dialogNamed('Revoke Build server?', 'alertdialog');
    await expect(dialog.getByText('Last used 3 hours ago.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke key' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'go ahead', graceS: 0 });
  },
});

export const ShownOnce = meta.story({
  args: {
    dialog: { kind: 'issued', issued: { key: buildKey, whole: wholeKey }, oldUntil: null, isReplacement: false },
  },
  play: async ({ args }) => {
    const dialog = await dialogNamed('Build server is ready', 'alertdialog');
    await expect(dialog.getByText('Copy the key now. You won’t be able to see it again.')).toBeVisible();
    await expect(dialog.getByText(wholeKey)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Build server is ready' })).toHaveTextContent(
        'curl https://yard.example/api/v1/random/uuid',
      ),
    );
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText(wholeKey)).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'I’ve copied it' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'close' });
  },
});

export const MainReplaced = meta.story({
  args: {
    dialog: {
      kind: 'issued',
      issued: { key: mainKey, whole: wholeKey },
      oldUntil: '2026-11-21T10:00:00.000Z',
      isReplacement: true,
    },
  },
  play: async () => {
    const dialog = await dialogNamed('Main key is ready', 'alertdialog');
    await expect(dialog.getByText('This site now uses the new key. Update your programs too.')).toBeVisible();
    await expect(dialog.getByText(/^The old key works until /)).toBeVisible();
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  args: { dialog: { kind: 'rotate', subject: buildKey, isBusy: true, error: null } },
  play: async () =>
    expect((await dialogNamed('更换 Build server')).getByRole('radio', { name: '保留 24 小时' })).toBeChecked(),
});
