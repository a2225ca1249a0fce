import { listApps } from '@apiyard/api/contract/content/apps';
import { expect } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture, internal, pending } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { androidCopy } from '../android-copy.ts';
import * as appsRoute from '../apps.route.tsx';
import { list, routes } from '../story/public-routes.ts';
import { apps } from '../story/story-apps.ts';

const meta = preview.meta({
  title: 'Screens/Android/Apps',
  component: appsRoute.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(androidCopy)],
  parameters: { app: { at: '/android', routes } },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  beforeEach: ({ msw }) => msw.use(list(apps)),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('listitem')).map((item) => item.textContent?.replaceAll(/[\u2066-\u2069]/g, '')),
    ).toEqual([
      'Yard ConverterVersion 1.4.218.4 MB5,385 downloadsAndroid 8.0 or later',
      'مواقيت الصلاةVersion 2.06.2 MB1 download',
      'SudokuVersion 0.9-beta940 kB312 downloadsAndroid API level 37 or later',
    ]);
    await expect(canvas.getByRole('link', { name: 'Yard Converter' })).toHaveAttribute(
      'href',
      '/android/com.example.yard',
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(listApps, pending)),
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Android apps' });
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list([])),
  play: async ({ canvas }) => expect(await canvas.findByText('No apps yet')).toBeVisible(),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(listApps, internal)),
  play: async ({ canvas }) => expect(await canvas.findByText('story-500')).toBeVisible(),
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  beforeEach: ({ msw }) => msw.use(list(apps)),
  play: async ({ canvas }) => expect(await canvas.findByText('1 téléchargement')).toBeVisible(),
});
