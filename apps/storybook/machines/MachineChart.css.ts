import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, font, radius, size } = vars;

/** Scrolls sideways where it is too narrow. */
export const frame = style({
  overflow: 'auto',
  direction: 'ltr',
  border: `${size.line} solid ${color.divider}`,
  borderRadius: radius.card,
  background: color.paper,
});

export const chart = style({ display: 'block', fontFamily: font.mono, fontSize: vars.type.small.size });

export const box = style({
  fill: color.raised,
  stroke: color.controlBorder,
  selectors: { '&[data-active]': { stroke: color.primary.border, strokeWidth: 2 } },
});
export const container = style({
  fill: 'none',
  stroke: color.controlBorder,
  strokeDasharray: '4 3',
  selectors: { '&[data-active]': { stroke: color.primary.border, strokeWidth: 2 } },
});
export const name = style({
  fill: color.text,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontWeight: vars.weight.medium,
  selectors: { '&[data-active]': { fill: color.primary.text, fontWeight: vars.weight.bold } },
});
export const edge = style({ fill: 'none', stroke: color.textQuiet });
export const initialEdge = style([edge, { strokeDasharray: '2 3' }]);
export const arrow = style({ fill: color.textQuiet });
export const labelBack = style({ fill: color.paper });
export const label = style({ fill: color.textQuiet, textAnchor: 'middle', dominantBaseline: 'central' });
