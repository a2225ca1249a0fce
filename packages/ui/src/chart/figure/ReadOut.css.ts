import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { raised } from '../../theme/raised.css.ts';
import { tabularFigures, text } from '../../theme/text.css.ts';

const { color, space } = vars;

export const readOut = style([
  text.small,
  raised,
  {
    position: 'absolute',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: space[0.5],
    inlineSize: 'max-content',
    paddingBlock: space[1],
    paddingInline: space[1.5],
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.popover,
    pointerEvents: 'none',
  },
]);
export const readOutTitle = style({ color: color.textQuiet });
export const readOutRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  selectors: { '&[data-current]': { fontWeight: vars.weight.bold } },
});
export const readOutLabel = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const readOutValue = style([
  tabularFigures,
  { flex: 'none', paddingInlineStart: space[1], fontWeight: vars.weight.heading },
]);
