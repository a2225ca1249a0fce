import { expect, fn, userEvent, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { idleMutation } from '@apiyard/kit/story/mutations.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { longAccount, storyAccount } from '../story/accounts.ts';
import type { ProfileScreenProps } from './ProfileScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { pages } from '../../pages.ts';

const resend = { secondsLeft: 0, isPending: false, isSent: false, error: null, onResend: fn() };
const email = { resend, isDropping: false, onChangeEmail: fn(), onDrop: fn() };

const meta = preview.meta({
  title: 'Screens/Account/ProfileScreen',
  component: ProfileScreen,
  globals: { language: 'en' },
  parameters: { app: { at: '/account/profile', pages, user: storyUser } },
  loaders: [() => loadActive(accountPageCopy)],
  args: {
    account: { state: 'done' as const, value: storyAccount },
    profile: idleMutation() as ProfileScreenProps['profile'],
    email,
    isKeeping: false,
    onDelete: fn(),
    onKeep: fn(),
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
    await expect(canvas.getByText('noor')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Email address' })).getByText('Confirmed')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, ' Noor H. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.profile.mutate).toHaveBeenCalledWith({ name: 'Noor H.', language: 'en' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
});

export const NameMissing = meta.story({
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAccessibleDescription('Enter a name.');
    await expect(name).toHaveFocus();
    await expect(args.profile.mutate).not.toHaveBeenCalled();
  },
});

export const NotConfirmed = meta.story({
  args: { account: { state: 'done', value: { ...storyAccount, email: null, pendingEmail: 'noor@example.org' } } },
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Email address' }));
    await expect(card.getByText('Not confirmed')).toBeVisible();
    await expect(
      card.getByText(
        /A link was sent to .noor@example\.org.\. Open it to confirm your email address\. Until then, sign in with your username\./,
      ),
    ).toBeVisible();
    await expect(card.queryByRole('button', { name: 'Keep current address' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Send again' }));
    await expect(args.email.resend.onResend).toHaveBeenCalledWith('noor@example.org');
  },
});

export const AnotherAddressWaits = meta.story({
  args: {
    account: { state: 'done', value: { ...storyAccount, pendingEmail: 'new@example.org' } },
    email: { ...email, resend: { ...resend, secondsLeft: 42, isSent: true } },
  },
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Email address' }));
    await expect(
      card.getByText(/A new link was sent to .new@example\.org.\. Earlier links no longer work\./),
    ).toBeVisible();
    await expect(card.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await expect(card.getByText('You can send another in 42 seconds.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Keep current address' }));
    await expect(args.email.onDrop).toHaveBeenCalledTimes(1);
  },
});

export const TooManyMails = meta.story({
  args: {
    account: { state: 'done', value: { ...storyAccount, email: null, pendingEmail: 'noor@example.org' } },
    email: {
      ...email,
      resend: { ...resend, secondsLeft: 60, error: { code: 'RateLimited', retryAfterS: 60, requestId: 'r-1' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 60 seconds, then try again.');
  },
});

export const WithoutAddress = meta.story({
  args: { account: { state: 'done', value: { ...storyAccount, email: null } } },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Your account has no email address. Without one, you can’t reset your password.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
    await expect(args.email.onChangeEmail).toHaveBeenCalledTimes(1);
  },
});

export const Deleting = meta.story({
  args: { account: { state: 'done', value: { ...storyAccount, deletionDueAt: '2026-12-04T09:30:00.000Z' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Your account will be deleted on Dec 4, 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  args: { account: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
    await expect(canvasElement.querySelector('[aria-busy]')).not.toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { account: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load your account')).toBeVisible();
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const SaveFailed = meta.story({
  args: { profile: idleMutation({ error: new TypeError('Failed to fetch') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server didn’t respond. Try again in a moment.');
  },
});

export const Phone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1', isRotated: false } },
  args: { account: { state: 'done', value: { ...longAccount, deletionDueAt: '2026-12-04T09:30:00.000Z' } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { account: { state: 'done', value: { ...storyAccount, pendingEmail: 'new@example.org' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/أُرسل رابط إلى .new@example\.org./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'الاحتفاظ بالعنوان الحالي' })).toBeVisible();
  },
});
