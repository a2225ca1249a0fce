import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { lines } from '@apiyard/kit/RowList/RowList.css.ts';

const { space } = vars;

/** One row if there is room; otherwise the chips wrap below the search. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
export const search = style({ flex: '1 1 14rem', minInlineSize: 0 });
export const chips = style({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '100%' });
export const choice = style({ flex: '0 1 11rem', minInlineSize: '9rem' });

/** Keeps the page from jumping as results change. */
export const results = style({ minBlockSize: '50vh' });

/** Status above its date, which does not wrap. */
export const stateLines = style([lines, { whiteSpace: 'nowrap' }]);
/** Truncated so that rows keep their height; the full note shows on hover. */
export const note = style({ display: 'block', maxInlineSize: '14rem', minInlineSize: 0 });
/** Keeps line breaks. */
export const multiline = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: space[1],
  maxBlockSize: '40vh',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
  gap: space[2],
});
