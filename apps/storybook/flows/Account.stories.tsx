import { confirmEmail, forgotPassword, resetPassword } from '@apiyard/api/contract/accounts/recovery';
import { fail } from '@apiyard/api/contract/endpoint';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import * as registerPage from '@apiyard/account/auth/register.route.tsx';
import { keyFixtures } from '@apiyard/account/keys/story/key-fixtures.ts';
import { mainKey } from '@apiyard/account/keys/story/story-keys.ts';
import { accountFixtures } from '@apiyard/account/settings/story/account-fixtures.ts';
import { Button } from '@apiyard/ui/Button';
import { Outlet, useNavigate } from 'react-router';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadCopies, person, routes, sampleSite } from './around.tsx';

/** The pages with a mailbox next to them: a button opens the link of the newest mail, as people do in another window. */
const withMail = (newest: () => string | undefined) => [
  {
    Component: function WithMail() {
      const navigate = useNavigate();
      const open = () => {
        const link = newest();
        if (link !== undefined) void navigate(link);
      };
      return (
        <>
          <Outlet />
          <aside aria-label="Mailbox">
            <Button onPress={open}>Open the newest mail</Button>
          </aside>
        </>
      );
    },
    HydrateFallback: () => null,
    children: routes,
  },
];

const openMail = () => userEvent.click(screen.getByRole('button', { name: 'Open the newest mail' }));

const story = preview.meta({
  title: 'Flows/Account',
  component: registerPage.Component,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  loaders: [loadCopies],
});

const dialog = async (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));

const spent = () => fail('LinkSpent', 'Used.');
const joining = sampleSite();
const sami = { username: 'sami', email: 'sami@example.test', password: 'low tide at noon' };
const findSami = () => joining.store.people.find(({ user }) => user.username === sami.username);
const keys = keyFixtures(mainKey);

/** From no account to an API key, with a confirmed address and two-step verification. */
export const RegisterConfirmTwoStepsFirstKey = story.story({
  parameters: {
    app: { at: '/auth/register', routes: withMail(() => findSami() && '/auth/confirm-email?token=sent-to-sami') },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(confirmEmail, ({ input }) => {
        const person = findSami();
        if (person === undefined || input.token !== 'sent-to-sami') return spent();
        person.user = { ...person.user, email: sami.email };
        return { success: true as const, email: sami.email };
      }),
      ...accountFixtures(sami.password, { username: sami.username, name: sami.username, email: sami.email }).handlers,
      ...keys.handlers,
      ...joining.handlers,
    ),
  play: async ({ canvas, step }) => {
    await step('create an account, which signs in', async () => {
      await userEvent.type(await canvas.findByLabelText('Username'), sami.username);
      await userEvent.type(canvas.getByLabelText('Email address'), sami.email);
      await userEvent.type(canvas.getByLabelText(/^Password/), sami.password);
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
      await expect(await canvas.findByRole('button', { name: 'sami’s account' })).toBeVisible();
    });
    await step('open the link of the mail', async () => {
      await openMail();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
    });
    await step('turn on two steps', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Go to dashboard' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'sami’s account' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Security' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Turn on two-step verification' }));
      const box = await dialog('Turn on two-step verification');
      await userEvent.type(box.getByLabelText('Current password'), sami.password);
      await userEvent.click(box.getByRole('button', { name: 'Continue' }));
      // As phones fill it in: user-event would send a late `change` from the field while React takes it away.
      await fireEvent.change(await screen.findByRole('textbox', { name: 'Code from the app' }), {
        target: { value: '123456' },
      });
      const codes = await dialog('Recovery codes', 'alertdialog');
      await expect(codes.getAllByRole('listitem')).toHaveLength(10);
      await userEvent.click(codes.getByRole('checkbox', { name: 'I’ve saved my recovery codes' }));
      await userEvent.click(codes.getByRole('button', { name: 'Done' }));
      await expect(await canvas.findByText('10 recovery codes left.')).toBeVisible();
    });
    await step('make a first key', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Recovery codes' })).toBeNull());
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Account pages' })).getByRole('link', {
          name: 'API keys',
        }),
      );
      const [make] = await canvas.findAllByRole('button', { name: 'New key' });
      if (make === undefined) throw new Error('No key can be made.');
      // It waits for the keys that are there.
      await waitFor(() => expect(make).toBeEnabled());
      await userEvent.click(make);
      const box = await dialog('New key');
      await userEvent.type(box.getByRole('textbox', { name: /^Name/ }), 'Build server');
      await userEvent.click(box.getByRole('button', { name: 'Create key' }));
      await expect(await screen.findByText('Copy the key now. You won’t be able to see it again.')).toBeVisible();
      await expect(keys.list(false).items.map(({ name }) => name)).toContain('Build server');
    });
  },
});

const returning = sampleSite();
/** Addresses that a link for a new password was sent to. */
const sent: string[] = [];

/** The password is lost: a link, a new one, and in again. */
export const ForgotReset = story.story({
  parameters: { app: { at: '/auth/login', routes: withMail(() => sent.at(-1) && '/auth/reset-password?token=sent') } },
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(forgotPassword, ({ input }) => {
        sent.push(input.email);
        return { success: true as const };
      }),
      fixture(resetPassword, ({ input }) => {
        const owner = returning.store.people.find(({ user }) => user.email === sent.at(-1));
        if (owner === undefined || input.token !== 'sent') return spent();
        owner.password = input.password;
        return { success: true as const };
      }),
      ...returning.handlers,
    ),
  play: async ({ canvas, step }) => {
    await step('request a link', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Forgot your password?' }));
      await userEvent.type(await canvas.findByLabelText('Email address'), person.email);
      await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    });
    await step('choose a new password by it', async () => {
      await openMail();
      await userEvent.type(await canvas.findByLabelText('New password'), 'high tide at dawn');
      await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();
    });
    await step('sign in with it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to sign-in' }));
      await userEvent.type(await canvas.findByLabelText('Username or email address'), person.username);
      await userEvent.type(canvas.getByLabelText(/^Password/), 'high tide at dawn');
      await userEvent.click(canvas.getByRole('button', { name: /^Sign in$/ }));
      await expect(await canvas.findByRole('button', { name: 'amina’s account' })).toBeVisible();
    });
  },
});
