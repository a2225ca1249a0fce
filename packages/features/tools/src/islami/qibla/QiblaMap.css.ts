import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { text } from '@apiyard/ui/theme/text.css';

const { color } = vars;

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '30rem',
  aspectRatio: '1',
  marginInline: 'auto',
});
export const sea = style({ fill: color.page, stroke: color.controlBorder });
export const grid = style({ fill: 'none', stroke: color.divider, strokeWidth: 0.5 });
export const land = style({ fill: color.divider, stroke: color.controlBorder, strokeWidth: 0.75 });
export const way = style({ stroke: color.primary.main, strokeWidth: 4, strokeLinecap: 'round' });
export const start = style({ fill: color.paper, stroke: color.primary.main, strokeWidth: 3 });
export const kaaba = style({ fill: color.text, stroke: color.paper, strokeWidth: 2 });
export const point = style([text.h5, { fill: color.textQuiet, textAnchor: 'middle', dominantBaseline: 'central' }]);
/** The top of the device. */
export const top = style({ fill: color.primary.main });
