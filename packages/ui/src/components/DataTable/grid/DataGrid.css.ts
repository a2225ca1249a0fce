import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { along } from '../../../theme/along.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/focus-ring.css.ts';
import { media } from '../../../theme/media.ts';
import { selectionMark } from '../../../theme/selection.css.ts';
import { tabularFigures, text, truncate } from '../../../theme/text.css.ts';

const { color, space, size } = vars;
const line = `${size.line} solid ${color.divider}`;
const inset = { outlineOffset: `calc(${size.ring} * -1)` };

/** Scrolls both ways. Scroll padding keeps focused cells from being covered by the header and the first column. */
export const region = style({
  position: 'relative',
  overflow: 'auto',
  minInlineSize: 0,
  overflowAnchor: 'none',
  scrollPaddingBlockStart: `calc(${size.rowDense} + ${size.line})`,
  '@media': { [media.fromSm]: { scrollPaddingInlineStart: 'var(--data-grid-first, 0)' } },
});
export const regionHeight = styleVariants({ scroll: { blockSize: 'max(70dvb, 20rem)' }, pages: {} });

export const grid = style([
  tabularFigures,
  focusRing,
  { inlineSize: 'max(100%, var(--data-grid-least))', selectors: { '&:focus-visible': inset } },
]);

const lineOfCells = style({ display: 'grid', gridTemplateColumns: 'var(--data-grid-columns)' });

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raisedMore,
  background: color.paper,
  borderBlockEnd: line,
});
export const headRow = style([lineOfCells, { blockSize: size.rowDense }]);

/** Its padding replaces the rows that are not rendered. */
export const body = style({ position: 'relative' });

export const row = style([
  focusRing,
  lineOfCells,
  {
    background: color.paper,
    selectors: {
      '&:focus-visible': inset,
      '&:not(:last-child)': { borderBlockEnd: line },
      '&[data-presses]': { cursor: 'pointer' },
      '&[aria-selected="true"]': { background: color.selected, ...selectionMark },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&[data-presses]:hover:not([aria-selected="true"])': {
            background: `linear-gradient(${color.hover}, ${color.hover}), ${color.paper}`,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]:not(:focus-visible)': {
            outline: `${size.line} solid Highlight`,
            outlineOffset: `calc(${size.line} * -1)`,
          },
        },
      },
    },
  },
]);
export const rowHeight = styleVariants({
  normal: { minBlockSize: size.row },
  dense: { minBlockSize: size.rowDense },
});
/** Row heights are computed before rendering, so all must be equal. */
export const fixedHeight = styleVariants({
  normal: { blockSize: size.row, overflow: 'clip' },
  dense: { blockSize: size.rowDense, overflow: 'clip' },
});
/** The focused row stays rendered while it is scrolled out of view. */
export const away = style({ position: 'absolute', insetInline: 0 });

const box = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInline: space[1.5],
    selectors: {
      '&:focus-visible': inset,
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
export const column = style([
  box,
  text.small,
  {
    position: 'relative',
    gap: space[0.5],
    background: color.paper,
    color: color.textQuiet,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
]);
export const cell = style([box, { paddingBlock: space[0.5], overflowWrap: 'anywhere' }]);

export const align = styleVariants({
  start: {},
  end: { justifyContent: 'end', textAlign: 'end' },
  center: { justifyContent: 'center' },
});
/** The first column is sticky if there is enough room next to it. */
export const pinned = style({
  '@media': {
    [media.fromSm]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: vars.layer.raised,
      background: 'inherit',
      selectors: { '[data-scrolled] &': { borderInlineEnd: line } },
    },
  },
});
/** Checkboxes and buttons need no padding around them. */
export const narrow = style({ paddingInline: space[0.5], justifyContent: 'center' });
export const words = style({ minInlineSize: 0 });
export const oneLine = truncate;

export const sortButton = style([
  focusRing,
  truncate,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[0.5],
    minBlockSize: space[3],
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { color: color.text }, '&[data-sorted]': { color: color.text } },
  },
]);
/** Headers of number columns are aligned with the end of the numbers: the sort icon is before them. */
globalStyle(`${align.end} > ${sortButton}`, { flexDirection: 'row-reverse' });
/** Reserves its space, so that headers do not move when they are sorted. */
export const sortIcon = style({
  flex: 'none',
  opacity: 0,
  selectors: {
    '[data-sorted] > &, [data-hovered] > &, [data-focus-visible] > &': { opacity: 1 },
    '[data-direction="descending"] > &': { rotate: '180deg' },
  },
  transition: `rotate ${vars.duration.quick} ${vars.easing.move}`,
});

export const resizer = style({
  position: 'absolute',
  insetBlock: space[0.5],
  insetInlineEnd: 0,
  zIndex: vars.layer.raised,
  display: 'grid',
  justifyContent: 'center',
  inlineSize: space[1.5],
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  borderRadius: vars.radius.small,
  '::before': { content: '', inlineSize: size.line, background: color.divider },
  selectors: {
    '&:hover::before': { inlineSize: size.ring, background: color.controlBorder },
    '&:focus-visible': { outline: `${size.ring} solid ${color.focusRing}`, ...inset },
    '&[data-resizing]::before': { inlineSize: size.ring, background: color.primary.border },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: space[3] },
    [media.forcedColors]: { '::before': { background: 'CanvasText' } },
  },
});

/** Stays in sight while the rows scroll. */
export const totals = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  background: color.paper,
  borderBlockStart: line,
  fontWeight: vars.weight.heading,
});
export const groupRow = style({ background: color.sunken });
export const groupButton = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[0.5],
    minBlockSize: space[3],
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: vars.weight.heading,
    textAlign: 'start',
    cursor: 'pointer',
  },
]);
export const groupCount = style({ color: color.textQuiet, fontWeight: vars.weight.regular });
export const sortPlace = style([text.small, { flex: 'none', color: color.textQuiet }]);
export const checkbox = style({ display: 'inline-flex', cursor: 'pointer', padding: space[0.5] });
export const detail = style({
  gridColumn: '1 / -1',
  display: 'block',
  background: color.sunken,
  paddingBlock: space[2],
});
export const expander = style({
  display: 'inline-flex',
  color: color.textQuiet,
  transition: `rotate ${vars.duration.quick} ${vars.easing.move}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: `calc(${along} * 90deg)` } },
});
const bone = style({ flexGrow: 1 });
/** Shorter placeholders for numbers. */
export const skeleton = styleVariants({
  start: [bone, { maxInlineSize: '12rem' }],
  center: [bone, { maxInlineSize: '4rem' }],
  end: [bone, { maxInlineSize: '4rem' }],
});
export const notice = style({ padding: size.cardContent });
export const actionCell = style({ gap: space[0.5] });
