import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/ConfirmEmailScreen',
  component: ConfirmEmailScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/auth/confirm-email' } },
  args: { stage: 'confirming' as const, isPending: true, error: null, isSignedIn: false, onRetry: fn() },
});

export const Confirming = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Confirming your email address');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
});

export const Confirmed = meta.story({
  parameters: { variants: ['arabic', 'phone'], ...pictured(inLight) },
  args: {
    stage: 'confirmed',
    email: `${'noor'.repeat(16)}@${'harbour'.repeat(9)}.example.org`,
    isPending: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Email address confirmed');
    await expect(
      canvas.getByText(/for your account go to .(?:noor){16}@(?:harbour){9}\.example\.org.\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const ConfirmedWhileSignedIn = meta.story({
  args: { stage: 'confirmed', email: 'noor@example.org', isPending: false, isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboards/');
  },
});

export const Spent = meta.story({
  parameters: { variants: ['chinese'] },
  args: { stage: 'spent', isPending: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link no longer works');
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/account/profile');
  },
});

export const AddressTaken = meta.story({
  args: { stage: 'taken', isPending: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This email address belongs to another account',
    );
    await expect(canvas.getByRole('link', { name: 'Choose another address' })).toHaveAttribute(
      'href',
      '/account/profile',
    );
  },
});

export const Failed = meta.story({
  args: { error: 'Wrong Services', isPending: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server didn’t respond. Try again in a moment.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const TooManyTries = meta.story({
  args: { error: { code: 'RateLimited', retryAfterS: 60, requestId: 'r-1' }, isPending: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 60 seconds, then try again.');
  },
});
