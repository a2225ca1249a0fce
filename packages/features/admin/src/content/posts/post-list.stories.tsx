import type { AdminPostRow } from '@apiyard/api/contract/content/posts';
import { expect, fn, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { contentCopy } from '../content-copy.ts';
import type { ContentListProps } from '../list/ContentList.tsx';
import { wholeContent } from '../list/content-view.ts';
import { storyNowMs, storyPosts } from '../story/entries.ts';
import { PostListScreen } from './PostListScreen.tsx';

const args: ContentListProps<AdminPostRow> = {
  rows: { state: 'done', value: storyPosts },
  more: 'none',
  view: wholeContent,
  nowMs: storyNowMs,
  onView: fn(),
  onMore: fn(),
  onAct: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Screens/Admin content/Posts',
  component: PostListScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(contentCopy)],
  args,
});

export const Success = meta.story({
  parameters: { ...pictured(inLight), app: { at: '/admin/blog' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage blog' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Keys and least privilege/ })).toHaveTextContent(
      'Security · Featured',
    );
    await expect(canvas.getByRole('link', { name: 'Keys and least privilege' })).toHaveAttribute(
      'href',
      '/admin/blog/p2',
    );
  },
});

/** On a phone, status and date are below the title and nothing scrolls sideways. */
export const PhoneWindow = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Manage blog' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .filter((header) => header.getClientRects().length > 0),
    ).toHaveLength(2);
    const row = within(table).getByRole('row', { name: /Keys and least privilege/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent(/Security · Featured/);
    const title = within(row).getByRole('link', { name: 'Keys and least privilege' });
    await expect(title.closest('th')?.getBoundingClientRect().width).toBeGreaterThan(240);
    await expect(table.parentElement?.scrollWidth).toBe(table.parentElement?.clientWidth);
  },
});

export const Loading = meta.story({
  args: { rows: { state: 'loading' } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible(),
});

export const Empty = meta.story({
  args: { rows: { state: 'done', value: [] } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Write a post' })).toHaveAttribute('href', '/admin/blog/new'),
});

export const FilteredToNothing = meta.story({
  args: { rows: { state: 'done', value: [] }, view: { query: '', state: 'scheduled' } },
  play: async ({ canvas }) => expect(canvas.getByText('No matching entries')).toBeVisible(),
});

export const Failed = meta.story({
  parameters: pictured(inDark),
  args: { rows: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas }) => expect(canvas.getByText('Couldn’t load posts')).toBeVisible(),
});
