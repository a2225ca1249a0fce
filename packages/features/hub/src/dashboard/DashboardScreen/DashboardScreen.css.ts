import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

const { space } = vars;

const seenIn = (part: string) => ({
  display: 'none',
  selectors: { [`html[data-part-of-day="${part}"] &`]: { display: 'inline' } },
});
/** The frame contains all greetings and shows the one for the time of day. */
export const greeting = styleVariants({
  morning: seenIn('morning'),
  afternoon: seenIn('afternoon'),
  evening: seenIn('evening'),
});

/** Wide main column, narrow side column. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': {
    [media.fromLg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    [media.belowSm]: { gap: space[2] },
  },
});

export const figure = style([
  tabularFigures,
  { fontSize: vars.type.h1.size, lineHeight: vars.type.h1.lineHeight, fontWeight: vars.weight.heading },
]);

/** Height of the loaded card. */
export const quotaRoom = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: '8rem' });

/** Height of the chart, also while loading and when empty. */
export const chartRoom = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '16.5rem',
});

/** Reserved space for the period control. */
export const rangeRoom = style({ display: 'grid', inlineSize: '12.5rem', blockSize: vars.size.controlDense });

/** Minimum width of the tool name: the other columns don't wrap and would squeeze it. */
export const callName = style({ display: 'inline-block', minInlineSize: '6rem' });
