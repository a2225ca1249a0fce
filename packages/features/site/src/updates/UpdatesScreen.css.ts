import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const month = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const headline = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.type.h6.size,
});
export const body = style({ paddingBlockStart: vars.space[0.5], color: vars.color.text });
