import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const review = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  paddingBlock: space[1.5],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
