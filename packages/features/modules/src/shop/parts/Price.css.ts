import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, space, type, weight } = vars;

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[1],
  fontVariantNumeric: 'tabular-nums',
});
export const now = style({ fontSize: type.h6.size, lineHeight: type.h6.lineHeight, fontWeight: weight.heading });
export const large = style({ fontSize: type.h2.size, lineHeight: type.h2.lineHeight, fontWeight: weight.heading });
export const before = style({ color: color.textQuiet });
