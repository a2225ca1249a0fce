import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { text, truncate } from '../../theme/text.css.ts';

const { color, space, size } = vars;

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.code.surface,
  border: `${size.line} solid ${color.divider}`,
  borderRadius: vars.radius.control,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[0.5],
  minBlockSize: size.control,
  paddingInline: `${space[2]} ${space[1]}`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
});
export const name = style([
  text.small,
  truncate,
  { flexGrow: 1, color: color.textQuiet, fontWeight: vars.weight.medium },
]);

export const pre = style([
  focusRing,
  {
    margin: 0,
    overflow: 'auto',
    maxBlockSize: '36rem',
    paddingBlock: space[1.5],
    color: color.code.text,
    textAlign: 'start',
    tabSize: 2,
    selectors: { '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)` } },
  },
]);
export const wrapping = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const code = style({
  display: 'block',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  paddingInline: space[2],
  fontSize: size.code,
  lineHeight: size.codeLine,
  selectors: { [`${wrapping} &`]: { inlineSize: 'auto' } },
});
export const numbered = style({ counterReset: 'line' });
// Lines stay inline: copying a selection from block elements would lose or double its line breaks.
export const line = style({
  selectors: {
    [`${numbered} > &`]: { counterIncrement: 'line' },
    [`${numbered} > &::before`]: {
      content: 'counter(line)',
      display: 'inline-block',
      inlineSize: '3ch',
      marginInlineEnd: '2ch',
      color: color.code.comment,
      textAlign: 'end',
      userSelect: 'none',
    },
  },
});
export const kind = styleVariants(
  {
    punctuation: color.code.punctuation,
    keyword: color.code.keyword,
    string: color.code.string,
    number: color.code.number,
    name: color.code.name,
    property: color.code.property,
    comment: color.code.comment,
  },
  (hue) => ({ color: hue }),
);
