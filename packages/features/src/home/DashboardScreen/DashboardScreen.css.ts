import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures } from '@apiyard/ui/theme/text.css';

const { color, space } = vars;

const seenIn = (part: string) => ({
  display: 'none',
  selectors: { [`html[data-part-of-day="${part}"] &`]: { display: 'inline' } },
});
/** All greetings stand in the frame; the one of the hour shows. */
export const greeting = styleVariants({
  morning: seenIn('morning'),
  afternoon: seenIn('afternoon'),
  evening: seenIn('evening'),
});

/** What is looked at stands wide, what belongs to it narrow at its end. */
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

/** As high as the figures, which leave no line out. */
export const quotaRoom = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: '7.875rem' });

/** One line of code with its copy button at the end. */
export const codeLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space['0.5'],
  paddingInlineStart: space['1.5'],
  paddingInlineEnd: space['0.5'],
  borderRadius: vars.radius.control,
  background: color.code.surface,
  color: color.code.text,
});

export const code = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: space['0.5'],
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  direction: 'ltr',
  textAlign: 'start',
  scrollbarWidth: 'thin',
});

/** As high as the chart with its words, before it is there and when there is nothing to draw. */
export const chartRoom = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '16.5rem',
});

/** The room of the choice of days. */
export const rangeRoom = style({ display: 'grid', inlineSize: '12.5rem', blockSize: vars.size.controlDense });

/** The name of a called tool: beside columns that do not wrap, letters would stand under each other. */
export const callName = style({ display: 'inline-block', minInlineSize: '6rem' });
