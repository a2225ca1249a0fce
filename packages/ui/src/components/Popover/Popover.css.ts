import { style } from '@vanilla-extract/css';
import { popover as surface } from '../../overlay/popover.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/text.css.ts';

const { space } = vars;

export const popover = style([surface, { minInlineSize: 'min(14rem, 90vi)', maxInlineSize: 'min(22rem, 90vi)' }]);
export const dialog = style({ outline: 'none' });

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[1.5],
  paddingInline: `${space[2]} ${space[1]}`,
});
// As high as the close button.
export const title = style([
  text.h6,
  { minInlineSize: 0, paddingBlock: `calc((${vars.size.iconButton} - 1lh) / 2)`, overflowWrap: 'anywhere' },
]);
export const body = style({
  paddingBlock: `${space[0.5]} ${space[2]}`,
  paddingInline: space[2],
  overflowWrap: 'anywhere',
});
