import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const barLabel = style({
  position: 'absolute',
  color: vars.color.text,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
