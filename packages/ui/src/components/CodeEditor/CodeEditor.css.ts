import { style } from '@vanilla-extract/css';
import { input } from '../../field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text, truncate } from '../../theme/text.css.ts';

const { color, space, size, type } = vars;

export const frame = style({ display: 'block', overflow: 'hidden' });

const barHeight = `calc(${size.iconButton} + ${space[0.5]} + ${size.line})`;
const linesHeight = `calc(var(--rows) * ${type.body.size} * ${type.body.lineHeight} + 2 * ${space[1]})`;
/** As high from the beginning as with the code. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: `calc(${linesHeight} + ${barHeight})`,
  '@media': {
    [media.coarsePointer]: {
      blockSize: `calc(var(--rows) * ${type.h6.size} * ${type.body.lineHeight} + 2 * ${space[1]} + ${size.touch})`,
    },
  },
});
export const skeleton = style({ padding: space[2] });

export const host = style({ flex: '1 1 0', minBlockSize: 0, minInlineSize: 0 });

export const bar = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    flex: 'none',
    blockSize: barHeight,
    minInlineSize: 0,
    paddingInline: space[0.5],
    borderBlockStart: `${size.line} solid ${color.divider}`,
    color: color.textQuiet,
    '@media': { [media.coarsePointer]: { blockSize: size.touch } },
  },
]);
export const message = style([truncate, { flex: '1 1 0', minInlineSize: 0, color: color.error.text }]);
export const place = style({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowSm]: { display: 'none' } },
});
export const barTools = style({ display: 'flex', flex: 'none', gap: space[0.5] });

export const plainArea = style([
  input,
  {
    display: 'block',
    flex: '1 1 0',
    inlineSize: '100%',
    padding: space[1],
    resize: 'none',
    fontFamily: vars.font.mono,
    tabSize: 2,
    wordSpacing: 0,
    whiteSpace: 'pre',
    textAlign: 'start',
    overflow: 'auto',
  },
]);
