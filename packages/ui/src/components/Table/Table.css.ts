import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { along } from '../../theme/along.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { selectionMark } from '../../theme/selection.css.ts';
import { tabularFigures, text, truncate } from '../../theme/text.css.ts';

const { color, space, size } = vars;
const line = `${size.line} solid ${color.divider}`;

export const region = style({ position: 'relative', overflow: 'auto', minInlineSize: 0 });
export const regionHeight = styleVariants({ screen: { maxBlockSize: 'max(75dvb, 20rem)' }, content: {} });

export const table = style([
  tabularFigures,
  focusRing,
  {
    inlineSize: '100%',
    // With `border-collapse`, borders do not move with a sticky header.
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
        paddingInline: space[1],
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
    // A name over a small line fits into the height of a row: twelve rows fit below the head of a page of 860 px.
    paddingBlock: `calc(${space[0.5]} / 2)`,
    borderBlockEnd: line,
    overflowWrap: 'break-word',
    verticalAlign: 'middle',
    selectors: { 'tr:last-child > &': { borderBlockEnd: 'none' } },
  },
]);

export const column = styleVariants({ start: [head], end: [head, { textAlign: 'end' }] });
export const cell = styleVariants({ start: [body], end: [body, { textAlign: 'end', whiteSpace: 'nowrap' }] });
/** A column that is hidden on phones. */
export const spare = style({ '@media': { [media.belowSm]: { display: 'none' } } });

export const row = style([
  focusRing,
  {
    selectors: {
      '&[data-focus-visible]': inset,
      // React Aria styles hover only on rows that can be pressed.
      '&[data-hovered]': { background: color.hover, cursor: 'pointer' },
    },
  },
]);

// A row's `block-size` is its minimum height: rows with long text grow.
export const rowHeight = styleVariants({ normal: { blockSize: size.row }, dense: { blockSize: size.rowDense } });

// Styled by their content, so that a plain table does not depend on them.
export const chosenRow = style({
  selectors: { '&[data-selected]': { background: color.selected }, '&[data-dragging]': { opacity: 0.5 } },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]:not([data-focus-visible])': {
          outline: `${size.line} solid Highlight`,
          outlineOffset: `calc(${size.line} * -1)`,
        },
      },
    },
  },
});
// Not on the row: Safari draws no shadow of a `<tr>`.
globalStyle(`${chosenRow}[data-selected] > :first-child`, selectionMark);
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[0.5],
  minInlineSize: 0,
  position: 'relative',
});
export const headingWords = style([
  truncate,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[0.5],
    borderRadius: vars.radius.small,
    selectors: { '[data-allows-sorting] &': { cursor: 'pointer' } },
  },
]);
/** Headers of number columns are aligned with the end of the numbers: the sort icon is before them. */
export const headingAlign = styleVariants({ start: {}, end: { justifyContent: 'end' } });
globalStyle(`${headingAlign.end} > ${headingWords}`, { flexDirection: 'row-reverse' });
/** Reserves its space, so that headers do not move when they are sorted. */
export const sortIcon = style({
  flex: 'none',
  opacity: 0,
  transition: `rotate ${vars.duration.quick} ${vars.easing.move}`,
  selectors: {
    '[data-sort-direction] &, [data-allows-sorting][data-hovered] &, [data-allows-sorting][data-focus-visible] &': {
      opacity: 1,
    },
    '[data-sort-direction="descending"] &': { rotate: '180deg' },
  },
});
export const resizer = style({
  position: 'absolute',
  insetBlock: `calc(${space[0.5]} * -1)`,
  insetInlineEnd: `calc(${space[2]} * -1)`,
  display: 'grid',
  justifyContent: 'center',
  inlineSize: space[1.5],
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  borderRadius: vars.radius.small,
  '::before': { content: '', inlineSize: size.line, background: color.divider },
  selectors: {
    '&[data-hovered]::before': { inlineSize: size.ring, background: color.controlBorder },
    '&[data-resizing]::before': { inlineSize: size.ring, background: color.primary.border },
    '&[data-focus-visible]': { outline: `${size.ring} solid ${color.focusRing}`, ...inset },
  },
  '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
});
/** As wide as its checkbox or drag handle. */
export const slim = style({
  inlineSize: `calc(${size.checkbox} + ${size.cardContent} + ${space[2]})`,
  whiteSpace: 'nowrap',
});
export const selectionBox = style({ display: 'inline-flex', padding: space[0.5], cursor: 'pointer' });
export const branch = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[0.5],
  minInlineSize: 0,
  paddingInlineStart: `calc((var(--table-row-level, 1) - 1) * ${space[3]})`,
});
/** As wide as the arrow of expandable rows. */
export const leaf = style({ inlineSize: size.iconButton, flex: 'none' });
export const arrow = style({
  display: 'inline-flex',
  color: color.textQuiet,
  transition: `rotate ${vars.duration.quick} ${vars.easing.move}`,
  selectors: { '[data-expanded] &': { rotate: `calc(${along} * 90deg)` } },
});

/** Placeholders: text fills its column, numbers are short. */
export const bone = styleVariants({ start: {}, end: { maxInlineSize: '4rem', marginInlineStart: 'auto' } });

export const emptyCell = style({ padding: size.cardContent });
