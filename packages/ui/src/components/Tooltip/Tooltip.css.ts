import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const tooltip = style({
  // React Aria sets its own z-index in the style attribute.
  zIndex: `${vars.layer.tooltip} !important`,
  maxInlineSize: 'min(20rem, 90vi)',
  paddingBlock: vars.space[0.5],
  paddingInline: vars.space[1],
  border: `${vars.size.line} solid transparent`,
  borderRadius: vars.radius.small,
  background: vars.color.text,
  color: vars.color.paper,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  transition: `opacity ${vars.duration.quick} ${vars.easing.move}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
