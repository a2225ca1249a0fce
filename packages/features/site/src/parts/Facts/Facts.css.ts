import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space } = vars;

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const fact = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  maxInlineSize: vars.size.measure,
});
export const tick = style({ flex: 'none', color: color.success.text });
