import { getAdminOverview } from '@apiyard/api/contract/site/overview';
import type { AdminOverview } from '@apiyard/api/contract/site/overview';
import { expect, userEvent, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { routeOf } from '@apiyard/kit/routing/route.ts';
import { fixture, internal, pending } from '@apiyard/kit/story/fixture.ts';
import { storyAdmin } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { RouteErrorShown } from '../story/RouteErrorShown.tsx';
import { tokenColor } from '@apiyard/ui/story/checks/token-color.ts';
import { vars } from '@apiyard/ui/theme/contract.css';
import { overviewCopy } from './overview-copy.ts';
import overviewPage from './overview.page.ts';
import * as overview from './overview.route.tsx';

const routes = [{ ...routeOf(overviewPage), ErrorBoundary: RouteErrorShown, HydrateFallback: () => null }];

const calls = [1204, 1390, 1188, 990, 402, 388, 1420, 873];
const calm: AdminOverview = {
  days: calls.map((count, index) => ({
    day: `2026-11-${13 + index}`,
    signUps: index % 3,
    calls: count,
    failures: Math.round(count / 50),
  })),
  apisInTrouble: [],
  messagesOpen: 0,
  planRequestsOpen: 0,
  tasks: [],
};
const trouble: AdminOverview = {
  ...calm,
  apisInTrouble: [{ id: 's1', api: 'scrape/books/list', title: 'Books of a shelf', failuresInRow: 4 }],
  messagesOpen: 3,
  planRequestsOpen: 1,
  tasks: ['plain-http', 'no-backup', 'no-smtp', 'default-name'],
};

const meta = preview.meta({
  title: 'Screens/Admin/Overview',
  component: overview.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(overviewCopy)],
  parameters: { app: { at: '/admin', user: storyAdmin, routes } },
});

/** Nothing needs anyone. */
export const Success = meta.story({
  parameters: pictured(inLight),
  beforeEach: ({ msw }) => msw.use(fixture(getAdminOverview, calm)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('873')).toBeVisible();
    await expect(canvas.getByText('6,982 in the 7 days before')).toBeVisible();
    await expect(canvas.getByText('All APIs pass their tests.')).toBeVisible();
    await expect(canvas.getByText('Everything is set up.')).toBeVisible();
    await expect(canvas.getByText('0 open messages')).toBeVisible();
    const failures = canvas.getByRole('img', { name: /failed/i });
    await expect(getComputedStyle(failures).color).toBe(tokenColor(vars.color.error.border, document.body));
  },
});

/** Each problem has its way to mend. */
export const Trouble = meta.story({
  parameters: { variants: ['arabic', 'phone'] },
  beforeEach: ({ msw }) => msw.use(fixture(getAdminOverview, trouble)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 open messages')).toBeVisible();
    const hrefsIn = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await expect(hrefsIn('Waiting for you')).toEqual(['/admin/messages', '/addprem?tab=requests']);
    await expect(hrefsIn('Failing APIs')).toEqual(['/addscrape/s1']);
    await expect(hrefsIn('Finish setting up')).toEqual([
      '/admin/health',
      '/admin/health',
      '/admin/settings',
      '/admin/settings',
    ]);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getAdminOverview, pending)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Admin');
    await expect(canvas.queryByText('Waiting for you')).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getAdminOverview, ({ count }) => (count === 1 ? internal() : calm))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load the figures');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Everything is set up.')).toBeVisible();
  },
});
