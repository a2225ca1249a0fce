import { expect, fn, userEvent } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Legal/PrivacyScreen',
  component: PrivacyScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/privacyp' } },
  args: { own: null, onRetry: fn() },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(15);
    await expect(canvas.getByText('Last updated on November 22, 2026')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Contents' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '#cookies');
    const who = canvas.getByRole('region', { name: 'Who is responsible' });
    await expect(who).toHaveTextContent(
      'OperatorYard Example LtdAddress12 Harbour Street, Example TownCountryIndonesiaEmailhello@yard.example',
    );
    await expect(canvas.queryByText('The operator hasn’t added a name.')).toBeNull();
  },
});

export const OwnText = meta.story({
  args: {
    own: {
      state: 'done',
      value: {
        lang: 'en',
        markdown: '# We keep little\n\nOnly **your name**. <script>alert(1)</script>\n\n## Why\n\nTo greet you.',
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'We keep little' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Why' })).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const OwnTextInAnotherLanguage = meta.story({
  args: { own: { state: 'done', value: { lang: 'fr', markdown: '# Nous gardons peu' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The operator provides this text only in Français.');
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Nous gardons peu' });
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', 'fr');
  },
});

export const OwnTextLoading = meta.story({
  args: { own: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible();
  },
});

export const OwnTextFailed = meta.story({
  args: { own: { state: 'failed', requestId: '01ky3vq9m8' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load this text');
    await expect(canvas.getByRole('link', { name: 'Contact form' })).toHaveAttribute('href', '/contact');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const OwnTextEmpty = meta.story({
  args: { own: { state: 'done', value: { lang: 'en', markdown: ' ' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No text yet')).toBeVisible();
  },
});
