import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '../_kit/story/preview.tsx';
import { ForbiddenScreen } from './ForbiddenScreen/ForbiddenScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen/NotFoundScreen.tsx';
import { RouteErrorScreen } from './RouteErrorScreen/RouteErrorScreen.tsx';
import { RouteError } from './route-error.tsx';

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
