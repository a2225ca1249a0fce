import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { loadActive } from '../_kit/copy.ts';
import { preview } from '../_kit/story/preview.tsx';
import { androidCopy } from './android-copy.ts';
import * as appRoute from './app.route.tsx';
import * as appsRoute from './apps.route.tsx';
import { apps, release, yardApp } from './story/story-apps.ts';

const routes = [
  { path: '/android', ...appsRoute, HydrateFallback: () => null },
  { path: '/android/:packageName', ...appRoute, HydrateFallback: () => null },
];
const list = (items: readonly object[]) => http.get('*/api/apps', () => HttpResponse.json({ items, next: null }));
const one = (app: object) => http.get('*/api/apps/com.example.yard', () => HttpResponse.json(app));
const never = () => new Promise<never>(() => {});
const fails = (code: string, status: number) => () => HttpResponse.json({ success: false, code, detail: 'No.', requestId: 'story-500' }, { status });

const meta = preview.meta({
  title: 'Screens/Android/Public',
  component: appsRoute.Component,
  globals: { language: 'en' },
  loaders: [() => loadActive(androidCopy)],
  parameters: { app: { at: '/android', routes } },
});

export const List = meta.story({
  beforeEach: ({ msw }) => msw.use(list(apps)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).map((item) => item.textContent?.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
      'Yard ConverterVersion 1.4.218.4 MB5,385 downloadsAndroid 8.0 or newer',
      'مواقيت الصلاةVersion 2.06.2 MB1 download',
      'SudokuVersion 0.9-beta940 kB312 downloadsAndroid with API level 37 or newer',
    ]);
    await expect(canvas.getByRole('link', { name: 'Yard Converter' })).toHaveAttribute('href', '/android/com.example.yard');
  },
});

export const ListOnPhone = List.extend({
  name: 'List on a phone',
  globals: { language: 'en', viewport: { value: 'mobile1', isRotated: false } },
});

export const ListLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps', never)),
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Android apps' });
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  },
});

export const ListEmpty = meta.story({
  beforeEach: ({ msw }) => msw.use(list([])),
  play: async ({ canvas }) => expect(await canvas.findByText('No apps yet')).toBeVisible(),
});

export const ListFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps', fails('Internal', 500))),
  play: async ({ canvas }) => expect(await canvas.findByText('story-500')).toBeVisible(),
});

export const App = meta.story({
  parameters: { app: { at: '/android/com.example.yard', routes } },
  beforeEach: ({ msw }) => msw.use(one(yardApp)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Yard Converter' });
    const facts = await canvas.findByText('SHA-256 of the file');
    await expect(facts.parentElement).toHaveTextContent('5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef');
    const history = canvas.getByRole('list', { name: 'Versions of Yard Converter' });
    await expect(within(history).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/\/api\/apps\/com\.example\.yard\/versions\/41\/file$/),
      expect.stringMatching(/\/api\/apps\/com\.example\.yard\/versions\/35\/file$/),
    ]);
    await expect(within(history).getByText('Nothing was written about this version.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Download version/ })[0]).toHaveAttribute('href', expect.stringMatching(/\/versions\/42\/file$/));
  },
});

export const AppOnPhone = App.extend({ name: 'App on a phone', globals: { language: 'en', viewport: { value: 'mobile1', isRotated: false } } });

export const AppLoading = meta.story({
  parameters: { app: { at: '/android/com.example.yard', routes } },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/:name', never)),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('com.example.yard'),
});

export const AppGone = meta.story({
  parameters: { app: { at: '/android/com.example.nobody', routes } },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/apps/:name', fails('NotFound', 404)), list(apps)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'All Android apps' }));
    await expect(await canvas.findByRole('link', { name: 'Sudoku' })).toBeVisible();
  },
});

export const AppFailsThenComes = meta.story({
  parameters: { app: { at: '/android/com.example.yard', routes } },
  beforeEach: ({ msw }) => {
    let isDown = true;
    msw.use(
      http.get('*/api/apps/com.example.yard', () => {
        if (!isDown) return HttpResponse.json(yardApp);
        isDown = false;
        return fails('Internal', 500)();
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('How to install it')).toBeVisible();
  },
});

export const LongWords = meta.story({
  parameters: { app: { at: '/android/com.example.yard', routes } },
  beforeEach: ({ msw }) => {
    const label = 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterinnenverzeichnis';
    msw.use(one({ ...yardApp, label, packageName: `com.example.${'verylongpackagename'.repeat(8)}`, versions: [release({ versionName: '1.2.3-rc.4+build.2026.11.20.reproducible', changelog: `${'wordwithoutspaces'.repeat(12)}\n\n# Heading` })] }));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('How to install it');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  parameters: { app: { at: '/android/com.example.yard', routes } },
  beforeEach: ({ msw }) => msw.use(one(yardApp)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('طريقة التثبيت')).toBeVisible();
    await expect(canvas.getByText('أندرويد 8.0 أو أحدث')).toBeVisible();
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  beforeEach: ({ msw }) => msw.use(list(apps)),
  play: async ({ canvas }) => expect(await canvas.findByText('1 téléchargement')).toBeVisible(),
});
