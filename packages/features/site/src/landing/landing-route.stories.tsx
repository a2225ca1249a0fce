import { fail } from '@apiyard/api/contract/endpoint';
import { callApi, callApiByQuery } from '@apiyard/api/contract/hub/hub';
import { getStats } from '@apiyard/api/contract/stats';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { areasCopy } from '@apiyard/kit/areas/areas-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { callResponse, fixture } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import * as landing from './landing.route.tsx';
import { landingCopy } from './landing-copy.ts';

/** The complete route with real requests: figures that load later, and a tool that is really called. */
const meta = preview.meta({
  title: 'Screens/Site/LandingRoute',
  component: landing.Component,
  globals: { language: 'en' },
  loaders: [() => Promise.all([loadActive(landingCopy), loadActive(areasCopy)])],
  parameters: { app: { at: '/', routes: [{ path: '/', ...landing }] } },
});

const stats = fixture(getStats, { success: true, apis: 42, people: 1310, calls: 98_765, version: '0.1.0' });
const hour = (left: number) => ({ 'ratelimit-limit': '30', 'ratelimit-remaining': String(left) });

export const FirstVisit = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      stats,
      fixture(
        callApi,
        ({ input: { api, text, to } }) =>
          callResponse(api, { from: 'json', to, text: `${String(to)} of ${String(text)}` }, hour(29)),
        { only: { api: 'convert/data' } },
      ),
      fixture(
        callApiByQuery,
        ({ input: { api, version } }) =>
          callResponse(api, { uuids: [`version ${String(version)}`, 'second'] }, hour(28)),
        { only: { api: 'random/uuid' } },
      ),
    ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['98.8K', '1.3K']),
    );
    await expect((await canvas.findByRole('region', { name: 'Response' })).textContent).toBe(
      'shelf: A-01\nopen: true\nboxes:\n  - 12\n  - 7\n',
    );
    const data = canvas.getByRole('textbox', { name: 'Your data' });
    await userEvent.clear(data);
    await userEvent.type(data, '1');
    await expect(canvas.getByText('Previous input')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'TOML' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Response' })).toHaveTextContent('toml of 1'));
    await expect(canvas.getByText('29 free calls left this hour')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Identifiers' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Response' }).textContent).toBe('version 7\nsecond'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Convert' }));
    await expect(canvas.getByRole('region', { name: 'Response' })).toHaveTextContent('toml of 1');
  },
});

export const AllowanceSpent = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      stats,
      fixture(callApi, () => fail('RateLimited', 'Visitors may try 30 calls an hour.', { retryAfterS: 1500 }), {
        only: { api: 'convert/data' },
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Convert' }));
    await expect(
      await canvas.findByText('Create an account to continue now, or try again in 25 minutes.'),
    ).toBeVisible();
  },
});

/** The text is kept, and the next attempt succeeds. */
export const ConnectionLostThenBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      stats,
      fixture(
        callApi,
        ({ input: { api }, count }) => (count === 1 ? HttpResponse.error() : callResponse(api, { text: 'back again' })),
        { only: { api: 'convert/data' } },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Convert' }));
    await expect(await canvas.findByText('No response')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your data' })).toHaveValue(
      '{\n  "shelf": "A-01",\n  "open": true,\n  "boxes": [12, 7]\n}',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Response' })).toHaveTextContent('back again'));
  },
});

/** The result is below the fold of a phone and is scrolled into view. */
export const OnAPhone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) =>
    msw.use(
      stats,
      fixture(callApi, ({ input: { api } }) => callResponse(api, { text: 'down here' }, hour(3)), {
        only: { api: 'convert/data' },
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Convert' }));
    const answer = await canvas.findByText('down here');
    await waitFor(() => {
      const { top, bottom } = answer.getBoundingClientRect();
      void expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
