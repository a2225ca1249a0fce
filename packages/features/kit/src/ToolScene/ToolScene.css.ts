import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color } = vars;

export const scene = style({
  inlineSize: '100%',
  maxInlineSize: '27rem',
  blockSize: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const bay = style({ fill: color.paper, stroke: color.divider, strokeWidth: 1.5 });
export const openBay = style({ fill: color.primary.fill });
export const glyph = style({ stroke: color.textQuiet, strokeWidth: 2 });
export const openGlyph = style({ stroke: color.primary.onFill, strokeWidth: 2.5 });
export const way = style({ stroke: color.primary.border, strokeWidth: 2, strokeDasharray: '1 7' });
export const traveller = style({ fill: color.secondary.main });
export const sheet = style({ fill: color.paper, stroke: color.divider, strokeWidth: 1.5 });
export const line = style({ stroke: color.grey[300], strokeWidth: 6 });
export const keyLine = style({ stroke: color.primary.border, strokeWidth: 6 });
export const valueLine = style({ stroke: color.success.border, strokeWidth: 6 });
export const dot = style({ fill: color.grey[300] });
