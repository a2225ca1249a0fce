import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { radius, size, color, space } = vars;

export const pair = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
});
export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const picture = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[0.5] });
export const photo = style({
  objectFit: 'cover',
  border: `${size.line} solid ${color.divider}`,
  borderRadius: radius.control,
});
export const ofColor = style({ maxInlineSize: '24rem' });
