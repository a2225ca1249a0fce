import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/text.css.ts';

export const idRow = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[1],
    marginBlockStart: vars.space[1],
    color: vars.color.textQuiet,
  },
]);
export const id = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
