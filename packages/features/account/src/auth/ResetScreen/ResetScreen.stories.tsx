import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { ResetLinkless, ResetScreen } from './ResetScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/ResetScreen',
  component: ResetScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/auth/reset-password?token=t' } },
  args: { stage: 'editing' as const, token: 't', isPending: false, error: null, onSubmit: fn() },
});

export const Idle = meta.story({
  parameters: { variants: ['french'], ...pictured(inLight) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(field, 'olive');
    await expect(canvas.getByText('3 more characters needed.')).toBeVisible();
    await userEvent.type(field, ' tree at noon{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ token: 't', password: 'olive tree at noon', revokeKeys: true });
  },
});

export const KeysKept = meta.story({
  play: async ({ canvas, args }) => {
    const keys = canvas.getByRole('checkbox', { name: 'Revoke all API keys' });
    await expect(keys).toBeChecked();
    await expect(keys).toHaveAccessibleDescription(
      'Programs that use them stop working. Your account gets a new main key.',
    );
    await userEvent.click(keys);
    await userEvent.type(canvas.getByLabelText('New password'), 'olive tree at noon{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ token: 't', password: 'olive tree at noon', revokeKeys: false });
  },
});

/** Rejected before anything is sent. */
export const Lengths = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('New password');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(field).toHaveAccessibleDescription('Enter a password.');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '1234567{Enter}');
    await expect(field).toHaveAccessibleDescription('Use at least 8 characters.');
    await userEvent.type(field, '8');
    await expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.paste('x'.repeat(257));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('Use at most 256 characters.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TooCommon = meta.story({
  args: {
    error: {
      code: 'WeakPassword',
      reason: 'common',
      errors: [{ pointer: '/password', code: 'common', detail: 'This password is too common.' }],
      requestId: 'r-1',
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAccessibleDescription(
      'This password is too common. Choose a longer one, such as four words.',
    );
    await expect(field).toHaveFocus();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'olive tree at noon{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const ServerDown = meta.story({
  args: { error: 'Wrong Services' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server didn’t respond. Try again in a moment.');
  },
});

export const LinkSpent = meta.story({
  parameters: { variants: ['arabic'] },
  args: { stage: 'spent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link no longer works');
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  },
});

export const Linkless = meta.story({
  render: () => <ResetLinkless />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Open the link from your email');
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
});

export const Done = meta.story({
  args: { stage: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Password changed');
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth/login');
  },
});
