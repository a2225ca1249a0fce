import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { cell, events } from '../Scheduler.css.ts';

const { color, space, size } = vars;

const days = 'var(--apiyard-scheduler-days)';
const axis = '4rem';
const hour = space[6];
const columns = { display: 'grid', gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))` } as const;

/** Seven days are never narrower than they can be read; then they scroll. */
export const sideways = style({ overflowX: 'auto' });
export const hours = style({
  selectors: { '&[data-days="7"]': { '@media': { [media.belowMd]: { minInlineSize: '46rem' } } } },
});

/** Days and events of whole days, above the hours that scroll. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: `${axis} minmax(0, 1fr)`,
  // As wide as the hours below, which have a scrollbar.
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const dayNames = style({ ...columns, gridColumn: 2 });
export const dayName = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[0.5],
    minInlineSize: 0,
    padding: space[0.5],
    color: color.textQuiet,
  },
]);
export const allDayName = style([
  text.small,
  { gridColumn: 1, padding: space[0.5], color: color.textQuiet, textAlign: 'end', overflowWrap: 'anywhere' },
]);
export const allDay = style({ position: 'relative', gridColumn: 2 });
export const allDayCells = style({ ...columns, position: 'absolute', inset: 0 });
export const allDayCell = style([cell]);
export const allDayEvents = style([
  events,
  {
    ...columns,
    position: 'relative',
    gridAutoRows: space[3],
    rowGap: size.ringGap,
    minBlockSize: space[4],
    maxBlockSize: '9rem',
    // Overrides the reset's styles for lists without markers.
    selectors: { '&&': { paddingBlock: size.ringGap } },
    overflow: 'auto',
  },
]);
export const allDayItem = style({ minInlineSize: 0, paddingInline: size.ringGap });

export const scroller = style({ maxBlockSize: '36rem', overflowY: 'auto', scrollbarGutter: 'stable' });
export const body = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${axis} minmax(0, 1fr)`,
  blockSize: `calc(24 * ${hour})`,
});

export const axisLabels = style({ position: 'relative' });
export const axisLabel = style([
  text.small,
  {
    position: 'absolute',
    insetInlineEnd: space[1],
    translate: '0 -50%',
    color: color.textQuiet,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: { '&:first-child': { visibility: 'hidden' } },
  },
]);

export const field = style({ position: 'relative' });
export const slots = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });
export const slotRow = style({ ...columns, flex: 1 });
export const slot = style([
  cell,
  {
    selectors: {
      '[role=row]:first-child > &': { borderBlockStartColor: 'transparent' },
      // Between half hours.
      '[data-within-hour] > &': { borderBlockStartStyle: 'dotted' },
    },
  },
]);

export const layer = style({ ...columns, position: 'absolute', inset: 0, pointerEvents: 'none' });
export const dayEvents = style([events, { position: 'relative', marginInlineEnd: space[0.5] }]);
export const block = style({ position: 'absolute', padding: `calc(${size.line} / 2)` });

export const now = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: 0,
  borderBlockStart: `${size.ring} solid ${color.error.border}`,
  pointerEvents: 'none',
  zIndex: vars.layer.raised,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
