/** Colours in OKLCH (CSS Color 4), brought into sRGB by less chroma, which keeps lightness and hue. */
import { clampChroma, formatHex, wcagContrast } from 'culori';

export interface Oklch {
  /** From 0 to 1. */
  readonly lightness: number;
  /** From 0 to about 0.4. */
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
}

/** The colour as `#rrggbb`. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  return formatHex(inSrgb({ lightness, chroma, hue }));
}

/** The colour with the chroma that sRGB can show. */
export function oklchInSrgb(colour: Oklch): Oklch {
  const { l, c, h } = inSrgb(colour);
  return { lightness: l, chroma: c, hue: h ?? 0 };
}

const inSrgb = ({ lightness, chroma, hue }: Oklch) =>
  clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch');

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** The more readable of black and white on a colour: one of them always has at least 4.5:1. */
export function inkOn(background: string): '#000000' | '#ffffff' {
  return contrastOf(background, '#ffffff') >= contrastOf(background, '#000000') ? '#ffffff' : '#000000';
}
