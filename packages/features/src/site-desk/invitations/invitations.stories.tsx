import { adminYard } from '@apiyard/api/sample/admin-yard';
import { sampleInvitation } from '@apiyard/api/sample/invitation-state';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from '@apiyard/ui/Toast';
import { loadActive } from '../../_kit/copy.ts';
import { storyAdmin } from '../../_kit/story/people.ts';
import { preview } from '../../_kit/story/preview.tsx';
import { invitationsCopy } from './invitations-copy.ts';
import * as invitations from './invitations.route.tsx';

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

const list = [
  sampleInvitation('ann', { email: 'ann@harbour.example', note: 'From the books project' }),
  sampleInvitation('team', {
    note: 'Summer school',
    usesMax: 20,
    uses: 7,
    usedBy: 'noor',
    usedAt: '2026-11-19T14:00:00.000Z',
  }),
  sampleInvitation('bo', { email: 'bo@harbour.example', uses: 1, usedBy: null, usedAt: '2026-11-12T14:00:00.000Z' }),
  sampleInvitation('old', { note: 'Last year', expiresAt: '2026-01-02T08:00:00.000Z', invitedBy: null }),
  sampleInvitation('back', { email: 'cy@harbour.example', isWithdrawn: true }),
];
const byInvitation = { registration: 'invitation' } as const;
const app = { at: '/admin/invitations', user: storyAdmin, routes, site: byInvitation };

const meta = preview.meta({
  title: 'Screens/SiteDesk/Invitations',
  component: invitations.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(invitationsCopy)],
  parameters: { app },
});

const rowOf = async (canvas: Pick<typeof screen, 'findByRole'>, name: RegExp) =>
  within(await canvas.findByRole('row', { name }));

const shown = adminYard({ invitations: list, site: byInvitation });

export const Success = meta.story({
  beforeEach: ({ msw }) => msw.use(...shown.handlers),
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, /ann@harbour\.example/)).getByText('Open')).toBeVisible();
    const states = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    await expect(states).toEqual(['Open', 'Open', 'Used', 'Ended', 'Withdrawn']);
    await expect(canvas.queryByRole('status', { name: /Everybody/ })).toBeNull();
  },
});

const withdrawn = adminYard({ invitations: list, site: byInvitation });

export const WithdrawsAndTakesBack = meta.story({
  beforeEach: ({ msw }) => msw.use(...withdrawn.handlers),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, /ann@harbour\.example/);
    await userEvent.click(row.getByRole('button', { name: 'Withdraw' }));
    await expect(await row.findByText('Withdrawn')).toBeVisible();
    await waitFor(() => expect(withdrawn.store.invitations[0]?.isWithdrawn).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await row.findByText('Open')).toBeVisible();
    await waitFor(() => expect(withdrawn.store.invitations[0]?.isWithdrawn).toBe(false));
  },
});

export const RefusedChangeGoesBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete('*/api/admin/invitations/:id', () =>
        HttpResponse.json(
          { success: false, code: 'NotFound', detail: 'Gone.', requestId: 'story-404' },
          { status: 404 },
        ),
      ),
      ...adminYard({ invitations: list, site: byInvitation }).handlers,
    ),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, /ann@harbour\.example/);
    await userEvent.click(row.getByRole('button', { name: 'Withdraw' }));
    await expect(await screen.findByText('The invitation was not changed. Try again in a moment.')).toBeVisible();
    await waitFor(() => expect(row.getByText('Open')).toBeVisible());
  },
});

const mailed = adminYard({ site: byInvitation });

export const InvitesByMail = meta.story({
  beforeEach: ({ msw }) => msw.use(...mailed.handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite the first person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
    await userEvent.type(dialog.getByLabelText(/^Email/), 'Dana@harbour.example');
    await userEvent.type(dialog.getByLabelText('Note (optional)'), 'Met at the fair');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    const made = within(await screen.findByRole('alertdialog', { name: 'The invitation is ready' }));
    await expect(made.getByText('A mail with this link is on its way to dana@harbour.example.')).toBeVisible();
    await expect(made.getByText(/\/auth\/register\?invitation=sample-invitation-1$/)).toBeVisible();
    await userEvent.click(made.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'The invitation is ready' })).toBeNull());
    await expect((await rowOf(canvas, /dana@harbour\.example Met at the fair/)).getByText('Open')).toBeVisible();
  },
});

const linked = adminYard({ site: byInvitation });

export const InvitesByLink = meta.story({
  beforeEach: ({ msw }) => msw.use(...linked.handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite somebody' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^As a link/ }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Accounts' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Accounts' }), '20{Tab}');
    await userEvent.click(dialog.getByRole('button', { name: 'Make link' }));
    await expect(await screen.findByText('Hand this link to whoever you invite.')).toBeVisible();
    // Enter once more, by somebody who does not see yet that it is made, copies the link and does not lose it.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy the link' })).toHaveFocus());
    await expect(linked.store.invitations.map(({ usesMax, email }) => [usesMax, email])).toEqual([[20, null]]);
  },
});

export const InviteFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/invitations', () => HttpResponse.error()),
      ...adminYard({ site: byInvitation }).handlers,
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite somebody' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
    await userEvent.type(dialog.getByLabelText(/^Email/), 'dana@harbour.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(
      await dialog.findByText('The invitation was not made. What you typed is still here: try again.'),
    ).toBeVisible();
    await expect(dialog.getByLabelText(/^Email/)).toHaveValue('dana@harbour.example');
  },
});

const many = Array.from({ length: 60 }, (_, index) =>
  sampleInvitation(`many-${index}`, { note: `Guest ${index + 1}` }),
);

export const ShowsMore = meta.story({
  beforeEach: ({ msw }) => msw.use(...adminYard({ invitations: many, site: byInvitation }).handlers),
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
  beforeEach: ({ msw }) => msw.use(...adminYard({ invitations: list }).handlers),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Everybody can make an account now, so nobody needs an invitation.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Registration settings' })).toHaveAttribute(
      'href',
      '/admin/settings#registration',
    );
  },
});

export const WhileClosed = meta.story({
  parameters: { app: { ...app, site: { registration: 'closed' } } },
  beforeEach: ({ msw }) => msw.use(...adminYard({ invitations: list }).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody can make an account now, not even with an invitation.')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...adminYard({ site: byInvitation }).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invitations yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/invitations', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Invitations');
    await expect(canvas.queryByText('No invitations yet')).toBeNull();
  },
});

export const FailsThenComes = meta.story({
  beforeEach: ({ msw }) => {
    let isDown = true;
    msw.use(
      http.get('*/api/admin/invitations', () => {
        if (!isDown) return undefined;
        isDown = false;
        return HttpResponse.json(
          { success: false, code: 'Internal', detail: 'Fault.', requestId: 'story-500' },
          { status: 500 },
        );
      }),
      ...adminYard({ invitations: list, site: byInvitation }).handlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('ann@harbour.example')).toBeVisible();
  },
});

const long = 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft@harbour.example';

export const LongWordsOnPhone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...adminYard({
        invitations: [sampleInvitation('long', { email: long, note: long }), ...list],
        site: byInvitation,
      }).handlers,
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(long)).length).toBe(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  beforeEach: ({ msw }) => msw.use(...adminYard({ invitations: list, site: byInvitation }).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ann@harbour.example')).toBeVisible();
    await expect(canvas.getAllByText('مفتوحة').length).toBe(2);
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  beforeEach: ({ msw }) => msw.use(...adminYard({ invitations: list, site: byInvitation }).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 sur 20')).toBeVisible();
  },
});
