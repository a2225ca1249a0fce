import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { space } = vars;

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[2]}`,
});
export const search = style({
  flex: '0 1 20rem',
  minInlineSize: 0,
  '@media': { [media.belowSm]: { flexBasis: '100%' } },
});

/** High enough that the page does not jump when the list loads. */
export const results = style({ minBlockSize: '16rem' });

export const name = style({ display: 'grid', minInlineSize: 0, maxInlineSize: '20rem', overflowWrap: 'anywhere' });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[0.5] });
export const limited = style({ maxInlineSize: '16rem', overflowWrap: 'anywhere' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const facts = style({ display: 'grid', gap: space[0.5], margin: 0 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[1],
});
export const factValue = style({ margin: 0, minInlineSize: 0 });

export const noted = style({ maxInlineSize: '72ch' });
