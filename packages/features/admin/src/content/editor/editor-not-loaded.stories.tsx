import { expect, fn, userEvent } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { contentCopy } from '../content-copy.ts';
import { EditorNotLoaded } from './EditorNotLoaded.tsx';
import { pages } from '../../pages.ts';

const meta = preview.meta({
  title: 'Screens/Admin content/EditorNotLoaded',
  component: EditorNotLoaded,
  globals: { language: 'en' },
  loaders: [() => loadActive(contentCopy)],
  parameters: { app: { at: '/admin/recent-updates/u3', pages } },
  args: { list: { label: 'Manage updates', href: '/admin/recent-updates' }, onRetry: fn() },
});

export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible(),
});

export const Missing = meta.story({
  args: { state: 'missing' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Go to list' })).toHaveAttribute('href', '/admin/recent-updates'),
});

export const Failed = meta.story({
  args: { state: 'failed', requestId: '01ky3vq9m8' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    // The title is not that of a new entry.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Manage updates');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
