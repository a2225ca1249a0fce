import { wireframe } from '@apiyard/ui/story/globals.ts';
import { variants } from '@apiyard/ui/story/variants/variants.ts';
import type { VariantName } from '@apiyard/ui/story/globals.ts';
import { themeNames } from '@apiyard/ui/theme/themes/all';

/** Storybook globals for the stories of a run. */
export interface Dress {
  theme: string;
  mode: 'light' | 'dark';
  language: string;
  direction: 'auto';
  variant: 'none';
}

/** The runs of the full matrix. With the wireframe theme, a story fails over values that do not come from tokens. */
const matrix = {
  'light-ltr': { theme: 'BLUE_THEME', mode: 'light', language: 'en', direction: 'auto', variant: 'none' },
  'light-rtl': { theme: 'BLUE_THEME', mode: 'light', language: 'ar', direction: 'auto', variant: 'none' },
  'dark-ltr': { theme: 'BLUE_THEME', mode: 'dark', language: 'en', direction: 'auto', variant: 'none' },
  'dark-rtl': { theme: 'BLUE_THEME', mode: 'dark', language: 'ar', direction: 'auto', variant: 'none' },
  wireframe: { theme: wireframe, mode: 'light', language: 'en', direction: 'auto', variant: 'none' },
} as const satisfies Record<string, Dress>;

const isRun = (name: string): name is keyof typeof matrix => name in matrix;

/** Deterministic over runs and machines, so that a story is always checked with the same globals. */
function hash(text: string): number {
  let sum = 2_166_136_261;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return sum;
}

/**
 * `STORY_DRESS` selects a run of the matrix. Without it, stories alternate between modes, languages and themes, so that
 * dark surfaces, right-to-left and every palette are covered by axe and the play functions. A story that depends on one
 * of them sets it in its own `globals`.
 */
export function dressFor(storyId: string): Dress {
  const run = process.env['STORY_DRESS'] ?? '';
  const turn = hash(storyId);
  const dress: Dress = isRun(run)
    ? { ...matrix[run] }
    : {
        theme: themeNames[turn % themeNames.length] ?? 'BLUE_THEME',
        mode: (turn >>> 8) % 2 === 0 ? 'light' : 'dark',
        language: (turn >>> 12) % 2 === 0 ? 'en' : 'ar',
        direction: 'auto',
        variant: 'none',
      };
  // Forced colours replace mode and theme, and axe reads the page's colours below them.
  return isForced(storyId) ? { ...dress, mode: 'light', theme: 'BLUE_THEME' } : dress;
}

/** The base stories of components, in which the test runner looks at the focus of every stop of Tab. */
export function isBaseOfComponent(storyId: string): boolean {
  return /^(?:components|charts)-.*--default$/.test(storyId);
}

/** Stories with this name use forced colours. */
export function isForced(storyId: string): boolean {
  return storyId.endsWith('--forced-colors');
}

/** The window, the colours and the motion of a story, or of one of its variants. */
export function surroundingsOf(storyId: string, variant?: VariantName) {
  const {
    window = windowFor(storyId),
    isForced: isForcedVariant = false,
    isMoving = false,
  } = variant === undefined ? {} : variants[variant];
  return {
    window,
    forcedColors: isForcedVariant || isForced(storyId) ? ('active' as const) : ('none' as const),
    reducedMotion: isMoving ? ('no-preference' as const) : ('reduce' as const),
  };
}

/** The window size of a story: a phone's for names that end with it, where the layout depends on the window. */
function windowFor(storyId: string): { readonly width: number; readonly height: number } {
  return /-phone(?:-window)?$/.test(storyId) ? { width: 375, height: 780 } : { width: 1280, height: 720 };
}
