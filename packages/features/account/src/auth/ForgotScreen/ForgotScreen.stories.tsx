import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { ForgotScreen } from './ForgotScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/ForgotScreen',
  component: ForgotScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/auth/forgot-password' } },
  args: {
    look: 'split' as const,
    isSent: false,
    to: '',
    secondsLeft: 0,
    isPending: false,
    error: null,
    onSend: fn(),
    onResend: fn(),
    onChangeAddress: fn(),
  },
});

export const Idle = meta.story({
  parameters: { variants: ['french'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Reset your password');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), ' noor@example.org {Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('noor@example.org');
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth/login');
  },
});

export const Centred = meta.story({
  args: { look: 'centred' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});

export const NoAddress = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field).toHaveAccessibleDescription('Enter your email address.');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'noor{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a full email address, like name@example.org.');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { isPending: true, to: 'noor@example.org' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const TooManyTries = meta.story({
  args: { error: { code: 'RateLimited', retryAfterS: 600, requestId: 'r-1' }, to: 'noor@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 10 minutes, then try again.');
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('noor@example.org');
  },
});

const longAddress = `${'a'.repeat(120)}@${'b'.repeat(60)}.example`;

export const Sent = meta.story({
  parameters: { variants: ['arabic', 'phone'] },
  args: { isSent: true, to: longAddress, secondsLeft: 42 },
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Check your email');
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText(/If .a{120}@b{60}\.example. belongs to an account/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await expect(canvas.getByText('You can send another in 42 seconds.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email address' }));
    await expect(args.onChangeAddress).toHaveBeenCalledTimes(1);
  },
});

export const SentAWhileAgo = meta.story({
  args: { look: 'centred', isSent: true, to: 'noor@example.org' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText(/You can send another/)).toBeNull();
  },
});
