import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { lines } from '../../_kit/RowList/RowList.css.ts';

const { space } = vars;

/** One line where there is room; the chips go below the search where there is none. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});
export const search = style({ flex: '1 1 14rem', minInlineSize: 0 });
export const chips = style({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '100%' });
export const choice = style({ flex: '0 1 11rem', minInlineSize: '9rem' });

/** Tall enough that the page does not jump while results come and go. */
export const results = style({ minBlockSize: '50vh' });

/** A state over its date, which stays on one line. */
export const stateLines = style([lines, { whiteSpace: 'nowrap' }]);
/** A note is read whole on hover: it must not make the row taller. */
export const note = style({ display: 'block', maxInlineSize: '14rem', minInlineSize: 0 });
/** What people wrote keeps its lines. */
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
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
