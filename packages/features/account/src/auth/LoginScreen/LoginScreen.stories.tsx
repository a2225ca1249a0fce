import { expect, fn, userEvent, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/LoginScreen',
  component: LoginScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/auth/login' } },
  args: { isPending: false, error: null, registerHref: '/auth/register?to=%2Fhub', onSubmit: fn() },
});

export const Idle = meta.story({
  play: async ({ canvas, args }) => {
    const who = canvas.getByRole('textbox', { name: 'Username or email address' });
    const password = canvas.getByLabelText('Password');
    await expect(who).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/auth/register?to=%2Fhub',
    );
    await userEvent.type(who, ' noor ');
    await userEvent.type(password, 'olive tree at noon{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ usernameOrEmail: 'noor', password: 'olive tree at noon' });
  },
});

/** Registration is closed: there is no link to it. */
export const NoNewAccounts = meta.story({
  args: { registerHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^New here/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  },
});

export const NothingEntered = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const who = canvas.getByRole('textbox', { name: 'Username or email address' });
    await expect(who).toHaveAccessibleDescription('Enter your username or email address.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await expect(who).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(who, 'noor');
    // The other field is still invalid, but focus stays while typing.
    await expect(who).toHaveValue('noor');
    await expect(who).toHaveFocus();
    await expect(who).toBeValid();
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
});

export const WrongPair = meta.story({
  args: { error: { code: 'Unauthenticated', requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect username or password.');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

export const TooManyTries = meta.story({
  parameters: { variants: ['arabic'] },
  args: { error: { code: 'RateLimited', retryAfterS: 90, requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 2 minutes, then try again.');
    await expect(
      canvas.getByText(
        'You can still sign in on a device you’ve used before, with a passkey, or after resetting your password.',
      ),
    ).toBeVisible();
  },
});

/** After several failed attempts. */
export const ShortWait = meta.story({
  args: { error: { code: 'RateLimited', retryAfterS: 8, requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 8 seconds, then try again.');
    await expect(canvas.queryByText(/^You can still sign in/)).toBeNull();
  },
});

export const ServerDown = meta.story({
  args: { error: 'Wrong Services' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server didn’t respond. Try again in a moment.');
  },
});

export const StorageDamaged = meta.story({
  args: { error: { code: 'Maintenance', storage: 'damaged', retryAfterS: 60, requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The server’s storage is damaged. An admin must restore a backup.',
    );
  },
});

export const DiskFull = meta.story({
  args: { error: { code: 'Maintenance', storage: 'full', retryAfterS: 60, requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The server’s disk is full, so nothing was saved. An admin must free up space.',
    );
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username or email address' }), 'noor');
    await userEvent.type(canvas.getByLabelText('Password'), 'olive tree{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SessionEnded = meta.story({
  args: { hasEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session expired. Sign in to continue.');
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  },
});

export const AddressToConfirm = meta.story({
  args: { error: { code: 'ConfirmFirst', isSent: true, requestId: 'r-1' } },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('Confirm your email address')).toBeVisible();
    await expect(
      alert.getByText('Your password is correct. Open the new link sent to your email address, then sign in.'),
    ).toBeVisible();
  },
});

export const AddressToConfirmSentLately = meta.story({
  args: { error: { code: 'ConfirmFirst', isSent: false, requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Open the link sent to your email address a short while ago, then sign in.',
    );
  },
});

const onUse = fn();

export const WithPasskey = meta.story({
  args: { passkey: { isPending: false, onUse } },
  play: async ({ canvas, args }) => {
    onUse.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
    await expect(onUse).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PasskeyAsked = meta.story({
  args: { passkey: { isPending: true, onUse } },
  play: async ({ canvas }) => {
    onUse.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Sign in with a passkey/ }));
    await expect(onUse).not.toHaveBeenCalled();
  },
});

export const PasskeyRefused = meta.story({
  args: { passkey: { isPending: false, onUse }, error: { code: 'PasskeyRefused', requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This passkey can’t be used to sign in here. Sign in with your password, then add it again under Security.',
    );
  },
});

/** The browser's response could not be read by the server. */
export const PasskeyUnreadable = meta.story({
  args: {
    passkey: { isPending: false, onUse },
    error: {
      code: 'InvalidInput',
      errors: [{ pointer: '/credential', code: 'invalid_type', detail: 'Not a credential.' }],
      requestId: 'r-1',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This passkey can’t be used to sign in here.');
  },
});

export const PasskeyInFrench = meta.story({
  globals: { language: 'fr' },
  args: { passkey: { isPending: false, onUse } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Se connecter avec une clé d’accès' })).toBeVisible();
  },
});
