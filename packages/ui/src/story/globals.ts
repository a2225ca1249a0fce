import type { LabelLocale, UiLocale } from '../labels/labels.ts';
import type { ThemeName } from '../theme/themes/all.ts';
import type { Mode } from '../theme/tokens.ts';

/** Plain greys, for Storybook alone: what keeps its colour under it does not come from tokens. */
export const wireframe = 'WIREFRAME';

/** What a story is shown in besides its own globals (`variants.ts`). */
export const variantNames = [
  'arabic',
  'french',
  'chinese',
  'rightToLeft',
  'longWords',
  'phone',
  'forcedColors',
] as const;
export type VariantName = (typeof variantNames)[number];

/** What the toolbar sets; a story that needs one of them fixes it: `globals: { language: 'ar' }`. */
export interface FrameGlobals {
  theme?: ThemeName | typeof wireframe;
  /** `both` shows light and dark beside each other. */
  mode?: Mode | 'both';
  /** `auto` follows the language. */
  direction?: 'auto' | 'ltr' | 'rtl';
  language?: LabelLocale | UiLocale;
  density?: 'normal' | 'dense';
  /** `system` asks the machine. */
  motion?: 'system' | 'reduced';
  /** `fixed` stands still at `storyInstant`. */
  clock?: 'fixed' | 'real';
  /** Shows the story in one of its variants. */
  variant?: VariantName | 'none';
}

/** The dress of a story that says nothing and of a toolbar that nobody touched. */
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
