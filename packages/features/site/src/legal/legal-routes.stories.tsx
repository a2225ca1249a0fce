import { getLegalText } from '@apiyard/api/contract/site/site';
import { expect, userEvent, waitFor } from 'storybook/test';
import { changeLanguage, loadActive } from '@apiyard/kit/copy.ts';
import { fixture, internal } from '@apiyard/kit/story/fixture.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
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

/** No request if there is no custom text: an unmocked request would fail the story. */
export const OurTerms = story.story({
  parameters: { app: { at: '/tos', routes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Terms of use');
    await expect(canvas.getByRole('region', { name: 'Governing law' })).toBeVisible();
  },
});

export const OwnTextInEachLanguage = story.story({
  parameters: { app: { at: '/privacyp', routes, site: { ownTexts: ['privacy'] } } },
  beforeEach: ({ msw }) => {
    msw.use(
      fixture(getLegalText, ({ input: { lang } }) => ({ markdown: lang === 'fr' ? '# La nôtre' : '# Ours', lang })),
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

let isBack = false;

export const OwnTextFailsThenComes = story.story({
  parameters: { app: { at: '/tos', routes, site: { ownTexts: ['terms'] } } },
  beforeEach: ({ msw }) => {
    isBack = false;
    msw.use(fixture(getLegalText, () => (isBack ? { markdown: '# House rules', lang: 'en' as const } : internal())));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('story-500')).toBeVisible();
    isBack = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'House rules' })).toBeVisible();
  },
});
