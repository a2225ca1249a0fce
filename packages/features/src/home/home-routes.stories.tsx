import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyUser } from '../_kit/story/people.ts';
import { preview } from '../_kit/story/preview.tsx';
import * as home from './home.route.tsx';
import { storyCalls, storyUpdates, storyUsage } from './story/activity.ts';
import { storyTools } from './story/tools.ts';

/** The whole page over the wire, for people and for visitors. */
const routes = [{ path: '/dashboards/', ...home, HydrateFallback: () => null }];
const page = (items: readonly unknown[]) => HttpResponse.json({ items, next: null });

const story = preview.meta({
  title: 'Screens/Home/Routes',
  component: home.Component,
  globals: { language: 'en' },
  parameters: { app: { at: '/dashboards/', user: storyUser, routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/v1/catalogue', () => page(storyTools)),
      http.get('*/api/account/favourites', () => page(['random/uuid'])),
      http.get('*/api/account/usage', ({ request }) =>
        HttpResponse.json({ days: storyUsage.slice(-Number(new URL(request.url).searchParams.get('days'))), apis: [] }),
      ),
      http.get('*/api/account/calls', ({ request }) =>
        page(storyCalls.slice(0, Number(new URL(request.url).searchParams.get('limit')))),
      ),
      http.get('*/api/updates', () => page(storyUpdates)),
      http.get('*/api/stats', () =>
        HttpResponse.json({ success: true, apis: 42, people: 310, calls: 1_234_567, version: '0.1.0' }),
      ),
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

export const ThePeriodStandsInTheAddress = story.story({
  parameters: { app: { at: '/dashboards/?days=7', user: storyUser, routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('466 calls in this period')).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: '7 days' })).toBeChecked();
  },
});

export const UsageFailsThenComes = story.story({
  beforeEach: ({ msw }) => {
    let isDown = true;
    msw.use(
      http.get('*/api/account/usage', () => {
        if (!isDown) return HttpResponse.json({ days: storyUsage, apis: [] });
        isDown = false;
        return HttpResponse.json(
          { success: false, code: 'Internal', detail: 'Fault.', requestId: 'story-500' },
          { status: 500 },
        );
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your usage could not be loaded')).toBeVisible();
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
