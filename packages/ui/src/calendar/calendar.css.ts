import { globalStyle, style } from '@vanilla-extract/css';
import { iconButton, iconButtonSize } from '../components/IconButton/IconButton.css.ts';
import { error } from '../field/field.css.ts';
import { popover } from '../overlay/popover.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.css.ts';

const { color, space, size, radius, weight } = vars;

const cellSize = 'var(--apiyard-calendar-cell)';
/** The gap between two weeks, and between the edge of a cell and its day. */
const gap = `calc(${space[0.5]} / 2)`;

/** One or two months and their navigation. The arrows are on the line of the month names, at both ends of all months. */
export const calendar = style({
  vars: { '--apiyard-calendar-cell': size.control },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  '@media': { [media.coarsePointer]: { vars: { '--apiyard-calendar-cell': size.touch } } },
});

export const arrows = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
  // Aligned with the middle of the first and the last weekday.
  paddingInline: `calc((${cellSize} - ${size.iconButton}) / 2)`,
});

export const months = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], rowGap: space[2] });

export const month = style({ inlineSize: `calc(7 * ${cellSize})`, maxInlineSize: '100%' });

export const monthName = style([
  text.h6,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: size.iconButton,
    marginBlockEnd: space[1],
    // Space for the arrows.
    paddingInline: size.control,
    textAlign: 'center',
  },
]);

/** Always the height of six weeks, so that nothing jumps when the month changes. */
export const weeks = style({
  minBlockSize: `calc(6 * (${cellSize} + ${gap}) + ${size.iconButton})`,
});

export const grid = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
globalStyle(`${grid} td`, { padding: 0, paddingBlockStart: gap });

export const weekday = style([
  text.small,
  { blockSize: size.iconButton, padding: 0, color: color.textQuiet, fontWeight: weight.medium, textAlign: 'center' },
]);

/** The full width of its column, so that the days of a range form a continuous band. */
export const cell = style({
  display: 'flex',
  justifyContent: 'center',
  blockSize: cellSize,
  outline: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled], &[data-unavailable]': { cursor: 'not-allowed' },
    '&[data-outside-month]': { visibility: 'hidden' },
  },
});

/** A cell in a calendar of ranges. */
export const rangeCell = style([
  cell,
  {
    selectors: {
      '&[data-selected]': { background: color.selected, color: color.primary.text },
      '&[data-selected][data-invalid]': { background: color.error.light, color: color.error.onLight },
      '&[data-selection-start], td:first-child > &': {
        borderStartStartRadius: radius.control,
        borderEndStartRadius: radius.control,
      },
      '&[data-selection-end], td:last-child > &': {
        borderStartEndRadius: radius.control,
        borderEndEndRadius: radius.control,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { borderBlock: `${size.line} solid Highlight` },
        },
      },
    },
  },
]);

const chosen = { background: color.primary.fill, color: color.primary.onFill };
const chosenForced = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;

/** The number of a day, with its state. */
export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: cellSize,
  blockSize: '100%',
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.duration.quick} ${vars.easing.move}`,
  selectors: {
    '[data-hovered] > &': { background: color.hover, color: color.text },
    '[data-pressed] > &': { background: color.selected, color: color.text },
    '[data-today] > &': { fontWeight: weight.bold },
    '[data-disabled] > &': { color: color.textDisabled },
    '[data-unavailable] > &': { color: color.textDisabled, textDecoration: 'line-through' },
    '[data-focus-visible] > &': {
      // Above its neighbours, whose backgrounds would cut the ring.
      zIndex: 1,
      outline: `${size.ring} solid ${color.focusRing}`,
      outlineOffset: size.ringGap,
    },
    // Today also has a mark, besides colour.
    '[data-today] > &::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: space[0.5],
      insetInlineStart: `calc(50% - ${space[1]})`,
      inlineSize: space[2],
      blockSize: size.ring,
      borderRadius: radius.pill,
      background: 'currentColor',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-disabled] > &, [data-unavailable] > &': { color: 'GrayText' },
        '[data-today] > &::after': { forcedColorAdjust: 'none' },
      },
    },
  },
});

/** The chosen day; of a range its first and last. */
export const chosenDay = style([
  day,
  {
    selectors: {
      '&&': chosen,
      '[data-invalid] > &&': { background: color.error.fill, color: color.error.onFill },
      '[data-disabled] > &&': { background: color.sunken, color: color.textDisabled },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&&, [data-invalid] > &&, [data-disabled] > &&': chosenForced } },
    },
  },
]);

export const foot = style({ display: 'flex', justifyContent: 'center' });

/** Never makes the calendar wider than its months. */
export const calendarError = style([error, { inlineSize: 0, minInlineSize: '100%' }]);

export const calendarButton = style([iconButton.plain, iconButtonSize.small, { marginInlineEnd: space[0.5] }]);

/** As wide as its months, not as its field. */
export const calendarPopover = style([popover, { minInlineSize: 0, maxInlineSize: `calc(100vi - ${space[2]})` }]);

export const calendarDialog = style({ padding: space[2], outline: 'none' });
