import { vars } from '@apiyard/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

const { color, layer, radius, shadow, size, space, weight } = vars;

/** At the end of the window: nothing moves when it appears. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: space[2],
  zIndex: layer.raisedMore,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[1]} ${space[2]}`,
  background: color.paper,
  border: `${size.line} solid ${color.controlBorder}`,
  borderRadius: radius.card,
  boxShadow: shadow.popover,
});
export const words = style({ flexGrow: 1, fontWeight: weight.medium });
