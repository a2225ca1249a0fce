import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  padding: size.cardPadding,
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.card,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 9rem',
  transition: `border-color ${vars.duration.quick}, background ${vars.duration.quick}`,
  selectors: { '&:hover': { background: color.hover, borderColor: color.primary.border } },
});

export const head = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: space[1] });

export const name = style({ minInlineSize: 0, margin: 0, fontSize: vars.type.h6.size, lineHeight: vars.type.h6.lineHeight, fontWeight: vars.weight.heading, overflowWrap: 'anywhere' });

// The whole card follows the link; the favourite button lies above it.
globalStyle(`${name} a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card });
export const above = style({ position: 'relative', zIndex: 1, flexShrink: 0 });

export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  color: color.textQuiet,
  overflowWrap: 'anywhere',
});

export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: space[0.5], marginBlockStart: 'auto', paddingBlockStart: space[0.5] });
