import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: vars.size.controlDense,
  blockSize: vars.size.controlDense,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.primary.light,
  color: vars.color.primary.onLight,
  fontSize: vars.type.small.size,
  fontWeight: vars.weight.bold,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
