import type { Account, changePassword } from '@apiyard/api/contract/accounts/account';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { idleMutation } from '@apiyard/kit/story/mutations.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { placeOf } from '@apiyard/kit/story/place-of.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { longAccount, storyAccount, storyNowMs, storySessions, wholeAccount } from '../story/accounts.ts';
import type { SecurityScreenProps } from './SecurityScreen.tsx';
import { SecurityScreen } from './SecurityScreen.tsx';
import { pages } from '../../pages.ts';

const meta = preview.meta({
  title: 'Screens/Account/SecurityScreen',
  component: SecurityScreen,
  globals: { language: 'en' },
  parameters: { app: { at: '/account/security', pages, user: storyUser } },
  loaders: [() => loadActive(accountPageCopy)],
  args: {
    account: { state: 'done' as const, value: wholeAccount },
    sessions: { state: 'done' as const, value: storySessions },
    nowMs: storyNowMs,
    password: idleMutation() as SecurityScreenProps['password'],
    twoSteps: { onStart: fn(), onRenew: fn(), onStop: fn() },
    passkeys: { offer: 'possible' as const, onAdd: fn(), onRename: fn(), onRemove: fn() },
    onEnd: fn(),
    onEndOthers: fn(),
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    const steps = within(canvas.getByRole('region', { name: 'Two-step verification' }));
    await expect(steps.getByText('On')).toBeVisible();
    await expect(steps.getByText('8 recovery codes left.')).toBeVisible();
    await userEvent.click(steps.getByRole('button', { name: 'New recovery codes' }));
    await userEvent.click(steps.getByRole('button', { name: 'Turn off' }));
    await expect(
      [args.twoSteps.onRenew, args.twoSteps.onStop].map((act) => (act as ReturnType<typeof fn>).mock.calls.length),
    ).toEqual([1, 1]);

    const passkeys = within(canvas.getByRole('region', { name: 'Passkeys' }));
    await expect(passkeys.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Work laptopAdded: last monthLast used: 1 hour ago',
      'Security keyAdded: 2 days agoNot used yet',
    ]);
    await userEvent.click(passkeys.getByRole('button', { name: 'Remove Security key' }));
    await expect(args.passkeys.onRemove).toHaveBeenCalledWith(wholeAccount.passkeys[1]);

    const sessions = within(canvas.getByRole('region', { name: 'Sessions' }));
    await expect(sessions.getAllByRole('listitem')).toHaveLength(3);
    await expect(sessions.getByText('This device')).toBeVisible();
    await expect(sessions.getByText('Unknown device')).toBeVisible();
    await userEvent.click(sessions.getByRole('button', { name: 'End (Safari on iOS)' }));
    await expect(args.onEnd).toHaveBeenCalledWith(storySessions[1]);
    await userEvent.click(sessions.getByRole('button', { name: 'End all others' }));
    await expect(args.onEndOthers).toHaveBeenCalledTimes(1);
  },
});

/** The initial state of every account. */
export const Empty = meta.story({
  args: {
    account: { state: 'done', value: storyAccount },
    sessions: { state: 'done', value: storySessions.slice(0, 1) },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not changed since you created your account.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on two-step verification' }));
    await expect(args.twoSteps.onStart).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Add passkey' }));
    await expect(args.passkeys.onAdd).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: 'End all others' })).toBeNull();
    await expect(
      canvas
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .at(-1),
    ).toContain('Firefox on Linux');
  },
});

export const PasswordChanges = meta.story({
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Password' }));
    await expect(card.getByText('3 days ago')).toHaveAttribute('datetime', '2026-11-17T09:30:00.000Z');
    await userEvent.click(card.getByRole('button', { name: 'Change password' }));
    await expect(card.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your current password.');
    await expect(card.getByLabelText('Current password')).toHaveFocus();
    await expect(card.getByLabelText('New password')).toHaveAccessibleDescription('Enter a password.');
    await userEvent.type(card.getByLabelText('Current password'), 'olive tree at noon');
    await userEvent.type(card.getByLabelText('New password'), 'low tide');
    await expect(card.getByLabelText('New password')).toHaveAccessibleDescription(
      'Long enough. 7 more characters would make it stronger.',
    );
    await userEvent.click(card.getByRole('button', { name: 'Change password' }));
    await expect(args.password.mutate).toHaveBeenCalledWith({
      password: 'olive tree at noon',
      next: 'low tide',
      revokeKeys: false,
    });
    await userEvent.click(card.getByRole('checkbox', { name: 'Revoke all API keys' }));
    await userEvent.click(card.getByRole('button', { name: 'Change password' }));
    await expect(args.password.mutate).toHaveBeenLastCalledWith({
      password: 'olive tree at noon',
      next: 'low tide',
      revokeKeys: true,
    });
  },
});

export const WrongPassword = meta.story({
  args: { password: idleMutation({ error: { code: 'WrongPassword', requestId: 'r-1' } }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Current password');
    await expect(field).toHaveAccessibleDescription('Incorrect password. Try again.');
    await expect(field).toHaveFocus();
  },
});

const weak = {
  code: 'WeakPassword',
  reason: 'personal',
  errors: [{ pointer: '/next', code: 'personal', detail: 'This password is based on your username.' }],
  requestId: 'r-1',
};

function Refusing(props: SecurityScreenProps) {
  const password = useMutation<Account, Error, InputOf<typeof changePassword>>({
    mutationFn: () => Promise.reject<Account>(weak),
  });
  return <SecurityScreen {...props} password={password} />;
}

export const WeakPassword = meta.story({
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas }) => {
    const [current, next] = [canvas.getByLabelText('Current password'), canvas.getByLabelText('New password')];
    await userEvent.type(current, 'olive tree at noon');
    await userEvent.type(next, 'noor haddad');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(next).toHaveAccessibleDescription(
        'This password is based on your username, name or email address. Choose another.',
      ),
    );
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.type(current, '!');
    await expect(next).toHaveValue('noor haddad');
    await userEvent.type(next, '!');
    await expect(next).not.toHaveAccessibleDescription(/based on your username/);
  },
});

export const TooManyTries = meta.story({
  args: { password: idleMutation({ error: { code: 'RateLimited', retryAfterS: 300, requestId: 'r-1' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 5 minutes, then try again.');
  },
});

export const FewRecoveryCodes = meta.story({
  args: {
    account: {
      state: 'done',
      value: { ...wholeAccount, twoSteps: { since: '2026-11-06T09:30:00.000Z', recoveryCodesLeft: 3 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '3 recovery codes left. Create new ones before you run out.',
    );
  },
});

export const WithoutPasskeysHere = meta.story({
  args: { passkeys: { offer: 'impossible', onAdd: fn(), onRename: fn(), onRemove: fn() } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This browser can’t create passkeys here. Use HTTPS and an up-to-date browser.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add passkey' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
  },
});

/** Browsers do not create passkeys for an IP address such as `https://192.0.2.7`. */
export const PasskeysNeedAName = meta.story({
  args: { passkeys: { offer: 'needs a name', onAdd: fn(), onRename: fn(), onRemove: fn() } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Passkeys need a domain name. To add one, open the site by its name instead of its IP address.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add passkey' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { account: { state: 'loading' }, sessions: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Security');
    await expect(canvasElement.querySelectorAll('[aria-busy]')).toHaveLength(2);
  },
});

export const Failed = meta.story({
  args: { account: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load your account')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Sessions' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const SessionsFailed = meta.story({
  args: { sessions: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t load your sessions')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1', isRotated: false } },
  args: { account: { state: 'done', value: longAccount } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('بقيت 8 رموز استرداد.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'إنهاء (Safari على iOS)' })).toBeVisible();
    const session = canvas.getByText('Firefox على Linux');
    await expect(placeOf(session, 'Firefox').left).toBeGreaterThan(placeOf(session, 'Linux').right);
  },
});
