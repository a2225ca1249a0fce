import { expect, fn, userEvent, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { storyUpdates } from '../story/activity.ts';
import { storyTools } from '../story/tools.ts';
import { PublicScreen } from './PublicScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Home/PublicScreen',
  component: PublicScreen,
  globals: { language: 'en' },
  args: {
    stats: {
      state: 'done' as const,
      value: { success: true, apis: 42, people: 310, calls: 1_234_567, version: '0.1.0' } as const,
    },
    tools: { state: 'done' as const, value: storyTools },
    updates: { state: 'done' as const, value: storyUpdates },
    loginHref: '/auth/login?to=%2Fdashboards%2F',
    nowMs: new Date(2026, 10, 20, 9, 30).getTime(),
    registerHref: '/auth/register',
    onRetry: fn(),
  },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tools for everyday API work');
    await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['42', '1.2M', '310']);
    await expect(canvas.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/auth/register');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/login?to=%2Fdashboards%2F',
    );
    await expect(within(canvas.getByRole('region', { name: 'Recent updates' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
    const tools = within(canvas.getByRole('region', { name: 'Tools to try' }));
    await expect(tools.getByRole('link', { name: 'UUID' })).toHaveAttribute('href', '/hub/random/uuid');
  },
});

export const Empty = meta.story({
  args: { tools: { state: 'done', value: [] }, updates: { state: 'done', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tools yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { stats: { state: 'loading' }, tools: { state: 'loading' }, updates: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['–', '–', '–']);
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
  },
});

export const Failed = meta.story({
  args: { stats: { state: 'failed' }, tools: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load tools')).toBeVisible();
    await expect(canvas.getByText('01ky3vq9m8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
