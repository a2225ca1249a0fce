import { expect } from 'storybook/test';
import { loadActive } from '../../_kit/copy.ts';
import { storyAdmin, storyUser } from '../../_kit/story/people.ts';
import { preview } from '../../_kit/story/preview.tsx';
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
  args: { menu: storyMenu(), exists: () => true, children: <h1>A page</h1> },
});

export const ForAdmins = meta.story({
  parameters: { app: { user: storyAdmin, site: closed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maintenance is on: only admins get in.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/admin/settings#maintenance');
  },
});

export const NotForOthers = meta.story({
  parameters: { app: { user: storyUser, site: closed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('A page');
    await expect(canvas.queryByText('Maintenance is on: only admins get in.')).toBeNull();
  },
});

export const NotWhileOpen = meta.story({
  parameters: { app: { user: storyAdmin } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('A page');
    await expect(canvas.queryByText('Maintenance is on: only admins get in.')).toBeNull();
  },
});
