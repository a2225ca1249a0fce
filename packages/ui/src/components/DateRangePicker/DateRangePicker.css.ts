import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Both dates on one line; the second wraps below the first if the field is too narrow for both. */
export const ends = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  // With the padding of the segments: aligned with the text of other fields.
  paddingInline: `calc(${vars.space[1]} - ${vars.space[0.5]} / 2)`,
});

export const dash = style({ color: vars.color.textQuiet });
