import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size, radius, weight } = vars;

export const scheduler = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const steps = style({ display: 'inline-flex', gap: space[0.5] });
export const heading = style([text.h5, { flex: 1, minInlineSize: 'min-content', overflowWrap: 'anywhere' }]);

/** The border around the days of every view. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  border: `${size.line} solid ${color.divider}`,
  borderRadius: radius.card,
  background: color.paper,
});

/** A day or a slot that takes the focus. */
export const cell = style([
  focusRing,
  {
    position: 'relative',
    minInlineSize: 0,
    cursor: 'default',
    borderBlockStart: `${size.line} solid ${color.divider}`,
    borderInlineStart: `${size.line} solid ${color.divider}`,
    selectors: {
      '&[data-creates]': { cursor: 'cell' },
      '&[data-creates]:hover': { background: color.hover },
      '&[data-chosen]': { background: color.selected },
      '&:first-child': { borderInlineStart: 0 },
      // Inside of the frame, which would cut it off.
      '&:focus-visible:not([data-rac])': { outlineOffset: `calc(-1 * ${size.ring})` },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-chosen]': { forcedColorAdjust: 'none', background: 'Highlight' } },
      },
    },
  },
]);

export const weekday = style([
  text.small,
  {
    minInlineSize: 0,
    padding: space[0.5],
    color: color.textQuiet,
    fontWeight: weight.medium,
    textAlign: 'center',
    overflow: 'hidden',
  },
]);

/** The number of a day; that of today is filled. */
export const dayNumber = style([
  text.small,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: space[3],
    blockSize: space[3],
    borderRadius: radius.pill,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-outside]': { color: color.textQuiet },
      '&[data-today]': { background: color.primary.fill, color: color.primary.onFill, fontWeight: weight.bold },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-today]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
]);

/** Events over the cells: only they take the pointer. */
export const events = style({ margin: 0, padding: 0, listStyle: 'none', pointerEvents: 'none' });
export const item = style({ display: 'flex', minInlineSize: 0, pointerEvents: 'auto' });

export const agenda = style({ maxBlockSize: '44rem', overflow: 'auto' });
export const agendaDay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
  gap: space[2],
  padding: space[2],
  // Days out of sight cost nothing.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 5rem',
  selectors: { '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` } },
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
});
export const agendaDate = style([text.body, { fontWeight: weight.heading, overflowWrap: 'anywhere' }]);
export const agendaEvents = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const agendaItem = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 9rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.rowDense,
  '@media': { [media.coarsePointer]: { minBlockSize: size.touch } },
});
export const agendaTime = style([text.small, { color: color.textQuiet, fontVariantNumeric: 'tabular-nums' }]);
export const empty = style({ padding: space[4], color: color.textQuiet, textAlign: 'center' });
