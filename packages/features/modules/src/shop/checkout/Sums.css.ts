import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, size, space, type, weight } = vars;

export const sums = style({ display: 'flex', flexDirection: 'column', gap: space[1], margin: 0 });
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const total = style({
  marginBlockStart: space[1],
  paddingBlockStart: space[1.5],
  borderBlockStart: `${size.line} solid ${color.divider}`,
  fontSize: type.h5.size,
  lineHeight: type.h5.lineHeight,
  fontWeight: weight.heading,
});
