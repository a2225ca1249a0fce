import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** As high while it searches as when it has found much: the field stays where it is. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minBlockSize: 'min(27rem, 66dvb)',
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  minBlockSize: vars.size.controlDense,
  marginBlockStart: 'auto',
});
