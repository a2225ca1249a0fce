import { style } from '@vanilla-extract/css';
import { media } from '@apiyard/ui/theme/media';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space } = vars;

/** One row if there is room; otherwise the filters wrap below the search. */
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
/** Width of its text, which differs by language. */
export const choice = style({
  flex: '0 0 auto',
  minInlineSize: 'max-content',
  '@media': {
    [media.belowMd]: { flexGrow: 1 },
    [media.belowSm]: { flexBasis: `calc(50% - ${space[2]})`, minInlineSize: 0 },
  },
});

/** Keeps the page from jumping as results change. */
export const results = style({ display: 'flex', flexDirection: 'column', gap: space[2], minBlockSize: '60vh' });
export const waiting = style({ opacity: vars.opacity.waiting });

export const person = style({ display: 'flex', alignItems: 'center', gap: space[1.5], minInlineSize: 0 });
/** Limits the name column so that the others keep their width. */
/** Truncates the name before the badge. */
export const marked = style({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0 });
export const names = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, maxInlineSize: '11rem' });
/** Breaks anywhere so that a long email does not push other columns out of view. */
export const address = style({ display: 'block', minInlineSize: '9rem', overflowWrap: 'anywhere' });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const foot = style({ display: 'block' });
