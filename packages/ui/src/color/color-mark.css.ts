import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A colour before its code, with a border for those of the background. */
export const mark = style({
  display: 'inline-block',
  inlineSize: '0.875em',
  blockSize: '0.875em',
  marginInlineEnd: vars.space[0.5],
  border: `${vars.size.line} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  verticalAlign: '-0.0625em',
  forcedColorAdjust: 'none',
});
