import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space, weight } = vars;

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  minInlineSize: '9rem',
  maxInlineSize: '16rem',
  paddingBlock: space[1],
});
export const photo = style({ display: 'block', borderRadius: radius.small });
export const field = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[0.5] });
export const wide = style({ display: 'block', minInlineSize: '12rem', overflowWrap: 'anywhere' });
export const colorName = style({ display: 'inline-flex', alignItems: 'center', gap: space[0.5] });

/** On phones: the products, then one card for each field. */
export const products = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const product = style({ display: 'flex', alignItems: 'center', gap: space[1.5] });
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const values = style({ margin: 0 });
export const value = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[1.5],
  paddingBlock: space[1],
  selectors: { '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` } },
});
export const term = style({ color: color.textQuiet, overflowWrap: 'anywhere' });
export const detail = style({ margin: 0, overflowWrap: 'anywhere', fontWeight: weight.regular });
