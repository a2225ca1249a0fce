import { resendConfirmation } from '@apiyard/api/contract/accounts/account';
import type { Account } from '@apiyard/api/contract/accounts/account';
import { fail } from '@apiyard/api/contract/endpoint';
import { Heading } from '@apiyard/ui/Heading';
import { expect, userEvent } from 'storybook/test';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { FullFrame } from '../FullFrame/FullFrame.tsx';
import { storyMenu } from '../story/shell-menu.ts';

const account: Account = {
  id: 'p1',
  username: 'noor',
  name: 'Noor Haddad',
  email: null,
  pendingEmail: 'noor@example.org',
  language: 'en',
  createdAt: '2026-11-20T08:00:00.000Z',
  passwordChangedAt: null,
  twoSteps: null,
  passkeys: [],
  deletionDueAt: null,
};
const newcomer = { ...storyUser, email: null, pendingEmail: 'noor@example.org' };

const meta = preview.meta({
  title: 'Screens/Shell/ConfirmBand',
  component: FullFrame,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { user: newcomer } },
  args: { menu: storyMenu(), children: <Heading level={1}>A page</Heading> },
  beforeEach: ({ msw }) => msw.use(fixture(resendConfirmation, () => account)),
});

/** At the end of the window: the page stays where it is. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const band = await canvas.findByRole('region', { name: 'Email confirmation' });
    await expect(band).toHaveTextContent(
      'Open the link sent to \u2068noor@example.org\u2069 to confirm your email address.',
    );
    await expect(Math.round(window.innerHeight - band.getBoundingClientRect().bottom)).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText(/A new link was sent to .noor@example\.org.\./)).toBeVisible();
  },
});

export const TooMany = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fixture(resendConfirmation, () => fail('RateLimited', 'Too many emails.', { retryAfterS: 600 }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(
      await canvas.findByText('Too many emails requested. Open the latest one, or wait 10 minutes and try again.'),
    ).toBeVisible();
  },
});

export const WithoutAddress = meta.story({
  parameters: { app: { user: { ...newcomer, pendingEmail: null } }, ...pictured(inLight) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add address' })).toHaveAttribute('href', '/account/profile');
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
});

export const NotOnceConfirmed = meta.story({
  parameters: { app: { user: storyUser } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('A page');
    await expect(canvas.queryByRole('region', { name: 'Email confirmation' })).toBeNull();
  },
});
