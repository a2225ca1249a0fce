import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { Customizer } from './Customizer.tsx';
import type { Look } from './Customizer.tsx';

const look: Look = {
  chosenMode: null,
  activeDir: 'ltr',
  activeTheme: 'BLUE_THEME',
  borderRadius: 7,
  isCardShadow: true,
  isLayout: 'boxed',
  isCollapse: false,
  isHorizontal: false,
};

const meta = preview.meta({
  title: 'Screens/Shell/Customizer',
  component: Customizer,
  globals: { language: 'en' },
  args: { look, isOpen: true, onOpenChange: fn(), onChange: fn(), onReset: fn() },
});

const sheet = async () => within(await screen.findByRole('dialog'));

/** As it is at first: the mode of the system, blue, boxed, cards with a shadow, corners of 7 px. */
export const Success = meta.story({
  parameters: pictured(inLight),
  play: async () => {
    const inside = await sheet();
    await expect(inside.getAllByRole('radio', { checked: true }).map((radio) => radio.textContent)).toEqual([
      'System',
      'Blue',
      'Left to right',
      'Vertical',
      'Boxed',
      'Full',
      'Shadow',
    ]);
    const radius = inside.getByRole('slider', { name: 'Corner radius' });
    await expect([radius.getAttribute('min'), radius.getAttribute('max'), (radius as HTMLInputElement).value]).toEqual([
      '4',
      '24',
      '7',
    ]);
  },
});

export const Choosing = meta.story({
  play: async ({ args }) => {
    const inside = await sheet();
    for (const name of ['Dark', 'Purple', 'Right to left', 'Horizontal', 'Full width', 'Icons only', 'Border']) {
      await userEvent.click(inside.getByRole('radio', { name }));
    }
    inside.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(inside.getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenCalledTimes(8);
    for (const change of [
      { chosenMode: 'dark' },
      { activeTheme: 'PURPLE_THEME' },
      { activeDir: 'rtl' },
      { isHorizontal: true },
      { isLayout: 'full' },
      { isCollapse: true },
      { isCardShadow: false },
      { borderRadius: 8 },
    ]) {
      await expect(args.onChange).toHaveBeenCalledWith(change);
    }
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});

/** Each theme is reached by the keyboard, and shows its own colour. */
export const Themes = meta.story({
  play: async ({ args }) => {
    const inside = await sheet();
    const themes = within(inside.getByRole('radiogroup', { name: 'Colour theme' }));
    await expect(themes.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      'Blue',
      'Aqua',
      'Purple',
      'Green',
      'Cyan',
      'Orange',
    ]);
    const colours = themes
      .getAllByRole('radio')
      .map((radio) => getComputedStyle(radio.querySelector('span') as Element).backgroundColor);
    await expect(colours).toEqual([
      'rgb(93, 135, 255)',
      'rgb(0, 116, 186)',
      'rgb(118, 62, 189)',
      'rgb(10, 126, 164)',
      'rgb(1, 192, 200)',
      'rgb(250, 137, 107)',
    ]);
    themes.getByRole('radio', { name: 'Blue' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ activeTheme: 'PURPLE_THEME' });
  },
});

/** There is no sidebar to choose then. */
export const Horizontal = meta.story({
  args: { look: { ...look, isHorizontal: true, chosenMode: 'dark', borderRadius: 24 } },
  play: async () => {
    const inside = await sheet();
    await expect(inside.queryByRole('radiogroup', { name: 'Sidebar' })).toBeNull();
    await expect(inside.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { look: { ...look, activeDir: 'rtl' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'تخصيص المظهر' });
    await expect(within(dialog).getByRole('radio', { name: 'من اليمين إلى اليسار' })).toBeChecked();
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().left)).toBe(0));
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async () => {
    const inside = await sheet();
    await expect(inside.getByRole('radio', { name: 'Système' })).toBeChecked();
    await expect(inside.getByRole('button', { name: 'Réinitialiser' })).toBeVisible();
  },
});
