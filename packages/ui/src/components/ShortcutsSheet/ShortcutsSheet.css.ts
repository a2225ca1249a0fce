import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { space, size, color } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[0.5]} ${space[2]}`,
  minBlockSize: size.rowDense,
  paddingBlock: space[0.5],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const action = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const keys = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  marginInlineStart: 'auto',
});
