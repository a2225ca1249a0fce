import { expect } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import * as notFound from './not-found.route.tsx';
import { RouteError } from './route-error.tsx';
import { UnknownAddress } from './UnknownAddress.tsx';

const meta = preview.meta({
  title: 'Screens/Errors/Routes',
  component: RouteError,
  globals: { language: 'en' },
});

/** The error thrown by a loader decides which page is shown. */
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
  parameters: {
    app: {
      routes: routeThatThrows({
        success: false,
        code: 'Forbidden',
        detail: 'Only admins can do this.',
        requestId: 'r1',
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('This page is for admins');
  },
});

export const LoaderFailed = meta.story({
  parameters: {
    app: { routes: routeThatThrows({ success: false, code: 'Internal', detail: 'Fault.', requestId: '01ky3vq9m8' }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
  },
});

export const LoaderFoundNothing = meta.story({
  parameters: {
    app: {
      at: '/hub/convert/json-yaml',
      routes: routeThatThrows({ success: false, code: 'NotFound', detail: 'No such API.', requestId: 'r1' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Search API hub for “json yaml”' })).toHaveAttribute(
      'href',
      '/hub?q=json%20yaml',
    );
  },
});

export const LoaderMetMaintenance = meta.story({
  parameters: {
    app: { routes: routeThatThrows({ success: false, code: 'Maintenance', detail: 'Back soon.', requestId: 'r1' }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Down for maintenance');
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
    await expect(await canvas.findByRole('link', { name: 'Search API hub for “sodoku”' })).toHaveAttribute(
      'href',
      '/hub?q=sodoku',
    );
  },
});
