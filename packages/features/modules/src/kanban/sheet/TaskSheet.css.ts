import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size, radius } = vars;

export const pictureBox = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  boxSizing: 'border-box',
  border: `${size.line} solid ${color.divider}`,
  borderRadius: radius.control,
});

export const steps = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const step = style({ display: 'flex', alignItems: 'center', gap: space[1] });
export const stepText = style({ flexGrow: 1, minInlineSize: 0 });
