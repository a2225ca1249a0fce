import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '../../_kit/story/preview.tsx';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/ConfirmEmailScreen',
  component: ConfirmEmailScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/auth/confirm-email' } },
  args: { outcome: null, isPending: true, isSignedIn: false, onRetry: fn() },
});

export const Confirming = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Confirming your address');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
});

export const Confirmed = meta.story({
  args: { outcome: { kind: 'confirmed', email: 'noor@example.org' }, isPending: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your address is confirmed');
    await expect(canvas.getByText(/noor@example\.org.* now belongs to your account\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const ConfirmedWhileSignedIn = meta.story({
  args: { outcome: { kind: 'confirmed', email: 'noor@example.org' }, isPending: false, isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboards/');
  },
});

export const Spent = meta.story({
  args: { outcome: { kind: 'link spent' }, isPending: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link no longer works');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/account/profile');
  },
});

export const AddressTaken = meta.story({
  args: { outcome: { kind: 'address taken' }, isPending: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The address belongs to another account');
    await expect(canvas.getByRole('link', { name: 'Choose another address' })).toHaveAttribute(
      'href',
      '/account/profile',
    );
  },
});

export const Failed = meta.story({
  args: { outcome: { kind: 'no answer' }, isPending: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The server did not answer. Nothing was lost: try again in a moment.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const TooManyTries = meta.story({
  args: { outcome: { kind: 'too many tries', retryAfterS: 60 }, isPending: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries. Wait 60 seconds, then try again.');
  },
});

export const LongAddress = meta.story({
  args: {
    outcome: { kind: 'confirmed', email: `${'noor'.repeat(16)}@${'harbour'.repeat(9)}.example.org` },
    isPending: false,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { outcome: { kind: 'confirmed', email: 'noor@example.org' }, isPending: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('تأكّد عنوانك');
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  args: { outcome: { kind: 'link spent' }, isPending: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '获取新链接' })).toBeVisible();
  },
});
