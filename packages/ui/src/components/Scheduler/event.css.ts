import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, radius, weight } = vars;

/** Colours of categories, by the role of the theme that they are taken from. */
const roles = {
  blue: 'primary',
  sky: 'secondary',
  teal: 'success',
  violet: 'info',
  amber: 'warning',
  rose: 'error',
} as const;

const base = style([
  focusRing,
  text.small,
  {
    position: 'relative',
    display: 'flex',
    gap: space[0.5],
    minInlineSize: 0,
    margin: 0,
    paddingBlock: 0,
    paddingInline: space[0.5],
    overflow: 'hidden',
    border: `${size.line} solid transparent`,
    borderInlineStartWidth: `calc(2 * ${size.ring})`,
    borderRadius: radius.small,
    textAlign: 'start',
    fontFamily: 'inherit',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-edited]': { boxShadow: vars.shadow.popover, cursor: 'grabbing', zIndex: vars.layer.raisedMore },
      // While a drag shows where it would be.
      '&[data-dragged]': { opacity: vars.opacity.disabled },
      '&:focus-visible': { zIndex: vars.layer.raisedMore },
      '&[data-starts-before]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
      '&[data-ends-after]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '&[data-edited]': { borderColor: 'Highlight' } },
      },
    },
  },
]);

export const event = styleVariants(roles, (role) => [
  base,
  {
    background: color[role].light,
    borderColor: color[role].border,
    color: color[role].onLight,
  },
]);
export type CategoryColor = keyof typeof event;

/** In the hours: several lines. */
export const inHours = style({
  flexDirection: 'column',
  gap: 0,
  inlineSize: '100%',
  blockSize: '100%',
  paddingBlock: `calc(${space[0.5]} / 2)`,
  lineHeight: '1.3',
});
export const inHoursShort = style({ flexDirection: 'row', gap: space[0.5], paddingBlock: 0, alignItems: 'center' });

/** One line, in a row of days or a list. */
export const inRow = style({ alignItems: 'center', inlineSize: '100%', minBlockSize: space[3] });

export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
});
export const titleLines = style([title, { whiteSpace: 'normal', overflowWrap: 'anywhere' }]);
const time = style({ flex: 'none', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** Before the title to the eye, and behind it for screen readers. */
export const timeBefore = style([
  time,
  // On phones, titles need the room.
  { order: -1, '@media': { [media.belowSm]: { display: 'none' } } },
]);
export const timeBelow = style([time, { whiteSpace: 'normal', overflowWrap: 'anywhere' }]);

/** Dragged to change the end. Its own line, at the end of the event. */
const handle = style({
  position: 'absolute',
  touchAction: 'none',
  '@media': {
    [media.coarsePointer]: {
      selectors: { '&::before': { content: '', position: 'absolute', inset: `calc(-1 * ${space[1]})` } },
    },
  },
});
export const handleBelow = style([
  handle,
  { insetInline: 0, insetBlockEnd: 0, blockSize: space[1], cursor: 'ns-resize' },
]);
export const handleAfter = style([
  handle,
  { insetBlock: 0, insetInlineEnd: 0, inlineSize: space[1], cursor: 'ew-resize' },
]);
