import type { Api } from '@apiyard/api/contract/hub/hub';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { hubCopy } from '../hub-copy.ts';
import { manyApis, storyApis } from '@apiyard/kit/story/apis.ts';
import type { HubListInStoryProps } from '../story/HubListInStory.tsx';
import { HubListInStory } from '../story/HubListInStory.tsx';

type Catalogue = HubListInStoryProps['catalogue'];
const ready = (apis: readonly Api[]): Catalogue => ({ state: 'done', value: apis });
const loading: Catalogue = { state: 'loading' };
const failed: Catalogue = { state: 'failed', requestId: '01ky3vq9m8' };

const meta = preview.meta({
  title: 'Screens/Hub/List',
  component: HubListInStory,
  globals: { language: 'en' },
  loaders: [() => loadActive(hubCopy)],
  args: { catalogue: ready(storyApis), onRetry: fn() },
});

const cardNames = (canvas: { getAllByRole(role: string): HTMLElement[] }) =>
  canvas
    .getAllByRole('heading')
    .filter((heading) => heading.querySelector('a'))
    .map((heading) => heading.textContent);

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('API hub');
    await expect(cardNames(canvas)).toEqual([
      'GitHub profile',
      'Mobile Legends',
      'Data formats',
      'Hash',
      'QR code',
      'Translate',
    ]);
    await expect(canvas.getByRole('link', { name: 'Hash' })).toHaveAttribute('href', '/hub/convert/hash');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 APIs');
    await expect(canvas.getByText('Failing')).toBeVisible();
    await expect(canvas.getByText('Recent checks failed. Calls may fail too.')).toBeVisible();
    await expect(canvas.getByText('2 calls')).toBeVisible();
  },
});

export const Searching = meta.story({
  play: async ({ canvas }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('SHA256');
    await waitFor(() => expect(cardNames(canvas)).toEqual(['Hash']));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 API');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cardNames(canvas)).toHaveLength(6));
  },
});

export const OneArea = meta.story({
  play: async ({ canvas }) => {
    const convert = canvas.getByRole('button', { name: 'Convert 2' });
    await userEvent.click(convert);
    await waitFor(() => expect(cardNames(canvas)).toEqual(['Data formats', 'Hash']));
    await expect(convert).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(convert);
    await waitFor(() => expect(cardNames(canvas)).toHaveLength(6));
  },
});

export const Favourites = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: QR code' }));
    await expect(canvas.getByRole('button', { name: 'Favourite: QR code' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites 1' }));
    await waitFor(() => expect(cardNames(canvas)).toEqual(['QR code']));
  },
});

export const NoFavourites = meta.story({
  args: { view: { favouritesOnly: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No favourites yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all APIs' }));
    await waitFor(() => expect(cardNames(canvas)).toHaveLength(6));
  },
});

export const NothingMatches = meta.story({
  args: { view: { query: 'teapot' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No APIs match “teapot”. Try fewer or different words.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(cardNames(canvas)).toHaveLength(6));
  },
});

export const MatchesElsewhere = meta.story({
  args: { view: { query: 'hash', area: 'ai' as const } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 match in all areas' }));
    await waitFor(() => expect(cardNames(canvas)).toEqual(['Hash']));
    await expect(canvas.getByRole('searchbox')).toHaveValue('hash');
  },
});

export const Empty = meta.story({
  args: { catalogue: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('No APIs yet')).toBeVisible(),
});

export const Loading = meta.story({
  args: { catalogue: loading },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'hash');
    await expect(canvas.getByRole('searchbox')).toHaveValue('hash');
  },
});

export const Failed = meta.story({
  args: { catalogue: failed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the catalogue');
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Many = meta.story({
  args: { catalogue: ready(manyApis) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('240 APIs');
    await userEvent.type(canvas.getByRole('searchbox'), 'tool 240');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 API'));
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('مركز الواجهات البرمجية');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 واجهات برمجية');
    await expect(canvas.getByText('استدعاءان')).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvas }) => expect(cardNames(canvas)).toHaveLength(6),
});
