import { expect } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { storyAdmin, storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { FullFrame } from '../FullFrame/FullFrame.tsx';
import { shellCopy } from '../shell-copy.ts';
import { storyMenu } from '../story/shell-menu.ts';
import { maintenanceBannerCopy } from './maintenance-banner-copy.ts';

const closed = { maintenance: { message: {}, until: null } };

const meta = preview.meta({
  title: 'Screens/Shell/MaintenanceBanner',
  component: FullFrame,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  loaders: [() => loadActive(shellCopy), () => loadActive(maintenanceBannerCopy)],
  args: { menu: storyMenu(), children: <h1>A page</h1> },
});

export const ForAdmins = meta.story({
  parameters: { app: { user: storyAdmin, site: closed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maintenance mode is on. Only admins have access.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/admin/settings#maintenance');
  },
});

export const NotForOthers = meta.story({
  parameters: { app: { user: storyUser, site: closed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('A page');
    await expect(canvas.queryByText('Maintenance mode is on. Only admins have access.')).toBeNull();
  },
});

export const NotWhileOpen = meta.story({
  parameters: { app: { user: storyAdmin } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('A page');
    await expect(canvas.queryByText('Maintenance mode is on. Only admins have access.')).toBeNull();
  },
});
