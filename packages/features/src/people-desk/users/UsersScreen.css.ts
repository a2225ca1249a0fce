import { style } from '@vanilla-extract/css';
import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space } = vars;

/** One line where there is room; the choices go below the search where there is none. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
export const search = style({
  flex: '2 1 12rem',
  minInlineSize: 0,
  '@media': { [media.belowMd]: { flexBasis: '100%' } },
});
/** As wide as its words, which differ by language. */
export const choice = style({
  flex: '0 0 auto',
  minInlineSize: 'max-content',
  '@media': {
    [media.belowMd]: { flexGrow: 1 },
    [media.belowSm]: { flexBasis: `calc(50% - ${space[2]})`, minInlineSize: 0 },
  },
});

/** Tall enough that the page does not jump while results come and go. */
export const results = style({ display: 'flex', flexDirection: 'column', gap: space[2], minBlockSize: '60vh' });
export const waiting = style({ opacity: 0.6 });

export const person = style({ display: 'flex', alignItems: 'center', gap: space[1.5], minInlineSize: 0 });
/** A table gives a column the width of its longest name; the other columns need theirs. */
/** A name is cut before its mark is. */
export const marked = style({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });
export const names = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, maxInlineSize: '11rem' });
/** Breaks anywhere, so that an address does not push the columns after it out of sight. */
export const address = style({ display: 'block', minInlineSize: '9rem', overflowWrap: 'anywhere' });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const foot = style({ display: 'block' });
