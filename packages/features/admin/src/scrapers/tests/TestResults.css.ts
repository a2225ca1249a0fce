import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  paddingBlock: space[1],
  selectors: { '& + &': { borderBlockStart: `${size.line} solid ${color.divider}` } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const time = style({ flexShrink: 0, whiteSpace: 'nowrap' });

const icon = style({ flexShrink: 0 });
export const mark = styleVariants({
  passed: [icon, { color: color.success.text }],
  failed: [icon, { color: color.error.text }],
});
