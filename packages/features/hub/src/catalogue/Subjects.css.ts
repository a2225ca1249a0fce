import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { size, space } = vars;

/** Anchors stop below the sticky header. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1.5],
  scrollMarginBlockStart: `calc(${size.topbar} + ${space[3]})`,
});
export const contents = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[2]}` });
