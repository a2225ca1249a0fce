import { fail } from '@apiyard/api/contract/endpoint';
import { invite, listInvitations, withdrawInvitation } from '@apiyard/api/contract/accounts/invitations';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from '@apiyard/ui/Toast';
import { loadActive } from '@apiyard/kit/copy.ts';
import { storyAdmin } from '@apiyard/kit/story/people.ts';
import { fixture, internal, pending } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { invitationsCopy } from './invitations-copy.ts';
import * as invitations from './invitations.route.tsx';
import { invitation, invitationFixtures, storyInvitations } from './story/story-invitations.ts';
import { pages } from '../pages.ts';

const routes = [
  {
    path: '/admin/invitations',
    ...invitations,
    Component: () => (
      <>
        <invitations.Component />
        <ToastRegion />
      </>
    ),
    HydrateFallback: () => null,
  },
];

const byInvitation = { registration: 'invitation' } as const;
const app = { pages, at: '/admin/invitations', user: storyAdmin, routes, site: byInvitation };

const meta = preview.meta({
  title: 'Screens/Admin/Invitations',
  component: invitations.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(invitationsCopy)],
  parameters: { app },
});

const rowOf = async (canvas: Pick<typeof screen, 'findByRole'>, name: RegExp) =>
  within(await canvas.findByRole('row', { name }));

const shown = invitationFixtures(storyInvitations);

export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(...shown.handlers),
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, /ann@harbour\.example/)).getByText('Open')).toBeVisible();
    const states = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    await expect(states).toEqual(['Open', 'Open', 'Used', 'Expired', 'Withdrawn']);
    await expect(canvas.queryByRole('status', { name: /open to everyone/ })).toBeNull();
  },
});

const withdrawn = invitationFixtures(storyInvitations);

export const WithdrawsAndTakesBack = meta.story({
  beforeEach: ({ msw }) => msw.use(...withdrawn.handlers),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, /ann@harbour\.example/);
    await userEvent.click(row.getByRole('button', { name: 'Withdraw' }));
    await expect(await row.findByText('Withdrawn')).toBeVisible();
    await waitFor(() => expect(withdrawn.list[0]?.state).toBe('withdrawn'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await row.findByText('Open')).toBeVisible();
    await waitFor(() => expect(withdrawn.list[0]?.state).toBe('open'));
  },
});

export const RefusedChangeGoesBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(withdrawInvitation, () => fail('NotFound', 'Gone.')),
      ...invitationFixtures(storyInvitations).handlers,
    ),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, /ann@harbour\.example/);
    await userEvent.click(row.getByRole('button', { name: 'Withdraw' }));
    await expect(await screen.findByText('Couldn’t change the invitation. Try again in a moment.')).toBeVisible();
    await waitFor(() => expect(row.getByText('Open')).toBeVisible());
  },
});

const mailed = invitationFixtures();

export const InvitesByMail = meta.story({
  beforeEach: ({ msw }) => msw.use(...mailed.handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite the first person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
    await userEvent.type(dialog.getByLabelText(/^Email/), 'Dana@harbour.example');
    await userEvent.type(dialog.getByLabelText('Note (optional)'), 'Met at the fair');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    const made = within(await screen.findByRole('alertdialog', { name: 'Invitation created' }));
    await expect(made.getByText('An email with this link is on its way to dana@harbour.example.')).toBeVisible();
    await expect(made.getByText(/\/auth\/register\?invitation=story-invitation-1$/)).toBeVisible();
    await userEvent.click(made.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Invitation created' })).toBeNull());
    await expect((await rowOf(canvas, /dana@harbour\.example Met at the fair/)).getByText('Open')).toBeVisible();
  },
});

const linked = invitationFixtures();

export const InvitesByLink = meta.story({
  beforeEach: ({ msw }) => msw.use(...linked.handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Share a link/ }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Accounts' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Accounts' }), '20{Tab}');
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await screen.findByText('Share this link with the people you invite.')).toBeVisible();
    // Pressing Enter again copies the link instead of closing the dialog.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus());
    await expect(linked.list.map(({ usesMax, email }) => [usesMax, email])).toEqual([[20, null]]);
  },
});

export const InviteFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(invite, () => HttpResponse.error()),
      ...invitationFixtures().handlers,
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
    await userEvent.type(dialog.getByLabelText(/^Email/), 'dana@harbour.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(await dialog.findByText('The server didn’t respond. Try again in a moment.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Email/)).toHaveValue('dana@harbour.example');
  },
});

export const WrongAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(...invitationFixtures().handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
    await userEvent.type(dialog.getByLabelText(/^Email/), 'dana');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(dialog.getByText('Enter a full email address, like name@example.org.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Email/)).toHaveFocus();
    await userEvent.type(dialog.getByLabelText(/^Email/), '@harbour.example');
    await expect(dialog.queryByText('Enter a full email address, like name@example.org.')).toBeNull();
  },
});

const many = Array.from({ length: 60 }, (_, index) => invitation(`many-${index}`, { note: `Guest ${index + 1}` }));

export const ShowsMore = meta.story({
  beforeEach: ({ msw }) => msw.use(...invitationFixtures(many).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Guest 50')).toBeVisible();
    await expect(canvas.queryByText('Guest 51')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('Guest 60')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const WhileOpenToAll = meta.story({
  parameters: { app: { ...app, site: { registration: 'open' } } },
  beforeEach: ({ msw }) => msw.use(...invitationFixtures(storyInvitations).handlers),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Registration is open to everyone, so invitations aren’t needed.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Registration settings' })).toHaveAttribute(
      'href',
      '/admin/settings#registration',
    );
  },
});

export const WhileClosed = meta.story({
  parameters: { app: { ...app, site: { registration: 'closed' } } },
  beforeEach: ({ msw }) => msw.use(...invitationFixtures(storyInvitations).handlers),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Registration is closed. Invitations don’t work until it reopens.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: pictured(inLight),
  beforeEach: ({ msw }) => msw.use(...invitationFixtures().handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invitations yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(listInvitations, pending)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Invitations');
    await expect(canvas.queryByText('No invitations yet')).toBeNull();
  },
});

export const FailsThenComes = meta.story({
  beforeEach: ({ msw }) => {
    const { list, handlers } = invitationFixtures(storyInvitations);
    msw.use(
      fixture(listInvitations, ({ count }) => (count === 1 ? internal() : { items: list, next: null })),
      ...handlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('ann@harbour.example')).toBeVisible();
  },
});
