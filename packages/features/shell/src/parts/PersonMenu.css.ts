import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

/** The picture is as high as the button's line allows; what pads words needs no room around it. */
export const person = style({
  display: 'inline-flex',
  marginInline: `calc(-1 * ${vars.space[1]})`,
  verticalAlign: 'middle',
});
