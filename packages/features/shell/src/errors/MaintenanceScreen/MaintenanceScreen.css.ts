import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

/** As the operator wrote it, line by line, and apart from our own words. */
export const message = style({
  display: 'block',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  marginBlockEnd: vars.space[1],
  color: vars.color.text,
});
