import { getSampleContent, removeSampleContent } from '@apiyard/api/contract/content/content';
import type { Update } from '@apiyard/api/contract/content/updates';
import { listUpdates } from '@apiyard/api/contract/content/updates';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { sampleContentCopy } from '@apiyard/kit/SampleContentNotice/sample-content-copy.ts';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyAdmin } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { updatesCopy } from './updates-copy.ts';
import * as route from './updates.route.tsx';
import type { UpdatesScreenProps } from './UpdatesScreen.tsx';
import { UpdatesScreen } from './UpdatesScreen.tsx';

const update = (id: string, kind: Update['kind'], publishedAt: string, title: string, body: string): Update => ({
  id,
  kind,
  publishedAt,
  title,
  body,
});
const items = [
  update(
    'u1',
    'new',
    '2026-11-18T09:00:00.000Z',
    'QR codes as SVG',
    'Ask for `format=svg` and the code stays sharp at any size.',
  ),
  update(
    'u2',
    'changed',
    '2026-11-12T09:00:00.000Z',
    'Converted numbers keep every digit',
    'Whole numbers beyond 2^53 used to lose their last digits.\n\n- JSON to YAML\n- CSV to JSON',
  ),
  update(
    'u3',
    'fixed',
    '2026-10-21T09:00:00.000Z',
    'Sudoku no longer gives two solutions',
    'About one puzzle in a thousand had a second one.',
  ),
  update(
    'u4',
    'removed',
    '2026-10-02T09:00:00.000Z',
    'Version 1 of UUID',
    'It revealed the address of the machine. Use version 7.',
  ),
] as const;
const routes = [{ path: '/recent-updates', ...route, HydrateFallback: () => null }];

const args: UpdatesScreenProps = {
  updates: { state: 'done', value: items },
  kind: null,
  more: 'resting',
  onKind: fn(),
  onMore: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Updates',
  component: UpdatesScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(updatesCopy), () => loadActive(sampleContentCopy)],
  args,
});

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'November 2026',
      'October 2026',
    ]);
    await expect(canvas.getByRole('list', { name: 'Updates in October 2026' })).toHaveTextContent(
      'Version 1 of UUIDRemoved',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show older updates' }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Fixed' }));
    await expect(args.onKind).toHaveBeenCalledWith('fixed');
  },
});

export const Loading = meta.story({
  args: { updates: { state: 'loading' } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible(),
});

export const Empty = meta.story({
  args: { updates: { state: 'done', value: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('No updates yet')).toBeVisible(),
});

export const FilteredToNothing = meta.story({
  args: { updates: { state: 'done', value: [] }, kind: 'removed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all updates' }));
    await expect(args.onKind).toHaveBeenCalledWith(null);
  },
});

export const Failed = meta.story({
  args: { updates: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const OlderFailed = meta.story({
  args: { more: 'failed' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load older updates. Try again.'),
});

export const ForAdmins = meta.story({
  args: { isAdmin: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/admin/recent-updates'),
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('novembre 2026'),
});

/** The whole page with mocked responses: filter in the URL, older updates and the notice for admins. */
export const WholeRoute = meta.story({
  parameters: { app: { at: '/recent-updates', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => {
    let left = { posts: 8, pictures: 12, updates: 4 };
    msw.use(
      fixture(listUpdates, ({ input: { kind, cursor } }) => {
        if (kind !== undefined) return { items: items.filter((one) => one.kind === kind), next: null };
        return cursor === 'older' ? { items: items.slice(2), next: null } : { items: items.slice(0, 2), next: 'older' };
      }),
      fixture(getSampleContent, () => left),
      fixture(removeSampleContent, () => (left = { posts: 0, pictures: 0, updates: 0 })),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older updates' }));
    await expect(await canvas.findByText('Version 1 of UUID')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show older updates' })).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Changed' }));
    await waitFor(() => expect(canvas.queryByText('Version 1 of UUID')).toBeNull());
    await expect(await canvas.findByText('Converted numbers keep every digit')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove sample content' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('This site shows sample content')).toBeNull());
  },
});
