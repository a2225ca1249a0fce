import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const list = style({
  margin: 0,
  paddingInlineStart: vars.space[2],
  listStyle: 'disc',
  display: 'grid',
  rowGap: vars.space[0.5],
  maxInlineSize: '72ch',
});
