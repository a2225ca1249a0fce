import { themeNames } from '../theme/themes/all.ts';
import { modes } from '../theme/tokens.ts';
import type { FrameGlobals } from './globals.ts';

/** A dress and a window that a story is pictured in. Chromatic and `pnpm test:visual` read the same. */
export interface PictureMode extends FrameGlobals {
  /** In CSS pixels. What is higher than the window is pictured whole. */
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
 * Parameters of stories that are pictured: `parameters: pictured(screenModes)`. All others are not; each picture costs
 * time in every run and a look at every change. A pictured story fixes no globals: they would be stronger than its modes.
 */
export function pictured(shownIn: Record<string, PictureMode>) {
  return { chromatic: { disableSnapshot: false, modes: shownIn } };
}
