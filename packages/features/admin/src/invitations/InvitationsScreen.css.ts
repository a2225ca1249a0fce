import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: space[1],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  overflowWrap: 'anywhere',
});
