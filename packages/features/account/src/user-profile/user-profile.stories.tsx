import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { pages } from '../pages.ts';
import { longAccount, storyAccount } from '../settings/story/accounts.ts';
import { UserProfileScreen } from './UserProfileScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Account/UserProfileScreen',
  component: UserProfileScreen,
  globals: { language: 'en' },
  parameters: { app: { at: '/user-profile', pages, user: storyUser } },
  args: { account: { state: 'done' as const, value: storyAccount }, onRetry: fn() },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('User profile');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Noor Haddad');
    await expect(canvas.getByText('@noor')).toBeVisible();
    await expect(canvas.getByText('noor@example.org')).toBeVisible();
    await expect(canvas.getByText('Mar 2, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/account/profile');
  },
});

export const NoEmail = meta.story({
  args: { account: { state: 'done', value: { ...storyAccount, email: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No confirmed address')).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: { account: { state: 'done', value: longAccount } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Loading = meta.story({
  args: { account: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { account: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load your account');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
