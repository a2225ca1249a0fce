import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size } = vars;

const base = style([
  focusRing,
  {
    display: 'block',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `${size.line} solid ${color.divider}`,
    borderRadius: vars.radius.control,
    background: color.paper,
  },
]);

/** `limited` is as high as its rows, up to a part of the window. */
export const list = styleVariants({
  limited: [base, { maxBlockSize: 'min(32rem, 70dvb)' }],
  filled: [base, { blockSize: '100%' }],
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  boxSizing: 'border-box',
  minBlockSize: size.row,
  paddingBlock: space[1],
  paddingInline: space[2],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    // React Aria styles hover only on rows that can be pressed.
    '&[data-hovered]': { background: color.hover, cursor: 'pointer' },
    '&[data-selected]': { background: color.primary.light, color: color.primary.onLight },
    '&[data-disabled]': { color: color.textDisabled },
    '&[data-focus-visible]': {
      outline: `${size.ring} solid ${color.focusRing}`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: `${size.line} solid Highlight`, outlineOffset: `calc(-1 * ${size.line})` },
        '&[data-focus-visible]': { outline: `${size.ring} solid Highlight`, outlineOffset: `calc(-1 * ${size.ring})` },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const sectionTitle = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: size.rowDense,
    paddingBlock: space[0.5],
    paddingInline: space[2],
    borderBlockEnd: `${size.line} solid ${color.divider}`,
    background: color.sunken,
    color: color.textQuiet,
    fontWeight: vars.weight.heading,
    overflowWrap: 'anywhere',
  },
]);

export const loadingMore = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    blockSize: size.row,
    color: color.textQuiet,
  },
]);

export const empty = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minBlockSize: size.row,
    padding: size.cardContent,
    color: color.textQuiet,
    textAlign: 'center',
  },
]);
