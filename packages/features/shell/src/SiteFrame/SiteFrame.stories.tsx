import { Heading } from '@apiyard/ui/Heading';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PublicPage } from '@apiyard/kit/PublicPage/PublicPage.tsx';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { storySiteLinks } from '../story/shell-menu.ts';
import { SiteFrame } from './SiteFrame.tsx';

const page = (
  <PublicPage title="About this site" purpose="What it is for, who runs it, and how to reach them.">
    <Heading level={2}>What it is for</Heading>
  </PublicPage>
);

const meta = preview.meta({
  title: 'Screens/Shell/SiteFrame',
  component: SiteFrame,
  globals: { language: 'en' },
  args: { links: storySiteLinks, children: page },
  parameters: { layout: 'fullscreen', app: { at: '/about' } },
});

/** The ways in, every place of the site, and the page in four languages. */
export const Success = meta.story({
  // Links of a word that never breaks have no place in one line.
  parameters: { variants: ['arabic', 'french', 'chinese', 'phone', 'forcedColors'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(70);
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/allfeature',
      '/pricing2',
      '/docs',
      '/apps/blog/posts',
      '/about',
    ]);
    await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login?to=%2Fabout');
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/auth/register');
    const foot = within(canvas.getByRole('contentinfo'));
    await expect(foot.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Product',
      'Learn',
      'Help',
      'Legal',
    ]);
    const languages = within(foot.getByRole('navigation', { name: 'Languages' }));
    await expect(
      languages.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')]),
    ).toEqual([
      ['?lang=en', 'en'],
      ['?lang=fr', 'fr'],
      ['?lang=ar', 'ar'],
      ['?lang=ch', 'zh-CN'],
    ]);
    await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await expect(foot.getByText('Apiyard is run by Yard Example Ltd.')).toBeVisible();
  },
});

export const AnyWidth = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About this site');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const SignedIn = meta.story({
  parameters: { app: { at: '/about', user: storyUser } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open dashboard' })).toHaveAttribute('href', '/dashboards/');
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const brand = canvas.getAllByRole('link', { name: 'Apiyard' })[0];
    await expect(brand?.getBoundingClientRect().left).toBeGreaterThan(640);
    await expect(canvas.getByRole('link', { name: 'إنشاء حساب' })).toBeVisible();
    await expect(canvas.getByText('Yard Example Ltd هي الجهة المشغّلة لـ Apiyard.')).toBeVisible();
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '创建账号' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '中文' })).toHaveAttribute('aria-current', 'true');
  },
});

/** Its links are in a drawer, the languages and the mode in one menu. */
export const PhoneWindow = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(await drawer.findByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(drawer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacyp');
  },
});
