/** Minimum widths in px of the layout breakpoints (specification, section 9). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

const from = (px: number) => `(min-width: ${px}px)`;
const below = (px: number) => `(max-width: ${px - 0.02}px)`;

/** Conditions for `@media` in a component's CSS and for `matchMedia`. */
export const media = {
  fromSm: from(breakpoints.sm),
  fromMd: from(breakpoints.md),
  fromLg: from(breakpoints.lg),
  fromXl: from(breakpoints.xl),
  belowSm: below(breakpoints.sm),
  belowMd: below(breakpoints.md),
  belowLg: below(breakpoints.lg),
  /** Touch input: targets are 44 px. */
  coarsePointer: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const;
