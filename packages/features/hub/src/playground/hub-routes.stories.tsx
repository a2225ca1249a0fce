import { fail } from '@apiyard/api/contract/endpoint';
import { addFavourite, callApi, callApiByQuery } from '@apiyard/api/contract/hub/hub';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { callResponse, fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { responseCopy } from '../response/response-copy.ts';
import { hubCopy } from '../hub-copy.ts';
import * as catalogueRoute from '../catalogue/catalogue.route.tsx';
import * as playground from './playground.route.tsx';
import { dataApi, hashApi, storyApis } from '@apiyard/kit/story/apis.ts';
import { apiHealth, catalogue, catalogueFailingOnce, favourites, showsErrorThenLists } from '../story/over-the-wire.ts';

/** Hub routes against mocked endpoints. */
const routes = [
  { path: '/hub', ...catalogueRoute, HydrateFallback: () => null },
  { path: '/hub/*', ...playground, HydrateFallback: () => null },
];

const story = preview.meta({
  title: 'Screens/Hub/Routes',
  component: catalogueRoute.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(hubCopy), () => loadActive(responseCopy)],
});

export const List = story.story({
  parameters: { app: { at: '/hub?area=convert', user: storyUser, routes } },
  beforeEach: ({ msw }) => msw.use(apiHealth(), ...catalogue(storyApis), favourites('convert/hash')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hash' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'QR code' })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Favourite: Hash' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'yaml');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Hash' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Data formats' })).toBeVisible();
  },
});

export const ListFailsThenComes = story.story({
  parameters: { app: { at: '/hub', routes } },
  beforeEach: ({ msw }) => msw.use(apiHealth(), catalogueFailingOnce()),
  play: showsErrorThenLists,
});

export const FavouriteGoesBack = story.story({
  parameters: { app: { at: '/hub', user: storyUser, routes } },
  beforeEach: ({ msw }) => msw.use(apiHealth(), ...catalogue(storyApis), favourites(), fixture(addFavourite, internal)),
  play: async ({ canvas }) => {
    const star = await canvas.findByRole('button', { name: 'Favourite: Hash' });
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
  },
});

export const SharedLinkIsSent = story.story({
  parameters: { app: { at: '/hub/convert/hash?text=from+a+link&algorithm=md5', user: storyUser, routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      apiHealth(),
      ...catalogue(storyApis),
      favourites(),
      fixture(
        callApiByQuery,
        ({ input: { api, ...values } }) => callResponse(api, values, { 'x-quota-remaining': '41' }),
        { only: { api: 'convert/hash' } },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Text' })).toHaveValue('from a link');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('group', { name: 'text' })).toHaveTextContent('from a link');
    await expect(canvas.getByText('41', { selector: 'dd' })).toBeVisible();
  },
});

/** The worker loads and has no kernel for this API: the server responds. */
export const WithoutKernel = story.story({
  parameters: { app: { at: '/hub/convert/hash?text=to+the+server', user: storyUser, routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      apiHealth(),
      ...catalogue([{ ...hashApi, inBrowser: true }]),
      favourites(),
      fixture(callApiByQuery, ({ input: { api, ...values } }) => callResponse(api, values), {
        only: { api: 'convert/hash' },
      }),
    ),
  play: async ({ canvas }) => {
    const warned = spyOn(console, 'warn').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }));
    await expect(await canvas.findByRole('group', { name: 'text' })).toHaveTextContent('to the server');
    await expect(warned).toHaveBeenCalledWith(
      'convert/hash does not run in this browser.',
      'Error: There is no kernel at convert//hash.',
    );
  },
});

export const RefusedAtAField = story.story({
  parameters: { app: { at: `/hub/${dataApi.path}`, user: storyUser, routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      apiHealth(),
      ...catalogue(storyApis),
      favourites(),
      fixture(
        callApi,
        () =>
          fail('InvalidInput', 'A value is missing.', {
            errors: [{ pointer: '/text', code: 'syntax', detail: 'A value is missing.', line: 3, column: 7 }],
          }),
        { only: { api: dataApi.path } },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Line 3, column 7: A value is missing.')).toBeVisible();
    await expect(await canvas.findByText('story-422')).toBeVisible();
  },
});

export const UnknownApi = story.story({
  parameters: { app: { at: '/hub/no/such-thing', routes } },
  beforeEach: ({ msw }) => msw.use(apiHealth(), ...catalogue(storyApis)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('API not found');
    await expect(canvas.getByRole('link', { name: 'Search API hub' })).toHaveAttribute('href', '/hub?q=no+such+thing');
  },
});
