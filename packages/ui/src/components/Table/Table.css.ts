import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';

const { color, space, size } = vars;
const line = `${size.line} solid ${color.divider}`;

export const region = style({ position: 'relative', overflow: 'auto', minInlineSize: 0 });
export const regionHeight = styleVariants({ screen: { maxBlockSize: 'max(75dvb, 20rem)' }, content: {} });

export const table = style([
  tabularFigures,
  focusRing,
  {
    inlineSize: '100%',
    // Borders of a collapsed table stay behind when its header sticks.
    borderCollapse: 'separate',
    borderSpacing: 0,
    selectors: { '&[data-focus-visible]': { outlineOffset: `calc(${size.ring} * -1)` } },
  },
]);

const inset = { outlineOffset: `calc(${size.ring} * -1)` };
const box = style([
  focusRing,
  {
    paddingInline: space[2],
    textAlign: 'start',
    selectors: {
      '&[data-focus-visible]': inset,
      '&:first-child': { paddingInlineStart: size.cardContent },
      '&:last-child': { paddingInlineEnd: size.cardContent },
    },
    '@media': {
      [media.belowSm]: {
        selectors: {
          '&:first-child': { paddingInlineStart: size.cardPadding },
          '&:last-child': { paddingInlineEnd: size.cardPadding },
        },
      },
    },
  },
]);

const head = style([
  box,
  text.small,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    blockSize: size.rowDense,
    background: color.paper,
    borderBlockEnd: line,
    color: color.textQuiet,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
]);

const body = style([
  box,
  {
    maxInlineSize: 'min(28rem, 60vi)',
    paddingBlock: space[0.5],
    borderBlockEnd: line,
    overflowWrap: 'break-word',
    verticalAlign: 'middle',
    selectors: { 'tr:last-child > &': { borderBlockEnd: 'none' } },
  },
]);

export const column = styleVariants({ start: [head], end: [head, { textAlign: 'end' }] });
export const cell = styleVariants({ start: [body], end: [body, { textAlign: 'end', whiteSpace: 'nowrap' }] });

export const row = style([
  focusRing,
  {
    selectors: {
      '&[data-focus-visible]': inset,
      // React Aria marks the pointer only on rows that can be pressed.
      '&[data-hovered]': { background: color.hover, cursor: 'pointer' },
    },
  },
]);

// A row's `block-size` is the least that it has: long words make it grow.
export const rowHeight = styleVariants({ normal: { blockSize: size.row }, dense: { blockSize: size.rowDense } });

export const emptyCell = style({ padding: size.cardContent });
