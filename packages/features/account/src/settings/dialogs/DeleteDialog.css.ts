import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['0.5'],
  margin: 0,
  paddingInlineStart: vars.space[3],
});
