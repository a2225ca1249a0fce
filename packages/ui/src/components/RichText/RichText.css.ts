import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size, type } = vars;

export const frame = style({ display: 'block' });
export const body = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

const toolbarHeight = `calc(${size.iconButton} + 2 * ${space[0.5]} + ${size.line})`;
const textHeight = `calc(var(--rows) * ${type.body.size} * ${type.body.lineHeight} + 2 * ${space[1.5]})`;
/** As high as the empty editor. */
export const skeleton = {
  withToolbar: style({ minBlockSize: `calc(${toolbarHeight} + ${textHeight})`, padding: space[2] }),
  text: style({ minBlockSize: textHeight, padding: space[2] }),
};

export const toolbar = style({
  minBlockSize: toolbarHeight,
  padding: space[0.5],
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});

export const host = style({ minInlineSize: 0 });

const editor = `${host} > .ProseMirror`;
globalStyle(editor, {
  minBlockSize: textHeight,
  maxBlockSize: '36rem',
  overflow: 'auto',
  paddingBlock: space[1.5],
  paddingInline: space[1.5],
  outline: 'none',
  fontSize: type.body.size,
  lineHeight: type.body.lineHeight,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
  // As in text fields.
  '@media': { [media.coarsePointer]: { fontSize: type.h6.size } },
});
globalStyle(`${editor} > * + *`, { marginBlockStart: space[1] });
globalStyle(`${editor} :is(h2, h3)`, { fontWeight: vars.weight.heading });
globalStyle(`${editor} h2`, { fontSize: type.h5.size, lineHeight: type.h5.lineHeight });
globalStyle(`${editor} h3`, { fontSize: type.h6.size, lineHeight: type.h6.lineHeight });
globalStyle(`${editor} > * + :is(h2, h3)`, { marginBlockStart: space[2] });
globalStyle(`${editor} :is(ul, ol)`, { paddingInlineStart: space[3] });
globalStyle(`${editor} li + li`, { marginBlockStart: space[0.5] });
globalStyle(`${editor} blockquote`, {
  paddingInlineStart: space[2],
  borderInlineStart: `${size.ring} solid ${color.controlBorder}`,
  color: color.textQuiet,
});
globalStyle(`${editor} :is(strong, b)`, { fontWeight: vars.weight.bold });
globalStyle(`${editor} a`, { color: color.primary.text, textDecoration: 'underline' });
globalStyle(`${editor} img`, { maxInlineSize: '100%', blockSize: 'auto', verticalAlign: 'bottom' });
globalStyle(`${editor} code`, {
  paddingInline: space[0.5],
  borderRadius: vars.radius.small,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
});
globalStyle(`${editor} pre`, {
  padding: space[1.5],
  overflow: 'auto',
  direction: 'ltr',
  borderRadius: vars.radius.small,
  background: color.code.surface,
  color: color.code.text,
  textAlign: 'start',
});
globalStyle(`${editor} pre code`, { padding: 0, background: 'transparent' });
// In front of the empty text, without taking space from the cursor.
globalStyle(`${editor} .is-editor-empty:first-child::before`, {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  blockSize: 0,
  color: color.textQuiet,
  pointerEvents: 'none',
});
globalStyle(`${editor} [contenteditable=false]`, { whiteSpace: 'normal' });
globalStyle(`${editor} .ProseMirror-separator`, { display: 'none' });
