import { sampleHandlers } from '@apiyard/api/sample/layer';
import { sampleInvitation } from '@apiyard/api/sample/invitation-state';
import { newPerson } from '@apiyard/api/sample/new-person';
import { createSampleStore } from '@apiyard/api/sample/store';
import { accountOf } from '@apiyard/api/sample/account-state';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { credentialsCopy } from '@apiyard/kit/credentials/credentials-copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { authCopy } from '../auth-copy.ts';
import confirmEmail from './confirm-email.page.ts';
import forgot from './forgot-password.page.ts';
import forgotCentred from './forgot-password2.page.ts';
import login from '../login.page.ts';
import { Component as ForgotPassword } from './forgot-password.route.tsx';
import register from '../register.page.ts';
import reset from './reset-password.page.ts';
import { WithSession } from '../story/with-session.tsx';
import { beginStep, endStep, isUnderWay } from '../second-step/second-step-state.ts';
import twoSteps from '../second-step/two-steps.page.ts';
import twoStepsCentred from '../second-step/two-steps2.page.ts';

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
      { ...routeOf(login), ...page },
      { ...routeOf(register), ...page },
      { ...routeOf(forgot), ...page },
      { ...routeOf(forgotCentred), ...page },
      { ...routeOf(reset), ...page },
      { ...routeOf(confirmEmail), ...page },
      { ...routeOf(twoSteps), ...page },
      { ...routeOf(twoStepsCentred), ...page },
      { path: '/hub', Component: () => <h1>Hub</h1> },
      { path: '/dashboards/', Component: () => <h1>Dashboard</h1> },
    ],
  },
];

const noor = { username: 'noor', email: 'noor@example.test', password: 'a yard full of tools' };

/** A separate sample store per story, with one account and no session. */
function yard() {
  const store = createSampleStore();
  const person = newPerson(store, noor);
  store.people.push(person);
  return { store, person, account: accountOf(store, person), handlers: sampleHandlers(store) };
}

const story = preview.meta({
  title: 'Screens/Auth/RecoveryRoutes',
  component: ForgotPassword,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  loaders: [() => loadActive(authCopy), () => loadActive(credentialsCopy), () => loadActive(problemsCopy)],
});

export const ForgotSends = story.story({
  parameters: { app: { at: '/auth/forgot-password', routes } },
  beforeEach: ({ msw }) => msw.use(...yard().handlers),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'noor@example.test{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Check your email'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email address' })).toHaveValue('noor@example.test');
  },
});

export const ForgotCentred = story.story({
  parameters: { app: { at: '/auth/forgot-password2', routes } },
  beforeEach: ({ msw }) => msw.use(...yard().handlers),
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

const resetting = yard();

export const ResetSets = story.story({
  parameters: { app: { at: '/auth/reset-password?token=whole', routes } },
  beforeEach: ({ msw }) => {
    resetting.store.accounts.links = [{ kind: 'reset', token: 'whole', email: noor.email, person: resetting.person }];
    msw.use(...resetting.handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'password1{Enter}');
    await expect(
      await canvas.findByText('This password is too common. Choose a longer one, such as four words.'),
    ).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('New password'));
    await userEvent.type(canvas.getByLabelText('New password'), 'olive tree at noon{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Password changed'));
    await expect(resetting.person.password).toBe('olive tree at noon');
  },
});

export const ResetTooLate = story.story({
  parameters: { app: { at: '/auth/reset-password?token=old', routes } },
  beforeEach: ({ msw }) => msw.use(...yard().handlers),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'olive tree at noon{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link no longer works'),
    );
  },
});

export const StepWithoutSignIn = story.story({
  parameters: { app: { at: '/auth/two-steps2', routes } },
  beforeEach: ({ msw }) => {
    endStep();
    msw.use(...yard().handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Sign in first');
  },
});

const stepping = yard();

/**
 * The password leads to the second step; an incorrect code is cleared with an error, the correct one leads to the
 * destination.
 */
export const BothSteps = story.story({
  parameters: { app: { at: '/auth/login?to=%2Fhub', routes } },
  beforeEach: ({ msw }) => {
    stepping.store.signOut();
    Object.assign(stepping.account, {
      twoSteps: { since: '2026-11-01T00:00:00.000Z', recoveryCodes: ['yard-0001-0001'] },
    });
    msw.use(...stepping.handlers);
  },
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

const reloaded = yard();

/** A sign-in survives a reload, also on the other version of the page. */
export const StepGoesOn = story.story({
  parameters: { app: { at: '/auth/two-steps2?to=%2Fhub', routes } },
  beforeEach: ({ msw }) => {
    reloaded.store.signOut();
    Object.assign(reloaded.account, { twoSteps: { since: '2026-11-01T00:00:00.000Z', recoveryCodes: [] } });
    reloaded.store.accounts.secondStepOf = reloaded.person;
    beginStep(Date.now());
    msw.use(...reloaded.handlers);
  },
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole('textbox', { name: 'Code' }), { target: { value: '123456' } });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hub' })).toBeVisible();
    await expect(isUnderWay(Date.now())).toBe(false);
  },
});

const late2 = yard();

/** The sign-in has expired on the server. */
export const StepTooLate = story.story({
  parameters: { app: { at: '/auth/login', routes } },
  beforeEach: ({ msw }) => {
    Object.assign(late2.account, { twoSteps: { since: '2026-11-01T00:00:00.000Z', recoveryCodes: [] } });
    msw.use(...late2.handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username or email address'), noor.username);
    await userEvent.type(canvas.getByLabelText('Password'), noor.password);
    await userEvent.click(canvas.getByRole('button', { name: /^Sign in$/ }));
    const code = await canvas.findByRole('textbox', { name: 'Code' });
    late2.store.accounts.secondStepOf = null;
    await fireEvent.change(code, { target: { value: '123456' } });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in first' })).toBeVisible();
  },
});

/** The address was entered but not confirmed. */
const waits = ({ person, account }: ReturnType<typeof yard>) => {
  person.user = { ...person.user, email: null };
  account.pendingEmail = noor.email;
};

const confirming = yard();

export const ConfirmsByItself = story.story({
  parameters: { app: { at: '/auth/confirm-email?token=whole', routes } },
  beforeEach: ({ msw }) => {
    waits(confirming);
    confirming.store.accounts.links = [
      { kind: 'confirm', token: 'whole', email: noor.email, person: confirming.person },
    ];
    msw.use(...confirming.handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
    await expect([confirming.person.user.email, confirming.account.pendingEmail]).toEqual([noor.email, null]);
  },
});

/** A truncated link. */
export const ConfirmWithoutToken = story.story({
  parameters: { app: { at: '/auth/confirm-email', routes } },
  beforeEach: ({ msw }) => msw.use(...yard().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  },
});

const retried = yard();

export const ConfirmFailsThenComes = story.story({
  parameters: { app: { at: '/auth/confirm-email?token=whole', routes } },
  beforeEach: ({ msw }) => {
    waits(retried);
    retried.store.accounts.links = [{ kind: 'confirm', token: 'whole', email: noor.email, person: retried.person }];
    let isDown = true;
    msw.use(
      http.post('*/api/confirm-email', () => {
        if (!isDown) return undefined;
        isDown = false;
        return HttpResponse.json(
          { success: false, code: 'Internal', detail: 'Fault.', requestId: 'story-500' },
          { status: 500 },
        );
      }),
      ...retried.handlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
  },
});

const strict = yard();

/** The site requires a confirmed address: sign-in fails until the link is opened. */
export const RegisterThenLookIntoMail = story.story({
  parameters: { app: { at: '/auth/register', routes } },
  beforeEach: ({ msw }) => {
    strict.store.accounts.mustConfirm = true;
    strict.store.people.splice(1);
    msw.use(...strict.handlers);
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
    await expect(strict.store.accounts.links[0]).toMatchObject({ kind: 'confirm', email: 'sami@example.test' });
  },
});

export const RegisterClosedHere = story.story({
  parameters: { app: { at: '/auth/register', routes, site: { registration: 'closed' } } },
  beforeEach: ({ msw }) => msw.use(...yard().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Registration is closed' })).toBeVisible();
  },
});

export const RegisterWithoutInvitation = story.story({
  parameters: { app: { at: '/auth/register', routes, site: { registration: 'invitation' } } },
  beforeEach: ({ msw }) => msw.use(...yard().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Registration by invitation' })).toBeVisible();
  },
});

const inviting = yard();

export const RegisterByInvitation = story.story({
  parameters: { app: { at: '/auth/register?invitation=inv-1', routes, site: { registration: 'invitation' } } },
  beforeEach: ({ msw }) => {
    inviting.store.people.splice(1);
    inviting.store.site = { ...inviting.store.site, registration: 'invitation' };
    inviting.store.invitations.push(sampleInvitation('inv-1'));
    msw.use(...inviting.handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'sami');
    await userEvent.type(canvas.getByLabelText('Email address'), 'sami@example.test');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'low tide at noon');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Your account sami is ready. Sign in to continue.')).toBeVisible();
    await expect(inviting.store.invitations.map(({ usedBy }) => usedBy)).toEqual(['sami']);
  },
});

const closing = yard();

/** Registration closed while the form was open. */
export const RegisterClosedMeanwhile = story.story({
  parameters: { app: { at: '/auth/register', routes } },
  beforeEach: ({ msw }) => {
    closing.store.site = { ...closing.store.site, registration: 'closed' };
    msw.use(...closing.handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'sami');
    await userEvent.type(canvas.getByLabelText('Email address'), 'sami@example.test');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'low tide at noon');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Registration is closed' })).toHaveFocus();
  },
});

const byPasskey = yard();
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

/** Replaces the browser's passkey dialog during the story. */
function browserAnswers(answer: () => Promise<unknown>) {
  const real = Object.getOwnPropertyDescriptor(CredentialsContainer.prototype, 'get');
  Object.defineProperty(CredentialsContainer.prototype, 'get', { configurable: true, value: answer });
  return () => void (real && Object.defineProperty(CredentialsContainer.prototype, 'get', real));
}

export const PasskeySignsIn = story.story({
  parameters: { app: { at: '/auth/login?to=%2Fhub', routes } },
  beforeEach: ({ msw }) => {
    byPasskey.store.signOut();
    byPasskey.account.passkeys = [
      { id: 'k1', name: 'Phone', createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null, credentialId: credential.id },
    ];
    msw.use(...byPasskey.handlers);
    return browserAnswers(async () => credential);
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
    msw.use(...yard().handlers);
    return browserAnswers(() => Promise.reject(new DOMException('Called off.', 'NotAllowedError')));
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
    msw.use(...yard().handlers);
    return browserAnswers(async () => credential);
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
