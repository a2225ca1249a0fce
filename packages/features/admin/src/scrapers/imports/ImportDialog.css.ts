import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const issues = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[0.5],
  margin: 0,
  paddingInlineStart: vars.space[2],
  overflowWrap: 'anywhere',
});
