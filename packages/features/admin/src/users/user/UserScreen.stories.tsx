import { fail } from '@apiyard/api/contract/endpoint';
import type { PersonDetails } from '@apiyard/api/contract/accounts/people';
import { changePersonState, changeRole, getPerson, listPersonCalls } from '@apiyard/api/contract/accounts/people';
import { listPlans } from '@apiyard/api/contract/plans/plans';
import { ToastRegion } from '@apiyard/ui/Toast';
import type { HttpHandler } from 'msw';
import { Outlet } from 'react-router';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyAdmin } from '@apiyard/kit/story/people.ts';
import { placeOf } from '@apiyard/kit/story/place-of.ts';
import { soldPlans } from '@apiyard/kit/story/plans.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, pictured } from '@apiyard/ui/story/modes.ts';
import { usersCopy } from '../users-copy.ts';
import { aminaDetails, storyCalls, storyNowMs, storyPlans } from '../story/story-people.ts';
import * as userRoute from '../user.route.tsx';
import { UserScreen } from './UserScreen.tsx';
import { pages } from '../../pages.ts';

const done = <Value,>(value: Value) => ({ state: 'done' as const, value });

const meta = preview.meta({
  title: 'Screens/People/User',
  component: UserScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(usersCopy)],
  parameters: { app: { at: '/admin/users/p11', pages } },
  args: {
    person: done<PersonDetails | null>(aminaDetails),
    plans: storyPlans,
    calls: done(storyCalls),
    moreCalls: 'resting' as const,
    ownId: 'p2',
    nowMs: storyNowMs,
    busy: null,
    isStale: false,
    onAct: fn(),
    onMoreCalls: fn(),
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('amina');
    await expect(canvas.getByRole('link', { name: 'Premium' })).toHaveAttribute('href', '/addprem?search=amina');
    await expect(canvas.getByRole('link', { name: 'Audit log' })).toHaveAttribute('href', '/admin/audit?person=amina');
    await expect(canvas.getByText('132 of 50,000 calls used today')).toBeVisible();
    await expect(canvas.getByText('ay_3fk…9x2b')).toBeVisible();
    await expect(canvas.getByText('429 RateLimited')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /convert\/data/ })).getByText('Main key')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Disable account' }));
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: 'disable' });
    await userEvent.click(canvas.getByRole('button', { name: 'Make admin' }));
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: 'makeAdmin' });
    await userEvent.click(canvas.getByRole('button', { name: 'End session on Safari on iOS' }));
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: 'endSession', session: 's2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMoreCalls).toHaveBeenCalledOnce();
  },
});

export const AsksBeforeWhatStays = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off two-step verification' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Turn off two-step verification for amina?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'End all sessions' }));
    const second = within(await screen.findByRole('alertdialog', { name: 'End all sessions for amina?' }));
    await userEvent.click(second.getByRole('button', { name: 'End all sessions' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
    await expect(args.onAct).toHaveBeenCalledWith({ kind: 'endSessions' });
  },
});

export const Disabled = meta.story({
  args: {
    person: done({
      ...aminaDetails,
      state: 'disabled',
      disabledAt: '2026-11-19T08:00:00.000Z',
      sessions: [],
      keys: [],
      twoStepsSince: null,
    }),
    calls: done([]),
    moreCalls: 'none',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This user can’t sign in/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enable account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send password reset link' })).toBeNull();
    await expect(canvas.getByText('No active sessions')).toBeVisible();
    await expect(canvas.getByText('No active keys')).toBeVisible();
    await expect(canvas.getByText('No recent calls')).toBeVisible();
  },
});

export const Leaving = meta.story({
  args: {
    person: done({
      ...aminaDetails,
      state: 'deletion',
      deletionDueAt: '2026-12-04T10:00:00.000Z',
      pendingEmail: 'new@example.org',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/can cancel by signing in before then/)).toBeVisible();
    await expect(canvas.getByText('new@example.org is waiting for confirmation')).toBeVisible();
  },
});

/** Entered at registration and never confirmed. */
export const NotConfirmed = meta.story({
  args: { person: done({ ...aminaDetails, email: null, pendingEmail: 'amina@example.org' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('amina@example.org')).toBeVisible();
    await expect(canvas.getByText('Not confirmed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send password reset link' })).toBeVisible();
  },
});

/** Shown to admins only, never to the user. */
export const AddressOfAnotherAccount = meta.story({
  args: { person: done({ ...aminaDetails, email: null, pendingEmail: 'boris@example.org', pendingHeldBy: 'boris' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('boris@example.org')).toBeVisible();
    await expect(canvas.getByText(/^Used by .boris.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send password reset link' })).toBeNull();
  },
});

export const OwnAccount = meta.story({
  args: {
    ownId: 'p11',
    person: done({
      ...aminaDetails,
      role: 'admin',
      sessions: aminaDetails.sessions.map((session, index) => ({ ...session, isCurrent: index === 0 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is your own account/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Disable account' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove admin role' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Turn off two-step verification' })).toBeNull();
    await expect(canvas.getByText('Current session')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End other sessions' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { person: { state: 'loading' }, calls: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^User$/);
  },
});

export const CallsFailed = meta.story({
  args: { calls: { state: 'failed' }, moreCalls: 'none' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load the calls.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  parameters: pictured(inDark),
  args: { person: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t load the user')).toBeVisible();
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
  },
});

export const Gone = meta.story({
  args: { person: done(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/admin/users');
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'تعطيل الحساب' })).toBeVisible();
    const session = canvas.getByText('Firefox على Linux');
    await expect(placeOf(session, 'Firefox').left).toBeGreaterThan(placeOf(session, 'Linux').right);
    await expect(canvas.getByRole('row', { name: /random\/qr/ })).toHaveTextContent('0.2 ملي ث');
  },
});

const routes = [
  {
    Component: () => (
      <>
        <Outlet />
        <ToastRegion />
      </>
    ),
    children: [{ path: '/admin/users/:id', ...userRoute, HydrateFallback: () => null }],
  },
];
const calls = fixture(listPersonCalls, { items: [...storyCalls], next: null });
const plans = fixture(listPlans, { items: [...soldPlans], next: null });

/** Fake server for one user, with changes applied. */
function knowingAmina(change: (amina: { value: PersonDetails }) => HttpHandler): HttpHandler[] {
  const amina = { value: aminaDetails };
  return [calls, plans, fixture(getPerson, () => amina.value), change(amina)];
}

const wholeRoute = meta.story({
  render: () => <></>,
  parameters: { app: { at: '/admin/users/p11', user: storyAdmin, routes } },
});

export const TakenBack = wholeRoute.extend({
  beforeEach: ({ msw }) =>
    msw.use(
      ...knowingAmina((amina) =>
        fixture(changePersonState, ({ input: { isDisabled, version } }) => {
          if (version !== amina.value.version)
            return fail('Stale', 'Someone else saved first.', { version: amina.value.version });
          amina.value = {
            ...amina.value,
            state: isDisabled ? 'disabled' : 'active',
            disabledAt: isDisabled ? '2026-11-20T10:00:00.000Z' : null,
            version: version + 1,
          };
          return amina.value;
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable account' }));
    const toast = within(await screen.findByRole('alertdialog', { name: /amina is disabled/ }));
    await expect(await canvas.findByRole('button', { name: 'Enable account' })).toBeVisible();
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Disable account' })).toBeVisible();
  },
});

export const ChangedByAnotherAdmin = wholeRoute.extend({
  beforeEach: ({ msw }) =>
    msw.use(
      ...knowingAmina((amina) =>
        fixture(changeRole, () => {
          amina.value = { ...amina.value, state: 'disabled', disabledAt: '2026-11-20T09:59:00.000Z', version: 2 };
          return fail('Stale', 'Someone else saved first.', { version: 2 });
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make admin' }));
    await expect(await canvas.findByText(/Someone else changed this account/)).toBeVisible();
    await expect(await canvas.findByText(/This user can’t sign in/)).toBeVisible();
  },
});
