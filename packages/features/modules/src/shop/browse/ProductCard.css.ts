import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, layer, radius, size, space, type, weight } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: radius.card,
  overflow: 'clip',
  selectors: { '&:hover': { borderColor: color.controlBorder } },
});
export const picture = style({ position: 'relative' });
export const photo = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', aspectRatio: '1' });
export const badges = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineStart: space[1],
  display: 'flex',
  gap: space[0.5],
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  flex: 1,
  padding: size.cardPadding,
});
export const title = style({
  margin: 0,
  fontSize: type.h6.size,
  lineHeight: type.h6.lineHeight,
  fontWeight: weight.heading,
  overflowWrap: 'anywhere',
});
export const link = style({
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${size.ring} solid ${color.focusRing}`,
      outlineOffset: `calc(-1 * ${size.ring} - ${size.ringGap})`,
      borderRadius: radius.card,
    },
  },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  inlineSize: '100%',
  marginBlockStart: 'auto',
});
/** Over the link that covers the card. */
export const buttons = style({ position: 'relative', zIndex: layer.raised, display: 'flex', gap: space[1] });
