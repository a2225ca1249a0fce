import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { TwoStepsOver, TwoStepsScreen } from './TwoStepsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/TwoStepsScreen',
  component: TwoStepsScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/auth/two-steps' } },
  args: {
    look: 'split' as const,
    kind: 'code' as const,
    isPending: false,
    error: null,
    onSubmit: fn(),
    onUse: fn(),
  },
});

export const Idle = meta.story({
  parameters: { variants: ['french'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Enter the 6-digit code from your authenticator app.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(field).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(args.onUse).toHaveBeenCalledWith('recovery code');
  },
});

export const LastDigitSends = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, '12345');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    await expect(args.onSubmit.mock.calls).toEqual([[{ kind: 'code', code: '123456' }]]);
  },
});

export const Centred = meta.story({
  args: { look: 'centred' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Two-step verification');
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
});

export const WrongCode = meta.story({
  args: { error: { code: 'WrongCode', requestId: 'r-1' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAccessibleDescription('Incorrect or expired code. Enter the latest one.');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('6');
    await expect(field).not.toHaveAccessibleDescription();
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, '123{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter all 6 digits.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TooManyTries = meta.story({
  args: { error: { code: 'RateLimited', retryAfterS: 300, requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 5 minutes, then try again.');
  },
});

/** The code is kept, so that it can be sent again. */
export const ServerDown = meta.story({
  render: function Failing(args) {
    const [error, setError] = useState<unknown>(null);
    return <TwoStepsScreen {...args} error={error} onSubmit={() => setError('Wrong Services')} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(field, '123456');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server didn’t respond. Try again in a moment.');
    await expect(field).toHaveValue('123456');
  },
});

export const RecoveryCode = meta.story({
  args: { kind: 'recovery code' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Recovery code' });
    await userEvent.type(field, ' {Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a recovery code.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'k7m2-9pqx{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'recovery code', code: 'k7m2-9pqx' });
    await userEvent.click(canvas.getByRole('button', { name: 'Use a 6-digit code' }));
    await expect(args.onUse).toHaveBeenCalledWith('code');
  },
});

export const WrongRecoveryCode = meta.story({
  args: { look: 'centred', kind: 'recovery code', error: { code: 'WrongCode', requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription(
      'Incorrect or already used recovery code. Enter another.',
    );
  },
});

/** Opened without a sign-in in progress, or after it expired. */
export const Over = meta.story({
  render: ({ look }) => <TwoStepsOver look={look ?? 'split'} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in first');
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('التحقق بخطوتين');
    await expect(canvas.getByRole('textbox', { name: 'الرمز' })).toHaveAttribute('autocomplete', 'one-time-code');
  },
});
