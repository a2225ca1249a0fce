import { changeEmail, endSession } from '@apiyard/api/contract/accounts/account';
import { fail } from '@apiyard/api/contract/endpoint';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet, useLocation } from 'react-router';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { credentialsCopy } from '@apiyard/kit/credentials/credentials-copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { accountCopy } from './account-copy.ts';
import profilePage from './profile.page.ts';
import * as profile from './profile.route.tsx';
import securityPage from './security.page.ts';
import { accountFixtures } from './story/account-fixtures.ts';
import { pages } from '../pages.ts';

const page = { HydrateFallback: () => null };

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/** Both routes with loaders and client. */
const routes = [
  {
    Component: () => (
      <>
        <Outlet />
        <ToastRegion />
      </>
    ),
    children: [
      { ...routeOf(profilePage), ...page },
      { ...routeOf(securityPage), ...page },
      { path: '*', Component: Elsewhere },
    ],
  },
];

const secret = 'a shed full of tools';

let server = accountFixtures(secret);

const dialog = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));
const gone = (role: 'dialog' | 'alertdialog', name: string) =>
  waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());

const story = preview.meta({
  title: 'Screens/Account/Routes',
  component: profile.Component,
  globals: { language: 'en' },
  loaders: [() => Promise.all([accountCopy, accountPageCopy, credentialsCopy, problemsCopy].map(loadActive))],
  parameters: { app: { at: '/account/profile', pages, user: storyUser, routes } },
  beforeEach: ({ msw }) => {
    server = accountFixtures(secret);
    msw.use(...server.handlers);
  },
});

export const VisitorsSignIn = story.story({
  parameters: { app: { at: '/account/security', user: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/auth/login?to=%2Faccount%2Fsecurity');
  },
});

export const SaveProfile = story.story({
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Noor H.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Profile saved')).toBeVisible();
    await expect(server.account().name).toBe('Noor H.');
  },
});

/**
 * Changes the address: an incorrect password first, then the link, which is sent again, and finally the old address is
 * kept.
 */
export const ChangeEmailAndKeepTheOld = story.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change address' }));
    const box = await dialog('Change address');
    await userEvent.type(box.getByRole('textbox', { name: 'New email address' }), 'new@example.test');
    await userEvent.type(box.getByLabelText('Current password'), 'wrong');
    await userEvent.click(box.getByRole('button', { name: 'Send link' }));
    await waitFor(() =>
      expect(box.getByLabelText('Current password')).toHaveAccessibleDescription('Incorrect password. Try again.'),
    );
    await userEvent.clear(box.getByLabelText('Current password'));
    await userEvent.type(box.getByLabelText('Current password'), secret);
    await userEvent.click(box.getByRole('button', { name: 'Send link' }));
    await gone('dialog', 'Change address');
    await expect(await canvas.findByText(/A link was sent to .new@example\.test.\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText(/A new link was sent to .new@example\.test.\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep current address' }));
    await waitFor(() => expect(canvas.queryByText(/new@example\.test/)).toBeNull());
    await expect(server.account()).toMatchObject({ email: 'noor@example.org', pendingEmail: null });
  },
});

let refuse = () => {};

/** The dialog cannot be closed during a request; the error is cleared when it is opened again. */
export const DialogWaitsForTheResponse = story.story({
  beforeEach: ({ msw }) => {
    const held = Promise.withResolvers<void>();
    refuse = held.resolve;
    msw.use(
      fixture(changeEmail, async () => {
        await held.promise;
        return fail('WrongPassword', 'Incorrect.');
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change address' }));
    const box = await dialog('Change address');
    await userEvent.type(box.getByRole('textbox', { name: 'New email address' }), 'new@example.test');
    await userEvent.type(box.getByLabelText('Current password'), 'wrong');
    await userEvent.click(box.getByRole('button', { name: 'Send link' }));
    await userEvent.keyboard('{Escape}');
    refuse();
    await waitFor(() =>
      expect(box.getByLabelText('Current password')).toHaveAccessibleDescription('Incorrect password. Try again.'),
    );
    await userEvent.click(box.getByRole('button', { name: 'Cancel' }));
    await gone('dialog', 'Change address');
    await userEvent.click(canvas.getByRole('button', { name: 'Change address' }));
    const again = await dialog('Change address');
    await expect(again.getByLabelText('Current password')).not.toHaveAccessibleDescription(/Incorrect password/);
  },
});

export const DeleteAndKeep = story.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    const box = await dialog('Delete your account?');
    await userEvent.type(box.getByLabelText('Current password'), secret);
    await userEvent.click(box.getByRole('button', { name: 'Delete account' }));
    await gone('dialog', 'Delete your account?');
    await expect(await canvas.findByText(/^Your account will be deleted on Dec 4, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await expect(await screen.findByText('Your account won’t be deleted')).toBeVisible();
    await expect(server.account().deletionDueAt).toBeNull();
  },
});

export const ChangePassword = story.story({
  parameters: { app: { at: '/account/security' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), secret);
    await userEvent.type(canvas.getByLabelText('New password'), 'low tide at noon');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await screen.findByText('Password changed. All other sessions were signed out.')).toBeVisible();
    await expect(server.password()).toBe('low tide at noon');
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveValue(''));
    await waitFor(() =>
      expect(within(canvas.getByRole('region', { name: 'Sessions' })).getAllByRole('listitem')).toHaveLength(1),
    );
  },
});

/** Turns on two-step verification with the app, creates new codes, and turns it off. */
export const TwoSteps = story.story({
  parameters: { app: { at: '/account/security' } },
  play: async ({ canvas, step }) => {
    await step('turn on', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Turn on two-step verification' }));
      const box = await dialog('Turn on two-step verification');
      await userEvent.type(box.getByLabelText('Current password'), secret);
      await userEvent.click(box.getByRole('button', { name: 'Continue' }));
      const code = await screen.findByRole('textbox', { name: 'Code from the app' });
      // As phones fill it in: user-event would send a late `change` when React removes the field.
      await fireEvent.change(code, { target: { value: '123456' } });
      const codes = await dialog('Recovery codes', 'alertdialog');
      await expect(codes.getAllByRole('listitem')).toHaveLength(10);
      await userEvent.keyboard('{Escape}');
      await expect(codes.getByRole('button', { name: 'Done' })).toBeDisabled();
      await userEvent.click(codes.getByRole('checkbox', { name: 'I’ve saved my recovery codes' }));
      await userEvent.click(codes.getByRole('button', { name: 'Done' }));
      await gone('alertdialog', 'Recovery codes');
      await expect(await canvas.findByText('10 recovery codes left.')).toBeVisible();
      // The button that opened the dialog is gone: focus moves to its replacement.
      await waitFor(() =>
        expect(within(canvas.getByRole('region', { name: 'Two-step verification' })).getAllByRole('button')).toContain(
          document.activeElement,
        ),
      );
    });
    await step('turn off', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
      const box = await dialog('Turn off two-step verification?');
      await userEvent.type(box.getByLabelText('Current password'), secret);
      await userEvent.type(box.getByRole('textbox', { name: 'Code' }), '000000');
      await userEvent.click(box.getByRole('button', { name: 'Turn off' }));
      const code = box.getByRole('textbox', { name: 'Code' });
      await waitFor(() =>
        expect(code).toHaveAccessibleDescription(
          'Incorrect or expired code. Enter the latest one and check that your phone’s clock is right.',
        ),
      );
      await userEvent.clear(code);
      await userEvent.type(code, '123456');
      await userEvent.click(box.getByRole('button', { name: 'Turn off' }));
      await gone('dialog', 'Turn off two-step verification?');
      await expect(await canvas.findByRole('button', { name: 'Turn on two-step verification' })).toBeVisible();
    });
  },
});

const made = {
  id: 'cGFzc2tleS0x',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    attestationObject: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

/** Replaces the browser's passkey dialog during the story. */
function browserMakes(answer: () => Promise<unknown>) {
  const real = Object.getOwnPropertyDescriptor(CredentialsContainer.prototype, 'create');
  Object.defineProperty(CredentialsContainer.prototype, 'create', { configurable: true, value: answer });
  return () => void (real && Object.defineProperty(CredentialsContainer.prototype, 'create', real));
}

/** Adds, renames and removes a passkey. */
export const Passkeys = story.story({
  parameters: { app: { at: '/account/security' } },
  beforeEach: () => browserMakes(async () => made),
  play: async ({ canvas, step }) => {
    await step('add', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add passkey' }));
      const box = await dialog('Add passkey');
      await userEvent.type(box.getByRole('textbox', { name: 'Name' }), 'Laptop');
      await userEvent.type(box.getByLabelText('Current password'), secret);
      await userEvent.click(box.getByRole('button', { name: 'Continue' }));
      await gone('dialog', 'Add passkey');
      await expect(await canvas.findByRole('button', { name: 'Rename Laptop' })).toBeVisible();
    });
    await step('rename', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename Laptop' }));
      const box = await dialog('Rename passkey');
      await userEvent.clear(box.getByRole('textbox', { name: 'Name' }));
      await userEvent.type(box.getByRole('textbox', { name: 'Name' }), 'Desktop');
      await userEvent.click(box.getByRole('button', { name: 'Save' }));
      await gone('dialog', 'Rename passkey');
      await expect(await canvas.findByRole('button', { name: 'Remove Desktop' })).toBeVisible();
    });
    await step('remove', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Desktop' }));
      const box = await dialog('Remove this passkey?');
      await userEvent.type(box.getByLabelText('Current password'), secret);
      await userEvent.click(box.getByRole('button', { name: 'Remove' }));
      await gone('dialog', 'Remove this passkey?');
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Desktop' })).toBeNull());
      await expect(server.account().passkeys).toEqual([]);
    });
  },
});

/** Closing the browser's dialog is not an error: the dialog of the page stays open. */
export const PasskeyCalledOff = story.story({
  parameters: { app: { at: '/account/security' } },
  beforeEach: () => browserMakes(() => Promise.reject(new DOMException('Called off.', 'NotAllowedError'))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add passkey' }));
    const box = await dialog('Add passkey');
    await userEvent.type(box.getByRole('textbox', { name: 'Name' }), 'Laptop');
    await userEvent.type(box.getByLabelText('Current password'), secret);
    await userEvent.click(box.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(box.getByRole('button', { name: 'Cancel' })).toBeEnabled());
    await expect(box.queryByRole('alert')).toBeNull();
    await expect(box.getByRole('textbox', { name: 'Name' })).toHaveValue('Laptop');
  },
});

export const EndSessions = story.story({
  parameters: { app: { at: '/account/security' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }));
    const box = await dialog('End all other sessions?', 'alertdialog');
    await userEvent.click(box.getByRole('button', { name: 'End all others' }));
    await expect(await screen.findByText('2 other sessions ended')).toBeVisible();
    await expect(server.sessions().map(({ isCurrent }) => isCurrent)).toEqual([true]);
  },
});

/** A session that the server could not end is listed again. */
export const EndRefused = story.story({
  parameters: { app: { at: '/account/security' } },
  beforeEach: ({ msw }) => msw.use(fixture(endSession, internal)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End (Safari on iOS)' }));
    await expect(await screen.findByText('Couldn’t end the session. Try again.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'End (Safari on iOS)' })).toBeVisible();
  },
});
