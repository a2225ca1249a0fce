import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus-ring.css.ts';
import { media } from '../theme/media.ts';

const { color, size, space, radius } = vars;

/** Checkerboard that is visible through transparent colours. */
const checks = `repeating-conic-gradient(${color.divider} 0 25%, ${color.paper} 0 50%) 50% / ${space[1]} ${space[1]}`;

/** A colour sample, with a border that is visible on every background. */
export const swatch = style({
  flex: 'none',
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  border: `${size.line} solid ${color.controlBorder}`,
  borderRadius: radius.small,
  background: checks,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});

export const swatchFill = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

/** Focusable only while it has no focusable colours. */
export const swatches = style([
  focusRing,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    borderRadius: radius.small,
    selectors: { '&[data-focus-visible]:not(:focus)': { outline: 'none' } },
  },
]);

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.iconButton,
  blockSize: size.iconButton,
  borderRadius: radius.small,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: `${size.ring} solid ${color.focusRing}`, outlineOffset: size.ringGap },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: vars.opacity.disabled },
  },
  '@media': { [media.coarsePointer]: { inlineSize: size.touch, blockSize: size.touch } },
});

export const choiceSwatch = style([swatch, { inlineSize: '100%', blockSize: '100%' }]);

/** Readable on every colour, because it has its own background. */
export const chosenMark = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.icon,
  blockSize: size.icon,
  border: `${size.line} solid ${color.text}`,
  borderRadius: radius.pill,
  background: color.paper,
  color: color.text,
});

/** The track of a slider, over the same checkerboard. */
export const checkered = style({ borderRadius: radius.pill, background: checks });
