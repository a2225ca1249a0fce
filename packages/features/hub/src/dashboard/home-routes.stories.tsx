import { getCatalogue, listFavourites } from '@apiyard/api/contract/hub/hub';
import { getStats } from '@apiyard/api/contract/stats';
import { listUpdates } from '@apiyard/api/contract/content/updates';
import { getUsage, listCalls } from '@apiyard/api/contract/hub/usage';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import * as home from './dashboard.route.tsx';
import { storyCalls, storyUpdates, storyUsage } from './story/activity.ts';
import { storyTools } from './story/tools.ts';

/** The home route against mocked endpoints, signed in and as a visitor. */
const routes = [{ path: '/dashboards/', ...home, HydrateFallback: () => null }];

const story = preview.meta({
  title: 'Screens/Home/Routes',
  component: home.Component,
  globals: { language: 'en' },
  parameters: { app: { at: '/dashboards/', user: storyUser, routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(getCatalogue, { items: [...storyTools], next: null }),
      fixture(listFavourites, { items: ['random/uuid'], next: null }),
      fixture(getUsage, ({ input }) => ({ days: storyUsage.slice(-input.days), apis: [], keys: [] })),
      fixture(listCalls, ({ input }) => ({ items: storyCalls.slice(0, input.limit), next: null })),
      fixture(listUpdates, { items: [...storyUpdates], next: null }),
      fixture(getStats, { success: true, apis: 42, people: 310, calls: 1_234_567, version: '0.1.0' }),
    ),
});

export const Person = story.story({
  play: async ({ canvas }) => {
    const usage = within(await canvas.findByRole('region', { name: 'Your usage' }));
    await expect(await usage.findByText('1,971 calls in this period')).toBeVisible();
    await userEvent.click(await usage.findByRole('radio', { name: '7 days' }));
    await expect(await usage.findByText('466 calls in this period')).toBeVisible();
    await userEvent.click(usage.getByRole('radio', { name: '90 days' }));
    await expect(await usage.findByText('5,185 calls in this period')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /^convert\/data 200/ })).toBeVisible();
    await expect(await canvas.findByText('Sudoku: puzzles with one solution')).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Favourites' })).getByRole('link', { name: 'UUID' }),
    ).toBeVisible();
  },
});

export const PeriodIsInUrl = story.story({
  parameters: { app: { at: '/dashboards/?days=7', user: storyUser, routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('466 calls in this period')).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: '7 days' })).toBeChecked();
  },
});

export const UsageFailsThenComes = story.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(getUsage, ({ count }) => (count === 1 ? internal() : { days: [...storyUsage], apis: [], keys: [] })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your usage')).toBeVisible();
    await expect(canvas.getByText('story-500')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /^convert\/data 200/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('1,971 calls in this period')).toBeVisible();
  },
});

export const Visitor = story.story({
  parameters: { app: { at: '/dashboards/', user: null, routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?to=%2Fdashboards%2F',
    );
    await waitFor(() =>
      expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['42', '1.2M', '310']),
    );
    await expect(await canvas.findByText('Sudoku: puzzles with one solution')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your usage' })).toBeNull();
  },
});
