import { getApp } from '@apiyard/api/contract/content/apps';
import { fail } from '@apiyard/api/contract/endpoint';
import { expect, userEvent, within } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture, internal, pending } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { androidCopy } from '../android-copy.ts';
import * as appRoute from '../app.route.tsx';
import { list, one, routes } from '../story/public-routes.ts';
import { apps, release, harbourApp } from '../story/story-apps.ts';
import { pages } from '../../pages.ts';

const meta = preview.meta({
  title: 'Screens/Android/App',
  component: appRoute.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(androidCopy)],
  parameters: { app: { at: '/android/com.example.yard', pages, routes } },
});

export const Success = meta.story({
  parameters: pictured(inLight),
  beforeEach: ({ msw }) => msw.use(one(harbourApp)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Yard Converter' });
    const facts = await canvas.findByText('File SHA-256');
    await expect(facts.parentElement).toHaveTextContent(
      '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
    );
    const history = canvas.getByRole('list', { name: 'Versions of Yard Converter' });
    await expect(
      within(history)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      expect.stringMatching(/\/api\/apps\/com\.example\.yard\/versions\/41\/file$/),
      expect.stringMatching(/\/api\/apps\/com\.example\.yard\/versions\/35\/file$/),
    ]);
    await expect(within(history).getByText('No release notes.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Download version/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/versions\/42\/file$/),
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getApp, pending)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('com.example.yard'),
});

export const Gone = meta.story({
  parameters: { app: { at: '/android/com.example.nobody', routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(getApp, () => fail('NotFound', 'No.')),
      list(apps),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'All Android apps' }));
    await expect(await canvas.findByRole('link', { name: 'Sudoku' })).toBeVisible();
  },
});

export const FailsThenComes = meta.story({
  beforeEach: ({ msw }) => msw.use(fixture(getApp, ({ count }) => (count === 1 ? internal() : harbourApp))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('How to install')).toBeVisible();
  },
});

export const LongWords = meta.story({
  beforeEach: ({ msw }) => {
    const label = 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterinnenverzeichnis';
    msw.use(
      one({
        ...harbourApp,
        label,
        packageName: `com.example.${'verylongpackagename'.repeat(8)}`,
        versions: [
          release({
            versionName: '1.2.3-rc.4+build.2026.11.20.reproducible',
            changelog: `${'wordwithoutspaces'.repeat(12)}\n\n# Heading`,
          }),
        ],
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('How to install');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientWidth,
    );
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  beforeEach: ({ msw }) => msw.use(one(harbourApp)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('طريقة التثبيت')).toBeVisible();
    await expect(canvas.getByText('أندرويد 8.0 أو أحدث')).toBeVisible();
  },
});
