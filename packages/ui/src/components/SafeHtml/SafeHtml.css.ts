import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { text } from '../../theme/text.css.ts';

const { color, space, size } = vars;

export const box = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
  background: color.paper,
});

export const band = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[1],
  paddingBlock: space[1],
  paddingInline: space[2],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  background: color.sunken,
  color: color.textQuiet,
});
export const bandText = style([text.small, { flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }]);

/** Its colours and font are those of the content that has none of its own. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  background: color.paper,
  color: color.text,
  fontFamily: vars.font.body,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
});
export const lightFrame = style([frame, { colorScheme: 'light', background: 'Canvas' }]);

export const source = style({
  margin: 0,
  padding: space[2],
  maxBlockSize: '32rem',
  overflow: 'auto',
  borderRadius: vars.radius.control,
  background: color.code.surface,
  color: color.code.text,
  fontFamily: vars.font.mono,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
