import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, radius } = vars;

/** The component sets the number of columns. */
const columns = 'repeat(var(--board-columns), minmax(min(17rem, 85vi), 1fr))';

const board = style({
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: space[2],
  minInlineSize: 0,
  // Hidden texts of its columns scroll with them.
  position: 'relative',
  overflow: 'auto',
  scrollSnapType: 'x proximity',
  // Space for focus rings, which the scroll container would cut.
  padding: space[0.5],
});

export const boardOf = styleVariants({
  limited: [board, { gridTemplateRows: 'auto auto' }],
  filled: [board, { gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '100%' }],
  lanes: [board, { rowGap: space[1], maxBlockSize: '85dvb' }],
});

const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  minBlockSize: size.row,
  paddingInline: space[1.5],
  background: color.sunken,
  scrollSnapAlign: 'start',
  '@media': { [media.forcedColors]: { border: `${size.line} solid CanvasText` } },
});

export const headOf = styleVariants({
  column: [head, { gridRow: 1, borderStartStartRadius: radius.card, borderStartEndRadius: radius.card }],
  lanes: [
    head,
    {
      position: 'sticky',
      insetBlockStart: `calc(-1 * ${space[0.5]})`,
      zIndex: vars.layer.raisedMore,
      borderRadius: radius.card,
    },
  ],
});

export const columnName = style([
  text.h6,
  { fontSize: vars.type.body.size, minInlineSize: 0, overflowWrap: 'anywhere' },
]);

export const headEnd = style({ display: 'flex', alignItems: 'center', flex: 'none', marginInlineStart: 'auto' });

export const lane = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  rowGap: space[0.5],
});

export const laneHead = style([
  focusRing,
  text.small,
  {
    gridColumn: '1 / -1',
    position: 'sticky',
    insetInlineStart: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: space[0.5],
    minBlockSize: size.controlDense,
    maxInlineSize: `calc(100vi - ${space[4]})`,
    paddingInline: space[0.5],
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: color.text,
    fontFamily: 'inherit',
    fontWeight: vars.weight.heading,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.hover } },
    '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
  },
]);
export const laneCount = style({ color: color.textQuiet, fontWeight: vars.weight.regular });
export const chevron = style({
  transition: `rotate ${vars.duration.quick} ${vars.easing.move}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
});
// Without mirroring, the closed arrow would point away from the text; rotated by a quarter, both point down.
globalStyle(`[dir="rtl"] [aria-expanded="false"] > ${chevron}`, { rotate: '180deg' });

const list = style({
  display: 'block',
  flexGrow: 1,
  minBlockSize: space[12],
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  background: color.sunken,
  transition: `background-color ${vars.duration.quick} ${vars.easing.move}`,
  selectors: {
    '&[data-drop-target]': {
      background: color.selected,
      boxShadow: `inset 0 0 0 ${size.ring} ${color.primary.border}`,
    },
    '&[data-focus-visible]': {
      outline: `${size.ring} solid ${color.focusRing}`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      border: `${size.line} solid CanvasText`,
      selectors: { '&[data-drop-target]': { outline: `${size.ring} solid Highlight` } },
    },
  },
});

export const listOf = styleVariants({
  limited: [
    list,
    {
      gridRow: 2,
      maxBlockSize: 'min(36rem, 70dvb)',
      borderEndStartRadius: radius.card,
      borderEndEndRadius: radius.card,
    },
  ],
  filled: [list, { gridRow: 2, borderEndStartRadius: radius.card, borderEndEndRadius: radius.card }],
  lanes: [list, { maxBlockSize: 'min(24rem, 50dvb)', borderRadius: radius.card }],
});

/** Fills the list, so that the whole list shows where a card can be dropped. */
export const emptyList = style([
  text.small,
  {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: `calc(${space[12]} - 2 * ${space[1]})`,
    margin: space[1],
    border: `${size.line} dashed ${color.controlBorder}`,
    borderRadius: radius.control,
    color: color.textQuiet,
    textAlign: 'center',
  },
]);

const tool = style([
  focusRing,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: space[3],
    blockSize: space[3],
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: color.textQuiet,
  },
]);

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[0.5],
  boxSizing: 'border-box',
  paddingBlock: space[1],
  paddingInline: `${space[1.5]} ${space[0.5]}`,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: radius.control,
  background: color.paper,
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-allows-dragging]': { cursor: 'grab' },
    '&[data-hovered]': { borderColor: color.controlBorder },
    '&[data-selected]': { boxShadow: `inset 0 0 0 ${size.ring} ${color.primary.border}` },
    '&[data-dragging]': { opacity: vars.opacity.disabled },
    '&[data-focus-visible]': {
      outline: `${size.ring} solid ${color.focusRing}`,
      outlineOffset: `calc(-1 * ${size.ring})`,
    },
  },
  '@media': {
    // A finger that holds a card drags it: it selects no text.
    [media.coarsePointer]: { userSelect: 'none' },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: `${size.line} solid Highlight`, outlineOffset: `calc(-1 * ${size.line})` },
        '&[data-focus-visible]': { outline: `${size.ring} solid Highlight`, outlineOffset: `calc(-1 * ${size.ring})` },
      },
    },
  },
});

export const cardBody = style({ flexGrow: 1, minInlineSize: 0, paddingBlock: `calc(${space[0.5]} / 2)` });

export const cardTools = style({ display: 'flex', flex: 'none', alignItems: 'center' });

/** In the margin of the card: the text keeps its width, and does not move when pointer or focus come. */
export const grip = style([
  tool,
  {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: space[1],
    inlineSize: space[1.5],
    opacity: 0,
    selectors: {
      [`${card}:hover &, ${card}:focus-within &, ${card}[data-focus-visible] &, &[data-focus-visible]`]: { opacity: 1 },
    },
  },
]);

/** Placed by script, in the coordinates of the finger. */
const overPage = style({
  position: 'fixed',
  zIndex: vars.layer.modal,
  pointerEvents: 'none',
});

/** The card under a finger. */
export const draggedCopy = style([
  overPage,
  { boxShadow: vars.shadow.popover, borderColor: color.primary.border, opacity: vars.opacity.waiting },
]);

/** Where the card goes when the finger is lifted. */
export const dragLine = style([
  overPage,
  {
    blockSize: size.ring,
    background: color.primary.border,
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
]);
