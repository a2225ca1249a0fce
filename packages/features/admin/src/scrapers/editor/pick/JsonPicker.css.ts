import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

export const foot = style({
  flex: 'none',
  maxBlockSize: '50%',
  overflow: 'auto',
  padding: vars.space[1.5],
  borderBlockStart: `${vars.size.line} solid ${vars.color.divider}`,
});
