import { plainDress } from '../globals.ts';
import type { FrameGlobals, VariantName } from '../globals.ts';

interface Variant {
  /** Override those of the story. */
  readonly globals: FrameGlobals;
  /** In CSS pixels. @default the story's own window */
  readonly window?: { readonly width: number; readonly height: number };
  /** The system replaces all colours. */
  readonly isForced?: boolean;
}

/**
 * Variants of a story in addition to its own globals. The test runner opens each variant of a story after the story
 * itself, without its play function, and checks it with axe and `checkVariant`. The toolbar offers them for every story.
 */
export const variants: Readonly<Record<VariantName, Variant>> = {
  arabic: { globals: { language: 'ar', direction: 'auto' } },
  french: { globals: { language: 'fr', direction: 'auto' } },
  chinese: { globals: { language: 'zh-CN', direction: 'auto' } },
  rightToLeft: { globals: { direction: 'rtl' } },
  longWords: { globals: {} },
  phone: { globals: {}, window: { width: 375, height: 780 } },
  // Forced colours replace mode and theme, and axe reads the page's own colours under them.
  forcedColors: { globals: { mode: 'light', theme: 'BLUE_THEME' }, isForced: true },
};

/** Stories that show the most common state. */
const baseNames = new Set(['Default', 'Success']);

const ofComponents: readonly VariantName[] = ['rightToLeft', 'longWords', 'forcedColors'];
const ofScreens: readonly VariantName[] = ['arabic', 'french', 'chinese', 'longWords', 'phone', 'forcedColors'];

/** Selects the variants of a story: `parameters: { variants: ['arabic', 'phone'] }`. */
export interface VariantParameters {
  /** @default all that apply to a base story (`Default`, `Success`) of a component or screen, none for others */
  variants?: readonly VariantName[];
}

/** The variants that a story is tested in. */
export function variantsOf(story: {
  readonly title: string;
  readonly name: string;
  readonly parameters: VariantParameters;
}): readonly VariantName[] {
  if (story.parameters.variants !== undefined) return story.parameters.variants;
  if (!baseNames.has(story.name)) return [];
  if (story.title.startsWith('Components/')) return ofComponents;
  return story.title.startsWith('Screens/') ? ofScreens : [];
}

/** All globals of a story: the defaults, overridden by its own globals, then by its variant. */
export function chosenGlobals(globals: FrameGlobals): Required<FrameGlobals> {
  const { variant = 'none' } = globals;
  return { ...plainDress, ...globals, ...(variant === 'none' ? {} : variants[variant].globals) };
}
