import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { space, size, color } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: size.rowDense,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const keys = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', gap: space[1], margin: 0 });
