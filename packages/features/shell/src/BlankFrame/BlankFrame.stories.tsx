import { Heading } from '@apiyard/ui/Heading';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { BlankFrame } from './BlankFrame.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/BlankFrame',
  component: BlankFrame,
  globals: { language: 'en' },
  args: { children: <Heading level={1}>Sign in</Heading> },
  parameters: { layout: 'fullscreen', app: { at: '/auth/login' } },
});

/** The way home, the language, the mode: nothing else draws the eye. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(70);
    await expect(canvas.getByRole('link', { name: 'Apiyard' })).toHaveAttribute('href', '/dashboards/');
    await userEvent.click(canvas.getByRole('button', { name: 'Dark mode' }));
    await expect(await canvas.findByRole('button', { name: 'Light mode' })).toBeVisible();
  },
});

/** Four languages with their own names; the current one is marked. */
export const Languages = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(
      (await screen.findAllByRole('menuitemradio')).map((item) => [
        item.textContent,
        item.getAttribute('aria-checked'),
      ]),
    ).toEqual([
      ['English', 'true'],
      ['Français', 'false'],
      ['العربية', 'false'],
      ['中文', 'false'],
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language' })).toHaveFocus());
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { name: 'Apiyard' }).getBoundingClientRect();
    await expect(right).toBe(document.documentElement.clientWidth - 24);
  },
});
