import type { Api } from '@apiyard/api/contract/hub/hub';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storyApis } from '@apiyard/kit/story/apis.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import type { AreaInStoryProps } from '../story/AreaInStory.tsx';
import { AreaInStory, inArea } from '../story/AreaInStory.tsx';

const ready = (apis: readonly Api[]): AreaInStoryProps['apis'] => ({ state: 'done', value: apis });
const areaOf = (area: AreaInStoryProps['area']) => area;

const meta = preview.meta({
  title: 'Screens/Hub/Area',
  component: AreaInStory,
  globals: { language: 'en' },
  args: { area: areaOf('convert'), apis: ready(inArea(storyApis, 'convert')), onRetry: fn() },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Convert');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
      'Data formats',
      'Hash',
    ]);
    await expect(canvas.getByRole('link', { name: 'Hash' })).toHaveAttribute('href', '/convert?tool=hash');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 tools');
    await expect(canvas.getByRole('button', { name: 'All 2' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Searching = meta.story({
  play: async ({ canvas }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('sha256');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Data formats' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Hash' })).toHaveAttribute('href', '/convert?q=sha256&tool=hash');
  },
});

export const Favourites = meta.story({
  args: { favourites: ['random/qr'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites 0' }));
    await expect(canvas.getByText('None of these tools are in your favourites.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Hash' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites 1' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Data formats' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Hash' })).toBeVisible();
  },
});

export const NoFavourites = meta.story({
  args: { view: { favouritesOnly: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No favourites yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all tools' }));
    await expect(canvas.getByRole('link', { name: 'Hash' })).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  args: { view: { query: 'teapot' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tools match “teapot”. Try fewer or different words.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(canvas.getByRole('link', { name: 'Hash' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { area: areaOf('islami'), apis: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Islamic');
    await expect(canvas.getByText('No tools here yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View all tools' })).toHaveAttribute('href', '/allfeature');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { apis: { state: 'loading' } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('[aria-busy=true]')).toHaveLength(1),
});

export const Failed = meta.story({
  args: { apis: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load tools')).toBeVisible();
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  args: { apis: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('Aucun outil ici pour l’instant')).toBeVisible(),
});
