import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: 'fit-content',
  minBlockSize: size.controlDense,
});

export const star = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  inlineSize: size.icon,
  blockSize: size.icon,
  color: color.controlBorder,
  '@media': { [media.forcedColors]: { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
});

export const filled = style({ color: color.primary.text });

/** Clips the full star over an empty one in the middle, from the inline start. */
export const half = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '50%',
  overflow: 'hidden',
  display: 'flex',
});
globalStyle(`${half} > svg`, { flex: 'none', maxInlineSize: 'none' });

export const radio = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: `calc(${size.icon} + ${space[1]})`,
    blockSize: `calc(${size.icon} + ${space[1]})`,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: vars.opacity.disabled } },
    '@media': {
      [media.coarsePointer]: { inlineSize: size.touch, blockSize: size.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } } },
    },
  },
]);

/** The first star is aligned with the label; its padding for pointers extends before it. */
export const givenStars = style([
  row,
  {
    marginInlineStart: `calc(-1 * ${space[0.5]})`,
    '@media': { [media.coarsePointer]: { marginInlineStart: `calc((${size.icon} - ${size.touch}) / 2)` } },
  },
]);

export const shownStars = style({ display: 'inline-flex', gap: space[0.5] });
