import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Both dates on one line; the second goes under the first where the field is too narrow for both. */
export const ends = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: vars.space[1],
});

export const dash = style({ color: vars.color.textQuiet });
