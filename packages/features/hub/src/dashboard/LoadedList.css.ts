import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size } = vars;

/** Reserves the expected height to prevent layout shift, also if the list is shorter. */
export const room = style({ minBlockSize: `calc(var(--rows) * ${size.row} + ${space[1]})`, paddingBlockEnd: space[1] });
/** Centers text that replaces the list. */
export const wordsOnly = style([
  room,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'center' },
]);

/** A row of a list that reaches the card's edges. */
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
  minBlockSize: size.row,
  paddingBlock: space[0.5],
  paddingInline: size.cardContent,
  selectors: {
    '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` },
    '&:hover': { background: color.hover },
  },
  '@media': { [media.belowSm]: { paddingInline: size.cardPadding } },
});

/** Placeholder rows. */
export const bones = style({ pointerEvents: 'none' });
/** Full width; an empty element would collapse. */
export const bone = style({ flexGrow: 1 });

/** Title of a row, above its badges. */
export const subject = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  minInlineSize: 0,
  paddingBlock: space[0.5],
});
export const marks = style({ display: 'flex', alignItems: 'center', gap: space[1] });
