import { Outlet } from 'react-router';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '../_kit/copy.ts';
import { preview } from '../_kit/story/preview.tsx';
import { authCopy } from './auth-copy.ts';
import * as forgot from './forgot-password.route.tsx';
import * as forgotCentred from './forgot-password2.route.tsx';
import type { OtherWaysIn } from './recovery.ts';
import { OtherWaysInProvider } from './recovery.ts';
import * as reset from './reset-password.route.tsx';
import * as twoSteps from './two-steps.route.tsx';
import * as twoStepsCentred from './two-steps2.route.tsx';

/** The routes as they stand in the app, with what the installation can do around them. */
const routesWith = (ways: OtherWaysIn) => [
  {
    Component: () => (
      <OtherWaysInProvider value={ways}>
        <Outlet />
      </OtherWaysInProvider>
    ),
    children: [
      { path: '/auth/forgot-password', ...forgot },
      { path: '/auth/forgot-password2', ...forgotCentred },
      { path: '/auth/reset-password', ...reset },
      { path: '/auth/two-steps', ...twoSteps },
      { path: '/auth/two-steps2', ...twoStepsCentred },
      { path: '/hub', Component: () => <h1>Hub</h1> },
    ],
  },
];

const nothing: OtherWaysIn = { reset: null, secondStep: null };

/** Knows one token and one code, and refuses all others. */
const willing: OtherWaysIn = {
  reset: {
    sendLink: async () => ({ kind: 'sent' }),
    setPassword: async ({ token }) => ({ kind: token === 'whole' ? 'set' : 'link spent' }),
  },
  secondStep: {
    method: 'mail',
    confirm: async ({ code }) => ({ kind: code === '424242' ? 'signed in' : 'wrong' }),
    resend: async () => ({ kind: 'sent' }),
  },
};

const story = preview.meta({
  title: 'Screens/Auth/RecoveryRoutes',
  component: forgot.Component,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  loaders: [() => loadActive(authCopy)],
});

export const ForgotWithoutMail = story.story({
  parameters: { app: { at: '/auth/forgot-password2', routes: routesWith(nothing) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('No reset by mail here');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const ForgotSends = story.story({
  parameters: { app: { at: '/auth/forgot-password', routes: routesWith(willing) } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'noor@example.org{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Check your mail'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.org');
  },
});

export const ResetWithoutLink = story.story({
  parameters: { app: { at: '/auth/reset-password', routes: routesWith(willing) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('This page opens from a mail');
  },
});

export const ResetSets = story.story({
  parameters: { app: { at: '/auth/reset-password?token=whole', routes: routesWith(willing) } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'olive tree at noon{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your new password is set'));
  },
});

export const ResetTooLate = story.story({
  parameters: { app: { at: '/auth/reset-password?token=old', routes: routesWith(willing) } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'olive tree at noon{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link no longer works'));
  },
});

export const StepWithoutSignIn = story.story({
  parameters: { app: { at: '/auth/two-steps2', routes: routesWith(nothing) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Sign in first');
  },
});

export const StepWrong = story.story({
  parameters: { app: { at: '/auth/two-steps', routes: routesWith(willing) } },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: 'Code' });
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await userEvent.type(code, '111111');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is wrong or no longer valid. Enter the newest one.'));
    await expect(code).toHaveValue('');
  },
});

export const StepRight = story.story({
  parameters: { app: { at: '/auth/two-steps?to=%2Fhub', routes: routesWith(willing) } },
  play: async ({ canvas }) => {
    // As phones fill it in: user-event would send a late `change` from the field while React takes it away.
    await fireEvent.change(await canvas.findByRole('textbox', { name: 'Code' }), { target: { value: '424242' } });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hub' })).toBeVisible();
  },
});
