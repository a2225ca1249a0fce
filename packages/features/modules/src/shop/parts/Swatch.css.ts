import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, size } = vars;

export const swatch = style({
  flex: 'none',
  inlineSize: size.iconSmall,
  blockSize: size.iconSmall,
  forcedColorAdjust: 'none',
});
export const edge = style({ stroke: color.controlBorder });
