import type { ListedPerson } from '@apiyard/api/contract/accounts/people';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { placeOf } from '@apiyard/kit/story/place-of.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { usersCopy } from '../users-copy.ts';
import { longPerson, storyNowMs, storyPeople, storyPlans } from '../story/story-people.ts';
import { allUsers } from './users-view.ts';
import { UsersScreen } from './UsersScreen.tsx';

const done = (items: readonly ListedPerson[], count = items.length) => ({
  state: 'done' as const,
  value: { items, count },
});

const meta = preview.meta({
  title: 'Screens/People/Users',
  component: UsersScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(usersCopy)],
  args: {
    people: done(storyPeople, 61),
    isAsking: false,
    plans: storyPlans,
    view: allUsers,
    ownId: 'p2',
    nowMs: storyNowMs,
    onView: fn(),
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Users');
    await expect(canvas.getByRole('link', { name: 'Invitations' })).toHaveAttribute('href', '/admin/invitations');
    await expect(canvas.getByRole('status')).toHaveTextContent('61 users');
    const amina = within(canvas.getByRole('row', { name: /amina/ }));
    await expect(amina.getByRole('link', { name: 'amina' })).toHaveAttribute('href', '/admin/users/p11');
    await expect(amina.getByText('Premium')).toBeVisible();
    await expect(amina.getByText('Active')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /boris/ })).getByText('Disabled')).toBeVisible();
    const chen = within(canvas.getByRole('row', { name: /chen/ }));
    await expect(
      [chen.getByText('chen@example.org'), chen.getByText('Not confirmed'), chen.getByText('Deletion pending')].every(
        (shown) => shown.checkVisibility(),
      ),
    ).toBe(true);
    await expect(within(canvas.getByRole('row', { name: /admin/ })).getByText(/You/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or email' }), 'a');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...allUsers, query: 'a' });
  },
});

export const Filtering = meta.story({
  args: { view: { ...allUsers, page: 3 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Disabled' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...allUsers, state: 'disabled', page: 1 });
    await userEvent.click(canvas.getByRole('button', { name: /Plan/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Schools' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...allUsers, plan: 'school', page: 1 });
  },
});

/** Plans by the operator's names; a deleted plan by its id. */
export const OwnPlans = meta.story({
  args: {
    people: done(
      storyPeople.map((person, at) => ({
        ...person,
        plan: ['school', 'of-last-year', 'free', 'premium'][at] ?? 'free',
      })),
      61,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Schools', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText('of-last-year', { selector: 'bdi' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { people: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'amina' })).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { people: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load users')).toBeVisible();
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const FilteredToNothing = meta.story({
  args: { people: done([]), view: { ...allUsers, query: 'zebra', role: 'admin', sort: 'seen' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No name or email address contains “zebra”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onView).toHaveBeenCalledWith({ ...allUsers, sort: 'seen' });
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('المستخدمون');
    await expect(within(canvas.getByRole('row', { name: /boris/ })).getByText('معطّل')).toBeVisible();
    const chen = canvas.getByRole('row', { name: /chen/ });
    await expect(placeOf(chen, 'chen@example.org').right).toBeCloseTo(placeOf(chen, 'غير مؤكَّد').right, 0);
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Utilisateurs');
    await expect(canvas.getByRole('status')).toHaveTextContent('61 utilisateurs');
  },
});

export const PhoneWindow = meta.story({
  args: { people: done([longPerson, ...storyPeople]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Users' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'amina' })).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
});
