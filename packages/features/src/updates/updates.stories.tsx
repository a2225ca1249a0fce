import type { Update } from '@apiyard/api/contract/updates';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '../_kit/copy.ts';
import { sampleContentCopy } from '../_kit/SampleContentNotice/sample-content-copy.ts';
import { storyAdmin } from '../_kit/story/people.ts';
import { preview } from '../_kit/story/preview.tsx';
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
    'One level in a thousand had a second one.',
  ),
  update(
    'u4',
    'removed',
    '2026-10-02T09:00:00.000Z',
    'Version 1 of UUID',
    'It told the address of the machine. Use version 7.',
  ),
] as const;
const routes = [{ path: '/recent-updates', ...route, HydrateFallback: () => null }];

const args: UpdatesScreenProps = {
  updates: { state: 'done', value: { items, next: 'older' } },
  kind: null,
  older: 'resting',
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
  args: { updates: { state: 'done', value: { items: [], next: null } } },
  play: async ({ canvas }) => expect(canvas.getByText('No updates yet')).toBeVisible(),
});

export const FilteredToNothing = meta.story({
  args: { updates: { state: 'done', value: { items: [], next: null } }, kind: 'removed' },
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
  args: { older: 'failed' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      'The older updates did not load. What is here stays; try again.',
    ),
});

export const LongWords = meta.story({
  args: {
    updates: {
      state: 'done',
      value: {
        items: [
          {
            ...items[0],
            title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            body: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3),
          },
        ],
        next: null,
      },
    },
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
});

export const ForAdmins = meta.story({
  args: { isAdmin: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/admin/recent-updates'),
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('آخر التحديثات');
    await expect(canvas.getByRole('button', { name: 'اعرض الأقدم' })).toBeVisible();
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('novembre 2026'),
});

/** The whole page over the wire: filter in the address, older ones, and the admin's notice. */
export const WholeRoute = meta.story({
  parameters: { app: { at: '/recent-updates', user: storyAdmin, routes } },
  beforeEach: ({ msw }) => {
    let left = { posts: 8, pictures: 12, updates: 4 };
    msw.use(
      http.get('*/api/updates', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const kind = searchParams.get('kind');
        if (kind !== null) return HttpResponse.json({ items: items.filter((one) => one.kind === kind), next: null });
        return HttpResponse.json(
          searchParams.get('cursor') === 'older'
            ? { items: items.slice(2), next: null }
            : { items: items.slice(0, 2), next: 'older' },
        );
      }),
      http.get('*/api/admin/sample-content', () => HttpResponse.json(left)),
      http.delete('*/api/admin/sample-content', () => {
        left = { posts: 0, pictures: 0, updates: 0 };
        return HttpResponse.json(left);
      }),
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
    await waitFor(() => expect(canvas.queryByText('Sample content is on show')).toBeNull());
  },
});
