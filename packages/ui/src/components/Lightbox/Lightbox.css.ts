import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, duration, easing, radius } = vars;

const fade = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${duration.enter} ${easing.enter}` },
    '&[data-exiting]': { animation: `${fade} ${duration.exit} ${easing.exit} reverse` },
  },
});

/** Dark around pictures in both modes: the element has the class of the dark mode. */
export const modal = style({
  blockSize: '100%',
  background: color.page,
  color: color.text,
  // Pictures are seen as they are, on a dark ground.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const dialog = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: 'var(--visual-viewport-height, 100dvb)',
  outline: 'none',
});

export const bar = style({ display: 'flex', alignItems: 'center', gap: space[1], padding: space[1.5] });
export const place = style([text.body, { flex: 1, fontVariantNumeric: 'tabular-nums' }]);

/** Scrolls while the picture is larger than it. */
export const stage = style([
  focusRing,
  {
    position: 'relative',
    display: 'flex',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    touchAction: 'pan-x pan-y',
    borderRadius: radius.small,
    userSelect: 'none',
    selectors: {
      '&[data-zoomed]': { cursor: 'grab' },
      // A swipe is for the next picture then.
      '&:not([data-zoomed])': { touchAction: 'pan-y', overflow: 'hidden' },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${size.ring})` },
    },
  },
]);

/** Margins instead of alignment: a zoomed picture could not be scrolled to its start otherwise. */
export const picture = style({
  flex: 'none',
  margin: 'auto',
  // The zoom multiplies the box that a picture fits into.
  inlineSize: 'calc(100% * var(--apiyard-lightbox-zoom))',
  blockSize: 'calc(100% * var(--apiyard-lightbox-zoom))',
  maxInlineSize: 'none',
  objectFit: 'contain',
  padding: `${space[0.5]} ${space[8]}`,
});

const side = style({
  position: 'fixed',
  insetBlockStart: '50%',
  translate: '0 -50%',
  zIndex: vars.layer.raised,
  padding: space[1],
});
export const before = style([side, { insetInlineStart: space[0.5] }]);
export const after = style([side, { insetInlineEnd: space[0.5] }]);

export const failed = style({ margin: 'auto', padding: space[3] });

export const caption = style([
  text.body,
  {
    minBlockSize: '3lh',
    maxBlockSize: '25vb',
    overflow: 'auto',
    padding: `${space[1]} ${space[3]} ${space[2]}`,
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
]);
