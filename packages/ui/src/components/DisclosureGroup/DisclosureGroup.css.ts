import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const group = style({
  minInlineSize: 0,
  paddingInline: vars.space[1],
  border: `${vars.size.line} solid ${vars.color.divider}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
});
