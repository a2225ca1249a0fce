import { style } from '@vanilla-extract/css';
import { input } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, size, font } = vars;

/** Where the first line begins, in each of the parts. */
const start = space[1];
const lineHeight = vars.type.body.lineHeight;

const code = style({
  fontFamily: font.mono,
  fontSize: vars.type.body.size,
  lineHeight,
  tabSize: 2,
  // As in the text area.
  '@media': { [media.coarsePointer]: { fontSize: vars.type.h6.size } },
});

export const rooms = style([
  code,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: 'inherit',
  },
]);

export const gutter = style({
  position: 'relative',
  overflow: 'hidden',
  paddingInline: `${space[1.5]} ${space[1]}`,
  borderInlineEnd: `${size.line} solid ${color.divider}`,
  color: 'transparent',
  textAlign: 'end',
  userSelect: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const numbers = style({
  position: 'absolute',
  insetBlockStart: start,
  insetInlineEnd: space[1],
  whiteSpace: 'pre',
  color: color.textQuiet,
});

export const markedNumber = style({ color: color.error.text, fontWeight: vars.weight.bold });

export const markedRow = style({
  position: 'absolute',
  insetBlockStart: start,
  insetInline: 0,
  gridColumn: 2,
  paddingInline: `${space[1]} ${space[1.5]}`,
  overflow: 'hidden',
  whiteSpace: 'pre',
  background: color.error.light,
  color: 'transparent',
  pointerEvents: 'none',
});

export const markedCharacter = style({
  display: 'inline-block',
  minInlineSize: '1ch',
  minBlockSize: '1lh',
  verticalAlign: 'top',
  borderBlockEnd: `${size.ring} solid ${color.error.border}`,
});

export const area = style([
  input,
  code,
  {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    paddingBlock: start,
    paddingInline: `${space[1]} ${space[1.5]}`,
    resize: 'vertical',
    minBlockSize: size.control,
    wordSpacing: 0,
    whiteSpace: 'pre',
    textAlign: 'start',
    overflow: 'auto',
  },
]);

/** Breaks at any character, so that the mark of an error is behind its character. */
export const wrapped = style({ whiteSpace: 'break-spaces', wordBreak: 'break-all' });
