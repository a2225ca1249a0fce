import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, radius, size } = vars;

export const goal = style({
  display: 'block',
  inlineSize: '8rem',
  blockSize: '8rem',
  border: `${size.line} solid ${color.controlBorder}`,
  borderRadius: radius.control,
});
