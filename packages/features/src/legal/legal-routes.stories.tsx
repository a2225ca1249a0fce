import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { changeLanguage, loadActive } from '../_kit/copy.ts';
import { preview } from '../_kit/story/preview.tsx';
import { legalCopy } from './legal-copy.ts';
import * as privacy from './privacy.route.tsx';
import { privacyCopy } from './privacy/privacy-copy.ts';
import * as terms from './terms.route.tsx';
import { termsCopy } from './terms/terms-copy.ts';

const routes = [
  { path: '/privacyp', ...privacy, HydrateFallback: () => null },
  { path: '/tos', ...terms, HydrateFallback: () => null },
];

const story = preview.meta({
  title: 'Screens/Legal/Routes',
  component: privacy.Component,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  loaders: [() => Promise.all([legalCopy, privacyCopy, termsCopy].map(loadActive))],
});

/** Nothing is asked where the operator has no text of their own: an unknown call would fail the story. */
export const OurTerms = story.story({
  parameters: { app: { at: '/tos', routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
    await expect(canvas.getByRole('region', { name: 'Law' })).toBeVisible();
  },
});

export const OwnTextInEachLanguage = story.story({
  parameters: { app: { at: '/privacyp', routes, site: { ownTexts: ['privacy'] } } },
  beforeEach: ({ msw }) => {
    const texts: Readonly<Record<string, string>> = { en: '# Ours', fr: '# La nôtre' };
    msw.use(
      http.get('*/api/site/legal/privacy', ({ request }) => {
        const lang = new URL(request.url).searchParams.get('lang') ?? 'en';
        return HttpResponse.json({ markdown: texts[lang], lang });
      }),
    );
    return () => changeLanguage('en');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ours' })).toBeVisible();
    await changeLanguage('fr');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'La nôtre' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Politique de confidentialité'),
    );
  },
});

export const OwnTextFailsThenComes = story.story({
  parameters: { app: { at: '/tos', routes, site: { ownTexts: ['terms'] } } },
  beforeEach: ({ msw }) => {
    let isDown = true;
    msw.use(
      http.get('*/api/site/legal/terms', () => {
        if (!isDown) return HttpResponse.json({ markdown: '# House rules', lang: 'en' });
        isDown = false;
        return HttpResponse.json(
          { success: false, code: 'Internal', detail: 'Fault.', requestId: 'story-500' },
          { status: 500 },
        );
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'House rules' })).toBeVisible();
  },
});
