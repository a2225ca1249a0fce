import { preview } from '@apiyard/kit/story/preview.tsx';
import * as hubPage from '@apiyard/hub/catalogue/catalogue.route.tsx';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadCopies, routes, sampleSite } from './around.tsx';

const site = sampleSite();

const story = preview.meta({
  title: 'Flows/Language and look',
  component: hubPage.Component,
  globals: { language: 'en', mode: 'light', theme: 'BLUE_THEME' },
  parameters: { layout: 'fullscreen', app: { at: '/hub', routes, choices: { activeMode: 'light' } } },
  loaders: [loadCopies],
  beforeEach: ({ msw }) => msw.use(...site.handlers),
});

const root = document.documentElement;

/** The whole page changes in one step, with texts, direction and catalogue, and back. */
export const SwitchLanguage = story.story({
  play: async ({ canvas, step }) => {
    const choose = async (menu: string, language: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: menu }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: language }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    const sideOf = () => canvas.getByRole('navigation').getBoundingClientRect().left;
    await step('to Arabic: the words, the direction and the tools', async () => {
      await canvas.findByRole('link', { name: 'UUID' });
      await choose('Language', 'العربية');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'مركز الواجهات البرمجية' })).toBeVisible();
      await expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
      await waitFor(() => expect(canvas.getByRole('link', { name: 'رمز QR' })).toBeVisible());
      if (innerWidth >= 1200) await expect(sideOf()).toBeGreaterThan(innerWidth / 2);
    });
    await step('to Chinese: from left to right again', async () => {
      await choose('اللغة', '中文');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'API 中心' })).toBeVisible();
      await expect([root.lang, root.dir]).toEqual(['zh-CN', 'ltr']);
    });
    await step('and back to English', async () => {
      await choose('语言', 'English');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'API hub' })).toBeVisible();
      await expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
      if (innerWidth >= 1200) await expect(sideOf()).toBeLessThan(innerWidth / 2);
    });
  },
});

/** Every choice takes effect immediately behind the sheet; a reset can be undone. */
export const ChangeTheLook = story.story({
  play: async ({ canvas, step }) => {
    const look = () => [
      root.className.split(' ').find((name) => name === 'dark' || name === 'light'),
      root.dataset['colorTheme'],
      root.dir,
    ];
    await canvas.findByRole('heading', { level: 1, name: 'API hub' });
    await userEvent.click(canvas.getByRole('button', { name: 'Customise' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Customise' }));
    const press = async (name: string) => {
      const choice = await sheet.findByRole('radio', { name });
      choice.focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(choice).toHaveAttribute('aria-checked', 'true'));
    };
    await step('another theme, dark, from right to left', async () => {
      await press('Orange');
      await press('Dark');
      await press('Right to left');
      await expect(look()).toEqual(['dark', 'ORANGE_THEME', 'rtl']);
    });
    await step('reset, and back by undo', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
      const toast = within(await screen.findByRole('alertdialog', { name: /Appearance reset to default/ }));
      await expect(look().slice(1)).toEqual(['BLUE_THEME', 'ltr']);
      await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(look()).toEqual(['dark', 'ORANGE_THEME', 'rtl']));
    });
  },
});
