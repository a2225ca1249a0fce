import { getUsage, listCalls, setKeeping } from '@apiyard/api/contract/hub/usage';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountPageCopy } from '@apiyard/kit/AccountPage/account-page-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { manyCalls, storyCall } from './story/story-usage.ts';
import { usageFixtures } from './story/usage-fixtures.ts';
import * as usageRoute from './usage.route.tsx';
import { usageCopy } from './usage-copy.ts';
import { pages } from '../pages.ts';

const routes = [{ path: '/account/usage', ...usageRoute, HydrateFallback: () => null }];

const meta = preview.meta({
  title: 'Screens/Usage/Route',
  component: usageRoute.Component,
  globals: { language: 'en' },
  loaders: [() => Promise.all([usageCopy, accountPageCopy].map(loadActive))],
  parameters: { app: { at: '/account/usage', pages, user: storyUser, routes } },
  beforeEach: ({ msw }) => msw.use(...usageFixtures(manyCalls).handlers),
});

const log = { name: 'Call log' };

let answerFirst = () => {};
let words: boolean[] = [];

export const ReadOnAndNarrowedDown = meta.story({
  play: async ({ canvas }) => {
    const rows = async () => within(await canvas.findByRole('table', log)).getAllByRole('row').length - 1;
    await waitFor(async () => expect(await rows()).toBe(25));
    await userEvent.click(canvas.getByRole('button', { name: 'Load older calls' }));
    await waitFor(async () => expect(await rows()).toBe(50));
    await userEvent.click(canvas.getByRole('button', { name: /^All APIs API/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'puzzle/sudoku' }));
    await waitFor(async () => {
      const [, ...shown] = within(await canvas.findByRole('table', log)).getAllByRole('row');
      await expect(shown.every((row) => row.textContent.includes('puzzle/sudoku'))).toBe(true);
    });
  },
});

let growing = usageFixtures([]);

export const NewerOnesAreLoaded = meta.story({
  beforeEach: ({ msw }) => {
    growing = usageFixtures(manyCalls.slice(0, 3));
    msw.use(...growing.handlers);
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', log));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(4));
    growing.add(storyCall('newer-1', { api: 'random/qr' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Load newer calls' }));
    await expect(await canvas.findByText('1 newer call')).toBeVisible();
    await expect(table.getByTitle('newer-1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load newer calls' }));
    await expect(await canvas.findByText('No newer calls')).toBeVisible();
  },
});

/** A slow response to the first change does not override the last one: data that should be deleted would be kept. */
export const TheLastWordCounts = meta.story({
  beforeEach: ({ msw }) => {
    const first = Promise.withResolvers<void>();
    answerFirst = first.resolve;
    words = [];
    msw.use(
      fixture(setKeeping, async ({ input: { keepInputs }, count }) => {
        words.push(keepInputs);
        if (count === 1) await first.promise;
        return { keepInputs };
      }),
    );
  },
  play: async ({ canvas }) => {
    const keep = await canvas.findByRole('switch', { name: 'Save call inputs' });
    await waitFor(() => expect(keep).toBeEnabled());
    await userEvent.click(keep);
    await waitFor(() => expect(words).toEqual([true]));
    await userEvent.click(keep);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop and delete' }, { timeout: 5000 }));
    await waitFor(() => expect(keep).not.toBeChecked());
    await expect(words).toEqual([true]);
    answerFirst();
    await waitFor(() => expect(words).toEqual([true, false]));
    await expect(keep).not.toBeChecked();
  },
});

export const KeepingIsRemembered = meta.story({
  play: async ({ canvas }) => {
    const keep = await canvas.findByRole('switch', { name: 'Save call inputs' });
    await waitFor(() => expect(keep).toBeEnabled());
    await userEvent.click(keep);
    await waitFor(() => expect(keep).toBeChecked());
    await userEvent.click(keep);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop and delete' }));
    await waitFor(() => expect(keep).not.toBeChecked());
  },
});

export const ServerIsDown = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getUsage, internal), fixture(listCalls, internal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your usage')).toBeVisible();
    await expect(await canvas.findByText('Couldn’t load the calls')).toBeVisible();
  },
});
