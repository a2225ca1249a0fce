import type { Site } from '@apiyard/api/contract/site/site';
import { getSite } from '@apiyard/api/contract/site/site';
import { HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, pictured } from '@apiyard/ui/story/modes.ts';
import * as maintenance from '../maintenance.route.tsx';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Errors/Maintenance',
  component: MaintenanceScreen,
  globals: { language: 'en' },
  args: { state: 'under way' as const, who: 'user' as const, onCheck: fn() },
});

export const UnderWay = meta.story({
  parameters: { ...pictured(inDark), app: { at: '/auth/maintenance' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Down for maintenance');
    await expect(
      canvas.getByText(/Apiyard is temporarily unavailable\. Your account and data aren’t affected\./),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

const planned = {
  message: { en: 'New disks are going in.\nCalls made with keys wait as well.', ar: 'نركّب أقراصًا جديدة.' },
  until: '2026-11-20T18:00:00.000Z',
};

export const WithWords = meta.story({
  args: { maintenance: planned, who: 'visitor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/New disks are going in/)).toBeVisible();
    await expect(canvas.getByText(/It’s expected to end on Nov 20, 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in as admin' })).toHaveAttribute('href', '/auth/login');
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { maintenance: planned },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('نركّب أقراصًا جديدة.')).toBeVisible();
  },
});

/** No Chinese message: falls back to English. */
export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  args: { maintenance: planned, who: 'admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/New disks are going in/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '以管理员身份继续' })).toHaveAttribute('href', '/dashboards/');
  },
});

export const Checking = meta.story({
  args: { state: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Checking the site');
  },
});

const routes = [
  { path: '/auth/maintenance', ...maintenance, HydrateFallback: () => null },
  { path: '/hub', Component: () => <h1>The hub</h1> },
];
const openSite: Omit<Site, 'maintenance'> = {
  name: 'Apiyard',
  operator: '',
  contactEmail: '',
  address: '',
  country: '',
  ownTexts: [],
  registration: 'open',
};
/** Closed at first, open at the next request. */
const closedOnce = () =>
  fixture(getSite, ({ count }) => ({ ...openSite, maintenance: count === 1 ? { message: {}, until: null } : null }));

export const Ends = meta.story({
  parameters: { app: { at: '/auth/maintenance', routes: routes } },
  beforeEach: ({ msw }) => msw.use(closedOnce()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Down for maintenance'));
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The site is available'));
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboards/');
  },
});

export const LeadsBack = meta.story({
  parameters: { app: { at: '/auth/maintenance?to=%2Fhub%3Fq%3Dtext', routes: routes } },
  beforeEach: ({ msw }) => msw.use(closedOnce()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Down for maintenance'));
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The hub'));
  },
});

export const ServerSilent = meta.story({
  parameters: { app: { at: '/auth/maintenance', routes: routes } },
  beforeEach: ({ msw }) => msw.use(fixture(getSite, () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The site isn’t responding'),
    );
  },
});
