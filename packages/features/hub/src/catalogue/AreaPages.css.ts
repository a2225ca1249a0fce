import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[1],
  minInlineSize: 0,
  padding: space[1],
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  background: color.paper,
  transition: `border-color ${vars.duration.quick}, background ${vars.duration.quick}`,
  selectors: { '&:hover': { background: color.hover, borderColor: color.primary.border } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlDense,
  blockSize: size.controlDense,
  borderRadius: vars.radius.control,
  background: color.primary.light,
  color: color.primary.onLight,
});

export const name = style({
  fontSize: vars.type.h6.size,
  lineHeight: vars.type.h6.lineHeight,
  overflowWrap: 'anywhere',
});
// The whole tile follows the link.
globalStyle(`${name} a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control });

export const text = style({ color: color.textQuiet, fontSize: vars.type.small.size });
