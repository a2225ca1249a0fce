import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, size, space } = vars;

export const cells = style({
  position: 'relative',
  display: 'flex',
  gap: space[1],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

export const cell = style([
  text.h5,
  {
    flex: '1 1 auto',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control,
    minInlineSize: 0,
    blockSize: size.row,
    border: `${size.line} solid ${color.controlBorder}`,
    borderRadius: vars.radius.control,
    background: color.paper,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-invalid] &': { borderColor: color.error.border },
      '[data-disabled] &': { background: color.sunken, borderColor: color.divider, color: color.textDisabled },
    },
    '@media': {
      [media.coarsePointer]: { inlineSize: size.touch },
      [media.forcedColors]: { selectors: { '[data-disabled] &': { borderColor: 'GrayText', color: 'GrayText' } } },
    },
  },
]);

/** Position of the next digit. */
export const nextCell = style([
  cell,
  { outline: `${size.ring} solid ${color.focusRing}`, outlineOffset: size.ringGap },
]);

/** All digits are selected, and the next one replaces them. */
export const markedCell = style([
  cell,
  {
    background: color.primary.fill,
    color: color.primary.onFill,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
  },
]);

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = style({
  // A border, because forced colours remove backgrounds.
  borderInlineStart: `${size.ring} solid currentColor`,
  blockSize: space[2],
  animation: `${blink} 1s steps(1) infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** A transparent input covers all cells; its font is large enough that iOS does not zoom. */
export const hiddenInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  fontSize: vars.type.h6.size,
  cursor: 'text',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
