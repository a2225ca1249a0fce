import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { firstLines } from '@apiyard/ui/theme/text.css';

const { color, space, size } = vars;

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space['0.5'],
  minInlineSize: 0,
  minBlockSize: '8.5rem',
  padding: size.cardPadding,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  background: color.paper,
  transition: `border-color ${vars.duration.quick}, background ${vars.duration.quick}`,
  selectors: { '&:hover': { background: color.hover, borderColor: color.primary.border } },
});

export const name = style({
  fontSize: vars.type.h6.size,
  lineHeight: vars.type.h6.lineHeight,
  overflowWrap: 'anywhere',
});
// The whole tile follows the link.
globalStyle(`${name} a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control });

export const summary = style([firstLines.two, { color: color.textQuiet }]);

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['0.5'],
  marginBlockStart: 'auto',
  paddingBlockStart: space['0.5'],
});
