import type { AdminUpdateRow } from '@apiyard/api/contract/content/admin-updates';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { contentCopy } from '../content-copy.ts';
import type { ContentListProps } from '../list/ContentList.tsx';
import { wholeContent } from '../list/content-view.ts';
import { storyNowMs, storyUpdates } from '../story/entries.ts';
import { UpdateListScreen } from './UpdateListScreen.tsx';

const args: ContentListProps<AdminUpdateRow> = {
  rows: { state: 'done', value: storyUpdates },
  more: 'resting',
  view: wholeContent,
  nowMs: storyNowMs,
  onView: fn(),
  onMore: fn(),
  onAct: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Admin content/Updates',
  component: UpdateListScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(contentCopy)],
  args,
});

const openMenu = async (title: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  return screen.findByRole('menu');
};

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage updates' })).toBeVisible();
    await expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent?.slice(0, 60)),
    ).toHaveLength(5);
    await expect(canvas.getByRole('row', { name: /Prayer times/ })).toHaveTextContent('Draft');
    await expect(canvas.getByRole('row', { name: /Restrict where/ })).toHaveTextContent('Scheduled');
    await expect(canvas.getByRole('link', { name: 'QR codes as SVG' })).toHaveAttribute(
      'href',
      '/admin/recent-updates/u3',
    );
    await expect(canvas.getByRole('link', { name: 'Write an update' })).toHaveAttribute(
      'href',
      '/admin/recent-updates/new',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
});

export const Menus = meta.story({
  play: async ({ args }) => {
    await openMenu('Prayer times for the whole month');
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Edit',
      'Publish',
      'Delete',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Publish' }));
    await expect(args.onAct).toHaveBeenCalledWith('publish', storyUpdates[0]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu('QR codes as SVG');
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Edit',
      'View on site',
      'Unpublish',
      'Delete',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('delete', storyUpdates[2]);
  },
});

export const Filtering = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search updates' }), 'q');
    await expect(args.onView).toHaveBeenLastCalledWith({ query: 'q', state: null });
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Draft' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ query: '', state: 'draft' });
  },
});

export const Loading = meta.story({
  args: { rows: { state: 'loading' }, more: 'none' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible(),
});

export const Empty = meta.story({
  args: { rows: { state: 'done', value: [] }, more: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No updates yet')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Write an update' })).toHaveLength(1);
  },
});

export const FilteredToNothing = meta.story({
  args: { rows: { state: 'done', value: [] }, more: 'none', view: { query: 'zebra', state: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onView).toHaveBeenCalledWith({ query: '', state: null });
  },
});

export const Failed = meta.story({
  args: { rows: { state: 'failed', requestId: '01ky3vq9m8' }, more: 'none' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const MoreFailed = meta.story({
  args: { more: 'failed' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load more entries. Try again.'),
});
