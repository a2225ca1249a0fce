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

/** Each theme in both modes: 'blue light', 'blue dark', 'aqua light' and so on. */
export const everyTheme: Record<string, PictureMode> = Object.fromEntries(
  themeNames.flatMap((theme) =>
    modes.map((mode) => [
      `${theme.replace('_THEME', '').toLowerCase()} ${mode}`,
      { viewport: { width: 1280, height: 860 }, theme, mode, language: 'en' } satisfies PictureMode,
    ]),
  ),
);

/**
 * Parameters of stories with pictures: `parameters: pictured(screenModes)`. Other stories have none, because each
 * picture takes time in every run and must be reviewed after every change. Such a story sets no globals, because they
 * would override its modes.
 */
export function pictured(shownIn: Record<string, PictureMode>) {
  return { chromatic: { disableSnapshot: false, modes: shownIn } };
}
