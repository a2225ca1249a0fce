import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color } = vars;

export const bay = style({ fill: color.paper, stroke: color.primary.border, strokeWidth: 1.5 });
export const open = style({ fill: color.primary.fill });
export const way = style({ stroke: color.primary.border, strokeWidth: 2, strokeDasharray: '1 7' });
export const glyph = style({ stroke: color.textQuiet, strokeWidth: 2 });
export const openGlyph = style({ stroke: color.primary.onFill, strokeWidth: 2.5 });
export const traveller = style({ fill: color.secondary.main });
