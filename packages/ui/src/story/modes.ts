import { themeNames } from '../theme/themes/all.ts';
import { modes } from '../theme/tokens.ts';
import type { FrameGlobals } from './globals.ts';

/** Globals and window size of a picture. Used by both Chromatic and `pnpm test:visual`. */
export interface PictureMode extends FrameGlobals {
  /** In CSS pixels. Pages higher than the window are captured in full. */
  viewport: { width: number; height: number };
}

const everyday = (width: number, height: number): Record<'light' | 'dark' | 'arabic' | 'phone', PictureMode> => {
  const viewport = { width, height };
  return {
    light: { viewport, theme: 'BLUE_THEME', mode: 'light', language: 'en' },
    dark: { viewport, theme: 'BLUE_THEME', mode: 'dark', language: 'en' },
    arabic: { viewport, theme: 'BLUE_THEME', mode: 'light', language: 'ar' },
    phone: { viewport: { width: 375, height: 667 }, theme: 'BLUE_THEME', mode: 'light', language: 'en' },
  };
};

/** For sheets of components. */
export const sheetModes = everyday(960, 600);

/** For whole screens. */
export const screenModes = everyday(1280, 860);

const darkArabic = (width: number, height: number): PictureMode => ({
  viewport: { width, height },
  theme: 'BLUE_THEME',
  mode: 'dark',
  language: 'ar',
});

/** For one sheet of each family of components: also dark with Arabic, a tablet, and the other languages. */
export const familyModes: Record<string, PictureMode> = {
  ...sheetModes,
  'dark arabic': darkArabic(960, 600),
  tablet: { ...sheetModes.light, viewport: { width: 834, height: 1112 } },
  french: { ...sheetModes.light, language: 'fr' },
  chinese: { ...sheetModes.light, language: 'zh-CN' },
};

/** For layers over each other: light, and dark from right to left. */
export const layerModes: Record<string, PictureMode> = {
  light: screenModes.light,
  'dark arabic': darkArabic(1280, 860),
};

/** Each theme in both modes: 'blue light', 'blue dark', 'aqua light' and so on. */
export const everyTheme: Record<string, PictureMode> = Object.fromEntries(
  themeNames.flatMap((theme) =>
    modes.map((mode) => [
      `${theme.replace('_THEME', '').toLowerCase()} ${mode}`,
      { viewport: { width: 1280, height: 860 }, theme, mode, language: 'en' } satisfies PictureMode,
    ]),
  ),
);

/** One picture, for states, and for screens that are on no sheet: some in light, some in dark, some on a phone. */
export const inLight: Record<string, PictureMode> = { light: screenModes.light };
export const inDark: Record<string, PictureMode> = { dark: screenModes.dark };
export const onPhone: Record<string, PictureMode> = { phone: screenModes.phone };

/**
 * Parameters of stories with pictures: `parameters: pictured(screenModes)`. Other stories have none, because each
 * picture takes time in every run and must be reviewed after every change. Such a story sets no globals, because they
 * would override its modes; apart from those that its modes set to the same.
 *
 * `prefersReducedMotion` is a parameter of stories: https://www.chromatic.com/docs/media-features. What still moves is
 * captured at its end, which is Chromatic's default (`pauseAnimationAtEnd`).
 */
export function pictured(shownIn: Record<string, PictureMode>) {
  return { chromatic: { disableSnapshot: false, prefersReducedMotion: 'reduce', modes: shownIn } };
}
