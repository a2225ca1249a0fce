import { style } from '@vanilla-extract/css';
import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';
import { firstLines } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

/** Figures side by side, the quota widest. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** As high as the cards next to it. */
export const figure = style({ display: 'grid' });

/** Reserves the chart's height, including title and legend, at every width until its code has loaded. */
export const chartRoom = style({ minBlockSize: '18.875rem' });

export const halves = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.fromLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  maxInlineSize: '20rem',
  overflowWrap: 'anywhere',
});
/** In a table: a path breaks at its slashes rather than within a word, which keeps rows low. */
export const inColumn = style({ display: 'block', minInlineSize: '7.5rem', overflowWrap: 'break-word' });
export const oneLine = style({ whiteSpace: 'nowrap' });
/** Two lines of a long name; the full name is in the tooltip and in the stacked layout. */
export const keyInColumn = style([firstLines.two, { maxInlineSize: '7rem' }]);
export const more = style({ display: 'flex', justifyContent: 'center', padding: space[2] });
export const older = style({ paddingBlockEnd: space[2] });

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space[1]} ${space[2]}`,
  padding: `0 ${size.cardContent} ${space[2]}`,
  '@media': { [media.belowSm]: { paddingInline: size.cardPadding } },
});
export const filter = style({ minInlineSize: 0 });

/** High enough that the page does not jump when calls are loaded or removed. */
export const results = style({ minBlockSize: '24rem' });
export const status = style({
  paddingInline: size.cardContent,
  '@media': { [media.belowSm]: { paddingInline: size.cardPadding } },
});

export const cards = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  padding: `${space[2]} ${size.cardContent}`,
  borderBlockStart: `${size.line} solid ${color.divider}`,
  '@media': { [media.belowSm]: { paddingInline: size.cardPadding } },
});
export const spread = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[0.5]} ${space[1]}`,
  minInlineSize: 0,
});
export const idLine = style({ display: 'inline-flex', alignItems: 'center', gap: space[0.5], minInlineSize: 0 });
export const shortId = style({
  display: 'block',
  maxInlineSize: '5.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const firstCall = style({
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  marginBlockStart: space[2],
  textAlign: 'start',
});
