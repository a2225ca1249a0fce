import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.row,
  paddingBlock: space[0.5],
  selectors: { '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` } },
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minInlineSize: 0 });
