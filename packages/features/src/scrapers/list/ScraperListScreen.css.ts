import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

/** One line where there is room; the chips go below the search where there is none. */
export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[2]}` });
export const search = style({ flex: '1 1 10rem', minInlineSize: 0 });
export const sort = style({ flex: '0 1 10rem', minInlineSize: '9rem' });
export const chips = style({ display: 'flex', flexWrap: 'wrap', flex: '0 1 auto', gap: `${space[0.5]} ${space[1]}`, minInlineSize: 0, maxInlineSize: '100%' });

/** Tall enough that the page does not jump while results come and go. */
export const results = style({ minBlockSize: '60vh' });

export const more = style({ display: 'flex', justifyContent: 'center', paddingBlock: space[2] });

export const cards = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))', gap: space[1.5], margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  padding: size.cardPadding,
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 10rem',
});
export const cardHead = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space[1] });
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[1] });
export const facts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `${space[0.5]} ${space[2]}` });
