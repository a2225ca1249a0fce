import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { preview } from '../_kit/story/preview.tsx';
import { ForbiddenScreen } from './ForbiddenScreen/ForbiddenScreen.tsx';
import * as maintenance from './maintenance.route.tsx';
import { MaintenanceScreen } from './MaintenanceScreen/MaintenanceScreen.tsx';
import * as notFound from './not-found.route.tsx';
import { NotFoundScreen } from './NotFoundScreen/NotFoundScreen.tsx';
import { RouteErrorScreen } from './RouteErrorScreen/RouteErrorScreen.tsx';
import { RouteError } from './route-error.tsx';
import { UnknownAddress } from './UnknownAddress.tsx';

const meta = preview.meta({
  title: 'Screens/Errors',
  component: RouteErrorScreen,
  globals: { language: 'en' },
  args: { kind: 'fault' as const, onReload: fn() },
});

export const NotFound = meta.story({
  render: () => <NotFoundScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such page');
    await expect(canvas.getByRole('link', { name: 'Browse the hub' })).toHaveAttribute('href', '/hub');
  },
});

export const Forbidden = meta.story({
  render: () => <ForbiddenScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page is for admins');
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboards/');
  },
});

export const Fault = meta.story({
  args: { requestId: '01ky3vq9m8' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
});

export const ChunkGone = meta.story({
  args: { kind: 'chunk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be loaded, not even after a reload/)).toBeVisible();
    await expect(canvas.queryByText('Request id')).toBeNull();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('خطأ غير متوقع في التطبيق!');
  },
});

/** What a loader throws decides which page stands in its place. */
const routeThatThrows = (error: unknown) => [
  {
    path: '*',
    loader: () => {
      throw error;
    },
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    Component: () => null,
  },
];

export const LoaderForbidden = meta.story({
  parameters: { app: { routes: routeThatThrows({ success: false, code: 'Forbidden', detail: 'Only an admin may do this.', requestId: 'r1' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('This page is for admins');
  },
});

export const LoaderFailed = meta.story({
  parameters: { app: { routes: routeThatThrows({ success: false, code: 'Internal', detail: 'Fault.', requestId: '01ky3vq9m8' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
  },
});

export const LoaderFoundNothing = meta.story({
  parameters: { app: { at: '/hub/convert/json-yaml', routes: routeThatThrows({ success: false, code: 'NotFound', detail: 'No such API.', requestId: 'r1' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Search the hub for “json yaml”' })).toHaveAttribute('href', '/hub?q=json%20yaml');
  },
});

export const LoaderMetMaintenance = meta.story({
  parameters: { app: { routes: routeThatThrows({ success: false, code: 'Maintenance', detail: 'Back soon.', requestId: 'r1' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Work on this site is under way');
  },
});

/** An unknown address, as the router meets it. */
export const Mistyped = meta.story({
  parameters: {
    app: {
      at: '/tools/sodoku',
      routes: [
        { path: '/auth/404', ...notFound },
        { path: '*', Component: UnknownAddress },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Search the hub for “sodoku”' })).toHaveAttribute('href', '/hub?q=sodoku');
  },
});

export const UnderMaintenance = meta.story({
  render: () => <MaintenanceScreen state="under way" who="user" onCheck={() => {}} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Work on this site is under way');
    await expect(canvas.getByText(/Apiyard does not answer calls while it lasts. Your account and your data are as they were./)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

const planned = { message: { en: 'New disks are going in.\nCalls made with keys wait as well.', ar: 'نركّب أقراصًا جديدة.' }, until: '2026-11-20T18:00:00.000Z' };

export const UnderMaintenanceWithWords = meta.story({
  render: () => <MaintenanceScreen state="under way" maintenance={planned} who="visitor" onCheck={() => {}} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/New disks are going in/)).toBeVisible();
    await expect(canvas.getByText(/It is planned to end on Nov 20, 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in as an admin' })).toHaveAttribute('href', '/auth/login');
  },
});

export const UnderMaintenanceInArabic = meta.story({
  globals: { language: 'ar' },
  render: () => <MaintenanceScreen state="under way" maintenance={planned} who="user" onCheck={() => {}} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('نركّب أقراصًا جديدة.')).toBeVisible();
  },
});

/** Nobody wrote Chinese: English stands in. */
export const UnderMaintenanceInChinese = meta.story({
  globals: { language: 'zh-CN' },
  render: () => <MaintenanceScreen state="under way" maintenance={planned} who="admin" onCheck={() => {}} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/New disks are going in/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '以管理员身份继续' })).toHaveAttribute('href', '/dashboards/');
  },
});

export const MaintenanceChecked = meta.story({
  render: () => <MaintenanceScreen state="checking" who="user" onCheck={() => {}} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Checking the site');
  },
});

const maintenanceRoutes = [
  { path: '/auth/maintenance', ...maintenance, HydrateFallback: () => null },
  { path: '/hub', Component: () => <h1>The hub</h1> },
];
const openSite = { name: 'Apiyard', operator: '', contactEmail: '', address: '', country: '', ownTexts: [], registration: 'open' };
/** Closed at first, open when asked again. */
const closedOnce = () => {
  let isClosed = true;
  return http.get('*/api/site', () => {
    const site = { ...openSite, maintenance: isClosed ? { message: {}, until: null } : null };
    isClosed = false;
    return HttpResponse.json(site);
  });
};

export const MaintenanceEnds = meta.story({
  parameters: { app: { at: '/auth/maintenance', routes: maintenanceRoutes } },
  beforeEach: ({ msw }) => msw.use(closedOnce()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Work on this site is under way'));
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The site is open'));
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboards/');
  },
});

export const MaintenanceLeadsBack = meta.story({
  parameters: { app: { at: '/auth/maintenance?to=%2Fhub%3Fq%3Dtext', routes: maintenanceRoutes } },
  beforeEach: ({ msw }) => msw.use(closedOnce()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Work on this site is under way'));
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The hub'));
  },
});

export const ServerSilent = meta.story({
  parameters: { app: { at: '/auth/maintenance', routes: maintenanceRoutes } },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/site', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The site does not answer'));
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  render: () => <NotFoundScreen words="sudoku" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cette page n’existe pas');
  },
});
