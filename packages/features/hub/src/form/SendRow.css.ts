import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { truncate } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

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

/** Takes a line of its own. */
export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: '1 0 100%',
  minInlineSize: 0,
});
export const title = style([truncate, { flex: '1 1 0', minInlineSize: 0 }]);
export const preview = style([title, { fontFamily: vars.font.mono }]);
export const thumbnail = style({
  flex: 'none',
  inlineSize: size.control,
  blockSize: size.control,
  objectFit: 'contain',
});
