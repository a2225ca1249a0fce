import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

export const search = style({ maxInlineSize: '32rem' });
/** Prevents layout shift while results change. */
export const results = style({ minBlockSize: '60vh' });

/** An area's icon, name and count, with a link to its page at the end of the row. */
export const areaHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const areaIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.controlDense,
  blockSize: size.controlDense,
  borderRadius: vars.radius.control,
  background: color.primary.light,
  color: color.primary.onLight,
});
export const areaWay = style({ marginInlineStart: 'auto' });

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space[1],
  paddingInlineStart: space[1.5],
  paddingInlineEnd: space[0.5],
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.duration.quick}, background ${vars.duration.quick}`,
  selectors: { '&:hover': { background: color.hover, borderColor: color.primary.border } },
});

export const words = style({ flexGrow: 1, minInlineSize: 0 });
export const nameLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[0.5],
  minBlockSize: size.iconButton,
});
export const name = style({
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  fontWeight: vars.weight.heading,
  overflowWrap: 'anywhere',
});
// The whole tile follows the link; the favourite button lies above it.
globalStyle(`${name} a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control });
export const above = style({ position: 'relative', zIndex: 1, flexShrink: 0 });

export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  color: color.textQuiet,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  overflowWrap: 'anywhere',
});

export const failing = style({ color: color.warning.text, flexShrink: 0 });
export const paused = style({ color: color.textQuiet, flexShrink: 0 });
export const ok = style({ color: color.success.text, flexShrink: 0 });
