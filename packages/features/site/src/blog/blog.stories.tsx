import { getBlogPost, getBlogPosts } from '@apiyard/api/contract/content/content';
import { fail } from '@apiyard/api/contract/endpoint';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { blogCopy } from './blog-copy.ts';
import * as list from './blog-list.route.tsx';
import * as post from './blog-post.route.tsx';
import { newestFirst } from './blog-post.ts';
import { wholeBlog } from './blog-view.ts';
import type { BlogListScreenProps } from './BlogListScreen.tsx';
import { BlogListScreen } from './BlogListScreen.tsx';
import { storyPosts, storyRows } from './story/posts.ts';

const args: BlogListScreenProps = {
  posts: newestFirst(storyPosts),
  loading: false,
  error: null,
  view: wholeBlog,
  onView: fn(),
  onRetry: fn(),
  onClear: fn(),
};

const routes = [
  { path: '/apps/blog/posts', ...list, HydrateFallback: () => null },
  { path: '/apps/blog/detail/:id', ...post },
];

const meta = preview.meta({
  title: 'Screens/Blog/List',
  component: BlogListScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(blogCopy)],
  args,
});

const names = (canvas: { getAllByRole(role: string, options: object): HTMLElement[] }) =>
  canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

export const Success = meta.story({
  play: async ({ canvas, args: { onView } }) => {
    await expect(names(canvas)).toEqual([
      'Keys and least privilege',
      'QR codes that scan',
      'Your first call in five minutes',
      'UUID version 4 or 7',
    ]);
    await expect(canvas.getByRole('link', { name: 'QR codes that scan' })).toHaveAttribute(
      'href',
      '/apps/blog/detail/qr-codes',
    );
    await expect(canvas.getByText('1,204 views')).toBeVisible();
    await expect(canvas.getByText('2 min read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guides 2' }));
    await expect(onView).toHaveBeenCalledWith({ ...wholeBlog, category: 'Guides' });
  },
});

export const Loading = meta.story({
  args: { posts: null, loading: true },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible(),
});

export const Empty = meta.story({
  parameters: pictured(inLight),
  args: { posts: [] },
  play: async ({ canvas }) => expect(canvas.getByText('No posts yet')).toBeVisible(),
});

export const FilteredToNothing = meta.story({
  args: { view: { ...wholeBlog, query: 'teapot' } },
  play: async ({ canvas, args: { onView } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all posts' }));
    await expect(onView).toHaveBeenCalledWith(wholeBlog);
  },
});

export const Failed = meta.story({
  args: { posts: null, error: 'Failed to fetch blog posts', requestId: '01ky3vq9m8' },
  play: async ({ canvas, args: { onClear, onRetry } }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch blog posts');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(onClear).toHaveBeenCalledTimes(1);
  },
});

export const FailureClosed = meta.story({
  args: { posts: null },
  play: async ({ canvas, args: { onRetry } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load posts' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

export const ForAdmins = meta.story({
  args: { isAdmin: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/admin/blog'),
});

const allPosts = { success: true as const, data: [...storyRows] };

/** The message is closed, and a retry brings the posts. */
export const RouteFailsThenComes = meta.story({
  parameters: { app: { at: '/apps/blog/posts', routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(getBlogPosts, ({ count }) => (count === 1 ? fail('Internal', 'Failed to fetch blog posts') : allPosts)),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch blog posts');
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Load posts' }));
    await expect(await canvas.findByRole('link', { name: 'Keys and least privilege' })).toBeVisible();
  },
});

/** From the list to a post and to the previous one, with mocked responses. */
export const WholeRoute = meta.story({
  parameters: { app: { at: '/apps/blog/posts', routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(getBlogPosts, allPosts),
      fixture(getBlogPost, ({ input }) => {
        const found = storyRows.find(({ slug }) => slug === input.slug);
        return found ? ({ success: true, data: found } as const) : fail('NotFound', 'Failed to fetch the post');
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'keys');
    await waitFor(() => expect(names(canvas)).toEqual(['Keys and least privilege']));
    await userEvent.click(canvas.getByRole('link', { name: 'Keys and least privilege' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Keys and least privilege' })).toBeVisible();
    const morePosts = await canvas.findByRole('navigation', { name: 'More posts' });
    await userEvent.click(within(morePosts).getByRole('link', { name: 'Your first call in five minutes' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your first call in five minutes' }),
    ).toBeVisible();
  },
});
