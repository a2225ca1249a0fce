import { setFirstSteps } from '@apiyard/api/contract/accounts/first-steps';
import { addFavourite, listFavourites } from '@apiyard/api/contract/hub/hub';
import { getStats } from '@apiyard/api/contract/stats';
import { listUpdates } from '@apiyard/api/contract/content/updates';
import { getUsage, listCalls } from '@apiyard/api/contract/hub/usage';
import { ToastRegion } from '@apiyard/ui/Toast';
import { Outlet } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { catalogueOf } from '@apiyard/kit/story/catalogue.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import * as home from './dashboard.route.tsx';
import { storyCalls, storyUpdates, storyUsage } from './story/activity.ts';
import { storyTools } from './story/tools.ts';

/** The home route against mocked endpoints, signed in and as a visitor. */
const routes = [
  {
    Component: () => (
      <>
        <Outlet />
        <ToastRegion />
      </>
    ),
    children: [{ path: '/dashboards/', ...home, HydrateFallback: () => null }],
  },
];

const story = preview.meta({
  title: 'Screens/Home/Routes',
  component: home.Component,
  globals: { language: 'en' },
  parameters: { app: { at: '/dashboards/', user: storyUser, routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...catalogueOf(() => storyTools),
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

const newcomer = { ...storyUser, showsFirstSteps: true };
let shown: boolean[] = [];

/** The first call comes from a program, outside of the page. */
export const FirstCallArrives = story.story({
  parameters: { app: { at: '/dashboards/', user: newcomer, routes } },
  beforeEach: ({ msw }) => {
    shown = [];
    msw.use(
      fixture(listFavourites, { items: [], next: null }),
      fixture(addFavourite, ({ input }) => ({ items: [input.api], next: null })),
      fixture(getUsage, ({ count }) => ({
        days: count === 1 ? storyUsage.map(({ day }) => ({ day, calls: 0, cost: 0, failed: 0 })) : [...storyUsage],
        apis: [],
        keys: [],
      })),
      fixture(listCalls, ({ count }) => ({
        items: count === 1 ? [] : count === 2 ? storyCalls.slice(2, 3) : storyCalls.slice(1, 3),
        next: null,
      })),
      fixture(setFirstSteps, ({ input }) => {
        shown.push(input.isShown);
        return input;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for your call…')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Recent calls' })).toBeNull();
    await expect(await canvas.findByText('Check your input')).toBeVisible();
    await expect(await canvas.findByText('Your call arrived')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Recent calls' })).toBeVisible();
    await expect(await canvas.findByText('1,971 calls in this period')).toBeVisible();
    await expect(shown).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Sudoku' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'You’re all set' })).toBeVisible();
    await waitFor(() => expect(shown).toEqual([false]));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('region', { name: 'Your API key' })).toBeVisible();
    await expect(shown).toEqual([false]);
  },
});

export const HideFirstStepsAndUndo = story.story({
  parameters: { app: { at: '/dashboards/', user: newcomer, routes } },
  beforeEach: ({ msw }) => {
    shown = [];
    msw.use(
      fixture(listFavourites, { items: [], next: null }),
      fixture(listCalls, { items: [], next: null }),
      fixture(setFirstSteps, ({ input }) => {
        shown.push(input.isShown);
        return input;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide' }));
    await expect(canvas.queryByText('Waiting for your call…')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Waiting for your call…')).toBeVisible();
    await waitFor(() => expect(shown).toEqual([false, true]));
  },
});

export const HidingFails = story.story({
  parameters: { app: { at: '/dashboards/', user: newcomer, routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(listFavourites, { items: [], next: null }),
      fixture(listCalls, { items: [], next: null }),
      fixture(setFirstSteps, internal),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide' }));
    await expect(await screen.findByText('Couldn’t hide the first steps. Try again.')).toBeVisible();
    await expect(await canvas.findByText('Waiting for your call…')).toBeVisible();
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
