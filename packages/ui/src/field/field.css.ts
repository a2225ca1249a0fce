import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** Label above, control, help below. */
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[0.5],
  minInlineSize: 0,
  inlineSize: '100%',
});

/** The border of an input and its buttons. The focus ring is on it, not on the input inside. */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  inlineSize: '100%',
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper,
  color: vars.color.text,
  transition: `border-color ${vars.duration.quick} ${vars.easing.move}`,
  selectors: {
    '&[data-hovered]:not([data-disabled], [data-invalid])': { borderColor: vars.color.text },
    // The second selector applies while a list has the virtual focus and typing still goes into the field.
    '&[data-focus-within], &:has(> input:focus)': {
      outline: `${vars.size.ring} solid ${vars.color.focusRing}`,
      outlineOffset: vars.size.ringGap,
    },
    '&[data-invalid]': { borderColor: vars.color.error.border },
    '&[data-readonly]': { background: vars.color.sunken },
    '&[data-disabled]': {
      background: vars.color.sunken,
      borderColor: vars.color.divider,
      color: vars.color.textDisabled,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** The input itself: no border, and text large enough that phones do not zoom. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  margin: 0,
  // One line is centred vertically, at any height of the control: `Dense` makes it lower.
  paddingBlock: `calc((${vars.size.control} - 1lh) / 2 - ${vars.size.line})`,
  paddingInline: vars.space[1.5],
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  textOverflow: 'ellipsis',
  fontFamily: 'inherit',
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  // A left-to-right value, such as an address, still starts where the form's lines start.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  '::placeholder': { color: vars.color.textQuiet, opacity: 1 },
  selectors: {
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor' },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&::-ms-reveal': { display: 'none' },
  },
  '@media': {
    // Under 16 px iOS zooms the page when the field takes focus.
    [media.coarsePointer]: { fontSize: vars.type.h6.size },
  },
});

/** Fixed text inside the border. The input next to it needs less padding on that side. */
export const affix = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: '50%',
  paddingInlineStart: vars.space[1.5],
  color: vars.color.textQuiet,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  cursor: 'text',
  selectors: {
    '&[data-affix="suffix"]': { paddingInline: `0 ${vars.space[1.5]}` },
    '[data-disabled] > &': { color: 'inherit', cursor: 'not-allowed' },
  },
  // In forced-colours mode, browsers keep an SVG's own colour instead of the inherited one.
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
globalStyle(`[data-affix="prefix"] + ${input}`, { paddingInlineStart: vars.space[0.5] });
globalStyle(`${input}:has(+ [data-affix="suffix"])`, { paddingInlineEnd: vars.space[0.5] });

export const label = style({
  color: vars.color.text,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  fontWeight: vars.weight.heading,
  overflowWrap: 'anywhere',
});

export const mark = style({ color: vars.color.textQuiet, fontWeight: vars.weight.regular });

export const help = style({
  color: vars.color.textQuiet,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  overflowWrap: 'anywhere',
});

/** Help and counter on one line. */
export const helpLine = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const count = style([
  help,
  { flex: 'none', marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', overflowWrap: 'normal' },
]);
export const countNearEnd = style([count, { color: vars.color.warning.text }]);

export const error = style([
  help,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space[0.5], color: vars.color.error.text },
]);

export const errorIcon = style({ flex: 'none' });
