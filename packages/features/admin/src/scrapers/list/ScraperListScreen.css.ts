import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { card as rowCard } from '@apiyard/kit/RowList/RowList.css.ts';

const { space } = vars;

/** Chips wrap below the search on narrow screens. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
export const search = style({ flex: '1 1 10rem', minInlineSize: 0 });
export const sort = style({ flex: '0 1 10rem', minInlineSize: '9rem' });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '0 1 auto',
  gap: `${space[0.5]} ${space[1]}`,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

/** Minimum height to avoid layout shifts while results change. */
export const results = style({ minBlockSize: '60vh' });

export const more = style({ display: 'flex', justifyContent: 'center', paddingBlock: space[2] });

export const card = style([rowCard, { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 10rem' }]);
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[1] });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[0.5]} ${space[2]}`,
});
