import { expect, fn, userEvent } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { blogCopy } from './blog-copy.ts';
import { newestFirst } from './blog-post.ts';
import type { BlogPostScreenProps } from './BlogPostScreen.tsx';
import { BlogPostScreen } from './BlogPostScreen.tsx';
import { storyPosts } from './story/posts.ts';
import { pages } from '../pages.ts';

const posts = newestFirst(storyPosts);
const keys = posts.find(({ slug }) => slug === 'keys') ?? null;

const args: BlogPostScreenProps = {
  post: keys,
  state: 'resting',
  error: null,
  posts,
  recentPosts: posts.slice(0, 5),
  address: () => 'https://yard.example/apps/blog/detail/keys',
  onRetry: fn(),
  onClear: fn(),
};

const meta = preview.meta({
  title: 'Screens/Blog/Post',
  component: BlogPostScreen,
  globals: { language: 'en' },
  loaders: [() => loadActive(blogCopy)],
  parameters: { app: { at: '/apps/blog/detail/1', pages } },
  args,
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Keys and least privilege');
    await expect(await canvas.findByRole('heading', { level: 3, name: 'How long the old one lives' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rotate without an outage' })).toHaveAttribute('href', '#part-2');
    await expect(canvas.getByRole('navigation', { name: 'More posts' })).toHaveTextContent(
      'OlderYour first call in five minutesNewerQR codes that scan',
    );
    await expect(canvas.getByText('Admin')).toBeVisible();
  },
});

export const Sharing = meta.story({
  args: { onShare: fn() },
  play: async ({ canvas, args: { onShare } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(onShare).toHaveBeenCalledWith(keys);
  },
});

export const Loading = meta.story({
  args: { post: null, state: 'loading' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible(),
});

export const Missing = meta.story({
  args: { post: null, state: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Post not found');
    await expect(canvas.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/apps/blog/posts');
  },
});

export const Failed = meta.story({
  args: { post: null, error: 'Failed to fetch the post', requestId: '01ky3vq9m8' },
  play: async ({ canvas, args: { onRetry } }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch the post');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});
