import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text, truncate } from '../../theme/text.css.ts';

const { color, space, size } = vars;

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  margin: 0,
  overflow: 'hidden',
  background: color.paper,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.control,
  paddingBlock: space[0.5],
  paddingInline: `${space[2]} ${space[1]}`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const name = style([
  text.small,
  truncate,
  { flexGrow: 1, color: color.textQuiet, fontWeight: vars.weight.medium },
]);
export const count = style([text.small, { color: color.textQuiet }]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  paddingBlock: space[1],
  paddingInline: space[2],
  minInlineSize: 0,
  selectors: { '&:not(:first-child)': { borderBlockStart: `${size.line} solid ${color.divider}` } },
});
export const place = style({ display: 'flex', alignItems: 'baseline', gap: space[1], minInlineSize: 0 });
const code = {
  fontFamily: vars.font.mono,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  overflowWrap: 'anywhere',
} as const;
export const path = style({ ...code, minInlineSize: 0 });

export const values = style({ display: 'flex', flexDirection: 'column', gap: space[0.5], minInlineSize: 0 });
const value = style({
  ...code,
  display: 'block',
  maxBlockSize: '12rem',
  overflow: 'auto',
  paddingBlock: space[0.5],
  paddingInline: space[1],
  borderRadius: vars.radius.small,
  whiteSpace: 'pre-wrap',
  // The sign says it; a struck-out value is hard to read.
  textDecoration: 'none',
  '::before': { fontWeight: vars.weight.bold, userSelect: 'none' },
});
export const before = style([
  value,
  { background: color.error.light, color: color.text, '::before': { content: ['"− "', '"− " / ""'] } },
]);
export const after = style([
  value,
  { background: color.success.light, color: color.text, '::before': { content: ['"+ "', '"+ " / ""'] } },
]);
export const more = style({
  display: 'flex',
  justifyContent: 'center',
  padding: space[1],
  borderBlockStart: `${size.line} solid ${color.divider}`,
});
