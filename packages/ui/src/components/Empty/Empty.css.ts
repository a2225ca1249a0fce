import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/text.css.ts';

const { space } = vars;

/** Also used by `Failed`. */
export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[4],
  paddingInline: space[2],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const title = style([text.h5, { marginBlockStart: space[1], textWrap: 'balance' }]);
export const words = style({ maxInlineSize: '32rem', color: vars.color.textQuiet, textWrap: 'pretty' });
export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  marginBlockStart: space[1],
});
