import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { size, space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  paddingBlock: space[1.5],
  borderBlockStart: `${size.line} solid ${vars.color.divider}`,
});
export const about = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' });
export const tools = style({ display: 'inline-flex', flex: 'none', gap: space[1] });
