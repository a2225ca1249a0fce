import type { LabelLocale, UiLocale } from '../labels/labels.ts';
import type { ThemeName } from '../theme/themes/all.ts';
import type { Mode } from '../theme/tokens.ts';

/** Plain greys, only for Storybook: anything that keeps its colour in this theme does not use tokens. */
export const wireframe = 'WIREFRAME';

/** Variants of a story in addition to its own globals (`variants.ts`). */
export const variantNames = [
  'arabic',
  'french',
  'chinese',
  'rightToLeft',
  'longWords',
  'phone',
  'forcedColors',
  'fullMotion',
] as const;
export type VariantName = (typeof variantNames)[number];

/** Values of the toolbar; a story that requires one sets it: `globals: { language: 'ar' }`. */
export interface FrameGlobals {
  theme?: ThemeName | typeof wireframe;
  /** `both` shows light and dark side by side. */
  mode?: Mode | 'both';
  /** `auto` follows the language. */
  direction?: 'auto' | 'ltr' | 'rtl';
  language?: LabelLocale | UiLocale;
  density?: 'normal' | 'dense';
  /** `system` follows the system setting. */
  motion?: 'system' | 'reduced';
  /** `fixed` stops at `storyInstant`. */
  clock?: 'fixed' | 'real';
  /** Shows the story in one of its variants. */
  variant?: VariantName | 'none';
}

/** The defaults for stories and toolbar. */
export const plainDress = {
  theme: 'BLUE_THEME',
  mode: 'light',
  direction: 'auto',
  language: 'en',
  density: 'normal',
  motion: 'system',
  clock: 'fixed',
  variant: 'none',
} as const satisfies Required<FrameGlobals>;
