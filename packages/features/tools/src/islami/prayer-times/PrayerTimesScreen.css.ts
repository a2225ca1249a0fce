import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { tabularFigures, text } from '@apiyard/ui/theme/text.css';
import { printOnly } from '@apiyard/kit/print/print-only.ts';

const { color, radius, size, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

/** Next prayer and day next to each other, and below each other on phones. */
export const now = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const next = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const nextLine = style([text.h4, { overflowWrap: 'anywhere' }]);
export const countdown = style([text.h1, tabularFigures, { color: color.primary.text }]);

/** The time of a prayer at the end of its line. */
export const time = style([text.h6, tabularFigures, { minInlineSize: '3.5em', textAlign: 'end' }]);
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  margin: 0,
  padding: 0,
  paddingInlineStart: space[3],
});

/** Of no use on paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
export const dayName = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[0.5] });

/** The timetable, which is all of the page on paper. */
export const month = style({
  border: `${size.line} solid ${vars.card.borderColor}`,
  borderRadius: radius.card,
  background: color.paper,
  boxShadow: vars.card.shadow,
  minInlineSize: 0,
  page: 'timetable',
  '@media': { print: { border: 'none', borderRadius: 0, background: 'none', boxShadow: 'none' } },
});
export const monthHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  paddingBlock: space[2],
  paddingInline: size.cardContent,
  '@media': {
    [media.belowSm]: { paddingInline: size.cardPadding },
    print: { padding: 0, paddingBlockEnd: space[1] },
  },
});
export const monthTitle = style({ display: 'flex', flexDirection: 'column', gap: space[0.5], minInlineSize: 0 });
export const monthTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '@media': { print: { display: 'none' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});

export const minutes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[2],
});

// All columns fit a phone, and all days a sheet of paper.
globalStyle(`${month} :is(th, td)`, {
  '@media': {
    [media.belowSm]: { paddingInline: space[0.5], fontSize: vars.type.small.size },
    print: { blockSize: space[3], paddingInline: space[0.5] },
  },
});
globalStyle(`${month} tr`, { '@media': { print: { blockSize: space[3] } } });
printOnly(month, 'timetable');
