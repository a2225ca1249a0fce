import {
  confirmEmail,
  confirmSecondStep,
  finishPasskeyLogin,
  forgotPassword,
  resetPassword,
  startPasskeyLogin,
} from '@apiyard/api/contract/accounts/recovery';
import { getMe, login, register } from '@apiyard/api/contract/accounts/session';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { fail } from '@apiyard/api/contract/endpoint';
import { Outlet } from 'react-router';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { credentialsCopy } from '@apiyard/kit/credentials/credentials-copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { authCopy } from '../auth-copy.ts';
import confirmEmailPage from './confirm-email.page.ts';
import forgotPage from './forgot-password.page.ts';
import forgotCentredPage from './forgot-password2.page.ts';
import loginPage from '../login.page.ts';
import { Component as ForgotPassword } from './forgot-password.route.tsx';
import registerPage from '../register.page.ts';
import resetPage from './reset-password.page.ts';
import { WithSession } from '../story/with-session.tsx';
import { beginStep, endStep, isUnderWay } from '../second-step/second-step-state.ts';
import twoStepsPage from '../second-step/two-steps.page.ts';
import twoStepsCentredPage from '../second-step/two-steps2.page.ts';

const page = { HydrateFallback: () => null };

/** The routes of the app, with real requests. */
const routes = [
  {
    Component: () => (
      <WithSession>
        <Outlet />
      </WithSession>
    ),
    children: [
      { ...routeOf(loginPage), ...page },
      { ...routeOf(registerPage), ...page },
      { ...routeOf(forgotPage), ...page },
      { ...routeOf(forgotCentredPage), ...page },
      { ...routeOf(resetPage), ...page },
      { ...routeOf(confirmEmailPage), ...page },
      { ...routeOf(twoStepsPage), ...page },
      { ...routeOf(twoStepsCentredPage), ...page },
      { path: '/hub', Component: () => <h1>Hub</h1> },
      { path: '/dashboards/', Component: () => <h1>Dashboard</h1> },
    ],
  },
];

const noor = { username: storyUser.username, email: 'noor@example.org', password: 'a shed full of tools' };
const signedIn = { success: true as const, user: storyUser };
const unauthenticated = () => fail('Unauthenticated', 'Sign in first.');
const confirmation = { success: true as const, email: noor.email };
const spent = () => fail('LinkSpent', 'Used.');

/** A sign-in with two steps; one code is correct. */
const stepFixtures = [
  fixture(login, ({ input: { usernameOrEmail, password } }) =>
    usernameOrEmail === noor.username && password === noor.password
      ? fail('SecondStep', 'Enter the code.', { method: 'app' as const })
      : unauthenticated(),
  ),
  fixture(confirmSecondStep, ({ input: { kind, code } }) =>
    kind === 'code' && code === '123456' ? signedIn : fail('WrongCode', 'Incorrect.'),
  ),
];

const story = preview.meta({
  title: 'Screens/Auth/RecoveryRoutes',
  component: ForgotPassword,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  loaders: [() => loadActive(authCopy), () => loadActive(credentialsCopy), () => loadActive(problemsCopy)],
  beforeEach: ({ msw }) => msw.use(fixture(getMe, unauthenticated), fixture(forgotPassword, { success: true })),
});

export const ForgotSends = story.story({
  parameters: { app: { at: '/auth/forgot-password', routes } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'noor@example.org{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email address' })).toHaveValue('noor@example.org');
  },
});

export const ForgotCentred = story.story({
  parameters: { app: { at: '/auth/forgot-password2', routes } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'nobody@example.test{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email'));
  },
});

export const ResetWithoutLink = story.story({
  parameters: { app: { at: '/auth/reset-password', routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Open the link from your email');
  },
});

let passwordSet = '';

export const ResetSets = story.story({
  parameters: { app: { at: '/auth/reset-password?token=whole', routes } },
  beforeEach: ({ msw }) => {
    passwordSet = '';
    msw.use(
      fixture(resetPassword, ({ input: { token, password } }) => {
        if (password === 'password1')
          return fail('WeakPassword', 'Too common.', {
            reason: 'common' as const,
            errors: [{ pointer: '/password', code: 'common', detail: 'Too common.' }],
          });
        if (token !== 'whole') return spent();
        passwordSet = password;
        return { success: true as const };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'password1{Enter}');
    await expect(
      await canvas.findByText('This password is too common. Choose a longer one, such as four words.'),
    ).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('New password'));
    await userEvent.type(canvas.getByLabelText('New password'), 'olive tree at noon{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Password changed'));
    await expect(passwordSet).toBe('olive tree at noon');
  },
});

export const ResetTooLate = story.story({
  parameters: { app: { at: '/auth/reset-password?token=old', routes } },
  beforeEach: ({ msw }) => msw.use(fixture(resetPassword, spent)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'olive tree at noon{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link no longer works'),
    );
  },
});

export const StepWithoutSignIn = story.story({
  parameters: { app: { at: '/auth/two-steps2', routes } },
  beforeEach: endStep,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Sign in first');
  },
});

/**
 * The password leads to the second step; an incorrect code is cleared with an error, the correct one leads to the
 * destination.
 */
export const BothSteps = story.story({
  parameters: { app: { at: '/auth/login?to=%2Fhub', routes } },
  beforeEach: ({ msw }) => msw.use(...stepFixtures),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username or email address'), noor.username);
    await userEvent.type(canvas.getByLabelText('Password'), noor.password);
    await userEvent.click(canvas.getByRole('button', { name: /^Sign in$/ }));
    const code = await canvas.findByRole('textbox', { name: 'Code' });
    // As phones fill it in: user-event would send a late `change` when React removes the field.
    await fireEvent.change(code, { target: { value: '111111' } });
    await waitFor(() => expect(code).toHaveAccessibleDescription('Incorrect or expired code. Enter the latest one.'));
    await expect(code).toHaveValue('');
    await fireEvent.change(code, { target: { value: '123456' } });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hub' })).toBeVisible();
  },
});

/** A sign-in survives a reload, also on the other version of the page. */
export const StepGoesOn = story.story({
  parameters: { app: { at: '/auth/two-steps2?to=%2Fhub', routes } },
  beforeEach: ({ msw }) => {
    beginStep(Date.now());
    msw.use(...stepFixtures);
  },
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole('textbox', { name: 'Code' }), { target: { value: '123456' } });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hub' })).toBeVisible();
    await expect(isUnderWay(Date.now())).toBe(false);
  },
});

/** The sign-in has expired on the server. */
export const StepTooLate = story.story({
  parameters: { app: { at: '/auth/login', routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(confirmSecondStep, () => fail('StepOver', 'Expired.')),
      ...stepFixtures,
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username or email address'), noor.username);
    await userEvent.type(canvas.getByLabelText('Password'), noor.password);
    await userEvent.click(canvas.getByRole('button', { name: /^Sign in$/ }));
    const code = await canvas.findByRole('textbox', { name: 'Code' });
    await fireEvent.change(code, { target: { value: '123456' } });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in first' })).toBeVisible();
  },
});

let confirmed: string[] = [];

export const ConfirmsByItself = story.story({
  parameters: { app: { at: '/auth/confirm-email?token=whole', routes } },
  beforeEach: ({ msw }) => {
    confirmed = [];
    msw.use(
      fixture(confirmEmail, ({ input }) => {
        confirmed.push(input.token);
        return confirmation;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
    await expect(canvas.getByText(new RegExp(noor.email))).toBeVisible();
    await expect(confirmed).toEqual(['whole']);
  },
});

/** A truncated link. */
export const ConfirmWithoutToken = story.story({
  parameters: { app: { at: '/auth/confirm-email', routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  },
});

export const ConfirmFailsThenComes = story.story({
  parameters: { app: { at: '/auth/confirm-email?token=whole', routes } },
  beforeEach: ({ msw }) => msw.use(fixture(confirmEmail, ({ count }) => (count === 1 ? internal() : confirmation))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
  },
});

let registered: InputOf<typeof register>[] = [];

/** The site requires a confirmed address: sign-in fails until the link is opened. */
export const RegisterThenLookIntoMail = story.story({
  parameters: { app: { at: '/auth/register', routes } },
  beforeEach: ({ msw }) => {
    registered = [];
    msw.use(
      fixture(register, ({ input }) => {
        registered.push(input);
        return { success: true as const, user: null };
      }),
      fixture(login, ({ input: { usernameOrEmail, password } }) =>
        registered.some((each) => each.username === usernameOrEmail && each.password === password)
          ? fail('ConfirmFirst', 'Confirm your email address first.', { isSent: true })
          : unauthenticated(),
      ),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'sami');
    await userEvent.type(canvas.getByLabelText('Email address'), 'sami@example.test');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'low tide at noon');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to sign-in' }));
    await userEvent.type(await canvas.findByLabelText('Username or email address'), 'sami');
    await userEvent.type(canvas.getByLabelText('Password'), 'low tide at noon');
    await userEvent.click(canvas.getByRole('button', { name: /^Sign in$/ }));
    await expect(await canvas.findByText('Confirm your email address')).toBeVisible();
    await expect(registered).toMatchObject([{ username: 'sami', email: 'sami@example.test' }]);
  },
});

export const RegisterClosedHere = story.story({
  parameters: { app: { at: '/auth/register', routes, site: { registration: 'closed' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Registration is closed' })).toBeVisible();
  },
});

export const RegisterWithoutInvitation = story.story({
  parameters: { app: { at: '/auth/register', routes, site: { registration: 'invitation' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Registration by invitation' })).toBeVisible();
  },
});

/** Registration signs in, and leads where sign-in would. */
export const RegisterByInvitation = story.story({
  parameters: {
    app: { at: '/auth/register?invitation=inv-1&to=%2Fhub', routes, site: { registration: 'invitation' } },
  },
  beforeEach: ({ msw }) => {
    registered = [];
    msw.use(
      fixture(register, ({ input }) => {
        registered.push(input);
        return signedIn;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'sami');
    await userEvent.type(canvas.getByLabelText('Email address'), 'sami@example.test');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'low tide at noon');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hub' })).toBeVisible();
    await expect(registered).toMatchObject([{ username: 'sami', invitation: 'inv-1' }]);
  },
});

/** Registration closed while the form was open. */
export const RegistrationClosedWhileTyping = story.story({
  parameters: { app: { at: '/auth/register', routes } },
  beforeEach: ({ msw }) =>
    msw.use(fixture(register, () => fail('RegistrationClosed', 'Closed.', { registration: 'closed' as const }))),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'sami');
    await userEvent.type(canvas.getByLabelText('Email address'), 'sami@example.test');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'low tide at noon');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Registration is closed' })).toHaveFocus();
  },
});

/** The browser's response, as a WebAuthn credential. */
const credential = {
  id: 'cGFzc2tleS0x',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    authenticatorData: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
};

/** A sign-in with the only passkey that the site has. */
const passkeyFixtures = [
  fixture(startPasskeyLogin, { options: { challenge: 'c3RvcnktY2hhbGxlbmdl', rpId: 'localhost' } }),
  fixture(finishPasskeyLogin, ({ input }) =>
    input.credential['id'] === credential.id ? signedIn : fail('PasskeyRefused', 'Unknown.'),
  ),
];

/** Replaces the browser's passkey dialog during the story. */
function browserReturns(answer: () => Promise<unknown>) {
  const real = Object.getOwnPropertyDescriptor(CredentialsContainer.prototype, 'get');
  Object.defineProperty(CredentialsContainer.prototype, 'get', { configurable: true, value: answer });
  return () => void (real && Object.defineProperty(CredentialsContainer.prototype, 'get', real));
}

export const PasskeySignsIn = story.story({
  parameters: { app: { at: '/auth/login?to=%2Fhub', routes } },
  beforeEach: ({ msw }) => {
    msw.use(...passkeyFixtures);
    return browserReturns(async () => credential);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hub' })).toBeVisible();
  },
});

/** Closing the browser's dialog is not an error. */
export const PasskeyCalledOff = story.story({
  parameters: { app: { at: '/auth/login', routes } },
  beforeEach: ({ msw }) => {
    msw.use(...passkeyFixtures);
    return browserReturns(() => Promise.reject(new DOMException('Called off.', 'NotAllowedError')));
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sign in with a passkey' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(button).toBeEnabled();
  },
});

export const PasskeyUnknownHere = story.story({
  parameters: { app: { at: '/auth/login', routes } },
  beforeEach: ({ msw }) => {
    msw.use(...passkeyFixtures);
    return browserReturns(async () => ({ ...credential, id: 'cGFzc2tleS0y' }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with a passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This passkey can’t be used to sign in here.');
  },
});

/** Passkeys do not work at an IP address, so there is no button. */
export const NoPasskeysAtAnIpAddress = story.story({
  parameters: { app: { at: '/auth/login', routes, origin: 'https://192.0.2.7' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  },
});
