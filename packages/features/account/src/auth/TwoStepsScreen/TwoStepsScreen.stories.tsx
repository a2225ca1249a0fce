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
    proof: { kind: 'code' as const, code: '' },
    isPending: false,
    problem: null,
    refusal: null,
    onChange: fn(),
    onSubmit: fn(),
    onUse: fn(),
  },
});

export const Idle = meta.story({
  parameters: { variants: ['french'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Enter the 6-digit code from your authenticator app.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(args.onChange).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(args.onUse).toHaveBeenCalledWith('recovery code');
  },
});

export const LastDigitSends = meta.story({
  args: { proof: { kind: 'code', code: '12345' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '6');
    await expect(args.onChange).toHaveBeenCalledWith('123456');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
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
  args: { problem: 'wrong' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAccessibleDescription('Incorrect or expired code. Enter the latest one.');
    await expect(field).toHaveFocus();
  },
});

export const Incomplete = meta.story({
  args: { proof: { kind: 'code', code: '123' }, problem: 'incomplete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription('Enter all 6 digits.');
  },
});

export const Pending = meta.story({
  args: { proof: { kind: 'code', code: '123456' }, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TooManyTries = meta.story({
  args: { refusal: { kind: 'too many tries', retryAfterS: 300 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 5 minutes, then try again.');
  },
});

export const RecoveryCode = meta.story({
  args: { proof: { kind: 'recovery code', code: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Recovery code' }), 'k');
    await expect(args.onChange).toHaveBeenCalledWith('k');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a 6-digit code' }));
    await expect(args.onUse).toHaveBeenCalledWith('code');
  },
});

export const WrongRecoveryCode = meta.story({
  args: { look: 'centred', proof: { kind: 'recovery code', code: '' }, problem: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription(
      'Incorrect or already used recovery code. Enter another.',
    );
  },
});

/** Opened without a sign-in in progress, or too late. */
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
