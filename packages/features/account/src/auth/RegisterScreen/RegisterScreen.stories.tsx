import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { RegisterClosed, RegisterMailed, RegisterScreen } from './RegisterScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/RegisterScreen',
  component: RegisterScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/auth/register' } },
  args: { isPending: false, error: null, loginHref: '/auth/login', onSubmit: fn() },
});

export const Idle = meta.story({
  play: async ({ canvas, args }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription('Use at least 8 characters. 15 or more is better.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'noor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'noor@example.org');
    await userEvent.type(password, 'olive');
    await expect(password).toHaveAccessibleDescription('3 more characters needed.');
    await userEvent.type(password, ' tree');
    await expect(password).toHaveAccessibleDescription('Long enough. 5 more characters would make it stronger.');
    await userEvent.type(password, ' at noon');
    await expect(password).toHaveAccessibleDescription('Good length.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'noor',
      email: 'noor@example.org',
      password: 'olive tree at noon',
    });
  },
});

/** No native validation bubbles: the screen shows its own messages on submit. */
export const MarksRequiredFields = meta.story({
  play: async ({ canvas, args }) => {
    for (const name of ['Username', 'Email address', 'Password'])
      await expect(canvas.getByLabelText(name)).toHaveAttribute('aria-required', 'true');
    await expect(canvas.queryByText('(optional)')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveAccessibleDescription('Enter a username.');
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
      'Enter your email address.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter a password.');
    await expect(username).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const FirstAdmin = meta.story({
  args: { by: 'set-up' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Set up Apiyard');
    await expect(canvas.getByText('This account will be the first admin of this server.')).toBeVisible();
  },
});

export const SetUpLinkSpent = meta.story({
  args: { by: 'set-up', error: { code: 'SetupSpent', requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This setup link was already used or is incomplete.');
  },
});

export const Invited = meta.story({
  args: { by: 'invitation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’ve been invited. Choose how you’ll sign in.')).toBeVisible();
  },
});

export const InvitationSpent = meta.story({
  args: { by: 'invitation', error: { code: 'InvitationSpent', requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This invitation was already used, was withdrawn or is for another email address. Ask for a new one.',
    );
  },
});

export const Closed = meta.story({
  render: () => <RegisterClosed registration="closed" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Registration is closed');
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth/login');
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const ByInvitation = meta.story({
  render: () => <RegisterClosed registration="invitation" />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'You need an invitation to create an account on Apiyard. Open your invitation link to continue.',
      ),
    ).toBeVisible();
  },
});

export const ClosedInArabic = meta.story({
  globals: { language: 'ar' },
  render: () => <RegisterClosed registration="closed" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('التسجيل مغلق');
  },
});

/** Registered; the address must be confirmed first. */
export const Mailed = meta.story({
  render: () => <RegisterMailed email="noor@example.org" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email');
    await expect(canvas.getByText(/Open the link sent to .noor@example.org., then sign in\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const EveryFieldWrong = meta.story({
  play: async ({ canvas, args }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.type(username, '-no');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'noor');
    await userEvent.type(canvas.getByLabelText('Password'), '1234567{Enter}');
    await expect(username).toHaveAccessibleDescription(
      'Use 3 to 32 letters, digits, dots, hyphens or underscores, starting with a letter or digit.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
      'Enter a full email address, like name@example.org.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 8 characters.');
    await expect(username).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('x');
    await expect(username).toBeValid();
    await expect(username).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeInvalid();
  },
});

/** Errors that only the server can find. */
export const EmailRefused = meta.story({
  args: {
    error: {
      code: 'InvalidInput',
      errors: [{ pointer: '/email', code: 'invalid_format', detail: 'No address.' }],
      requestId: 'r-1',
    },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'noor');
    await expect(email).toBeInvalid();
    await userEvent.type(email, 'noor@example.org');
    await expect(email).toBeValid();
  },
});

export const UsernameTaken = meta.story({
  args: { error: { code: 'Conflict', field: 'username', requestId: 'r-1' } },
  play: async ({ canvas }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveAccessibleDescription('This username is taken. Choose another.');
    await expect(username).toHaveFocus();
  },
});

export const UsernameReserved = meta.story({
  args: { error: { code: 'UsernameReserved', requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
      'This username is reserved. Choose another.',
    );
  },
});

export const PasswordTooCommon = meta.story({
  args: {
    error: {
      code: 'WeakPassword',
      reason: 'common',
      errors: [{ pointer: '/password', code: 'common', detail: 'This password is too common.' }],
      requestId: 'r-1',
    },
  },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(
      'This password is too common. Choose a longer one, such as four words.',
    );
    await expect(password).toHaveFocus();
  },
});

export const TooManyTries = meta.story({
  args: { error: { code: 'RateLimited', retryAfterS: 30, requestId: 'r-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Too many accounts were created from your network. Wait 30 seconds, then try again.',
    );
  },
});

export const ServerDown = meta.story({
  args: { error: 'Wrong Services' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server didn’t respond. Try again in a moment.');
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'olive tree at noon{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('كلمة المرور');
    await userEvent.type(password, 'olive');
    await expect(password).toHaveAccessibleDescription('تنقص 3 أحرف.');
  },
});
