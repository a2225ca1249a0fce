import { plainDress } from '../globals.ts';
import type { FrameGlobals, VariantName } from '../globals.ts';

interface Variant {
  /** Override those of the story. */
  readonly globals: FrameGlobals;
  /** In CSS pixels. @default the story's own window */
  readonly window?: { readonly width: number; readonly height: number };
  /** The system replaces all colours. */
  readonly isForced?: boolean;
  /** The story itself in a browser that does not reduce motion, with its play function. */
  readonly isMoving?: boolean;
}

/**
 * Variants of a story in addition to its own globals. The test runner opens each variant of a story after the story
 * itself, without its play function, and checks it with axe and `checkVariant`. The toolbar offers those that need no
 * other window or system for every story.
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
  fullMotion: { globals: {}, isMoving: true },
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

interface TestedStory {
  readonly title: string;
  readonly name: string;
  readonly parameters: VariantParameters;
  /** Whether it has opened a dialog, menu, popover, tooltip or toast. */
  readonly hasOverlay?: boolean;
}

/** Stories of overlays also run with full motion, except those about a direction, a language or colours. */
const isMoving = ({ title, name, hasOverlay = false }: TestedStory) =>
  hasOverlay && /^(?:Components|Overview)\//.test(title) && !/(?:Right To Left|Forced Colors|Words|Arabic)$/.test(name);

/** The variants that a story is tested in. */
export function variantsOf(story: TestedStory): readonly VariantName[] {
  return isMoving(story) ? [...stillVariantsOf(story), 'fullMotion'] : stillVariantsOf(story);
}

function stillVariantsOf(story: TestedStory): readonly VariantName[] {
  if (story.parameters.variants !== undefined) return story.parameters.variants;
  if (!baseNames.has(story.name)) return [];
  if (story.title.startsWith('Components/')) return ofComponents;
  return story.title.startsWith('Screens/') ? ofScreens : [];
}

/** The variant to check, which shows the story without its play function. Null for the story itself. */
export function checkedVariant({ variant }: FrameGlobals): VariantName | null {
  return variant === undefined || variant === 'none' || variants[variant].isMoving === true ? null : variant;
}

/** All globals of a story: the defaults, overridden by its own globals, then by its variant. */
export function chosenGlobals(globals: FrameGlobals): Required<FrameGlobals> {
  const { variant = 'none' } = globals;
  return { ...plainDress, ...globals, ...(variant === 'none' ? {} : variants[variant].globals) };
}
