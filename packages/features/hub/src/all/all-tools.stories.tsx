import type { Api } from '@apiyard/api/contract/hub/hub';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { manyApis, scraperApi, storyApis } from '@apiyard/kit/story/apis.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import type { AllToolsInStoryProps } from '../story/AreaInStory.tsx';
import { AllToolsInStory } from '../story/AreaInStory.tsx';

const ready = (apis: readonly Api[]): AllToolsInStoryProps['catalogue'] => ({ state: 'done', value: apis });

const meta = preview.meta({
  title: 'Screens/Hub/All tools',
  component: AllToolsInStory,
  globals: { language: 'en' },
  args: { catalogue: ready([...storyApis, scraperApi]), onRetry: fn() },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('All tools');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((area) => area.textContent)).toEqual([
      'Profiles',
      'Game IDs',
      'Convert',
      'Random',
      'AI',
      'Scrapers',
    ]);
    await expect(canvas.getByRole('link', { name: 'Hash' })).toHaveAttribute('href', '/convert?tool=hash');
    await expect(canvas.getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/hub/scrape/books/list');
    await expect(canvas.getByRole('link', { name: 'Open Convert' })).toHaveAttribute('href', '/convert');
    await expect(canvas.queryByRole('link', { name: 'Open Scrapers' })).toBeNull();
    const github = canvas.getByRole('link', { name: 'GitHub profile' }).closest('li');
    await expect(within(github as HTMLElement).getByText('Failing')).toBeInTheDocument();
  },
});

export const OneArea = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert 2' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).map((area) => area.textContent)).toEqual(['Convert']),
    );
  },
});

export const Searching = meta.story({
  play: async ({ canvas }) => {
    await userEvent.keyboard('/');
    await userEvent.keyboard('yaml');
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual(['Data formats']),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('1 tool');
  },
});

export const Favourites = meta.story({
  args: { favourites: ['random/qr'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites 1' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(['QR code']),
    );
  },
});

export const NothingMatches = meta.story({
  args: { view: { query: 'teapot' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByRole('link', { name: 'Hash' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { catalogue: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('Tools appear here after an admin turns them on.')).toBeVisible(),
});

export const Loading = meta.story({
  args: { catalogue: { state: 'loading' } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('[aria-busy=true]')).toHaveLength(1),
});

export const Failed = meta.story({
  args: { catalogue: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Many = meta.story({
  args: { catalogue: ready(manyApis) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(240);
    await expect(canvas.getByRole('button', { name: 'All 240' })).toBeVisible();
  },
});
