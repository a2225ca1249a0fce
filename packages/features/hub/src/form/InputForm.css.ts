import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';

const { color, space, size } = vars;

export const form = style({});

// Keeps a focused field above the sticky row.
globalStyle(`${form} :is(input, textarea, button)`, {
  scrollMarginBlockEnd: `calc(2 * ${size.control} + ${space[3]})`,
});

/** Sticky while a long form scrolls. */
export const sendRow = style({
  position: 'sticky',
  insetBlockEnd: 'var(--frame-end, 0)',
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  marginBlockEnd: `calc(-1 * ${space[1.5]})`,
  paddingBlock: space[1.5],
  background: color.paper,
  borderBlockStart: `${size.line} solid ${color.divider}`,
});
