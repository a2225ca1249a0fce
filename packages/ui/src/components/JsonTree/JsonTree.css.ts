import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus-ring.css.ts';
import { text } from '../../theme/text.css.ts';
import { block as codeBlock, head as codeHead, name as codeName } from '../CodeBlock/CodeBlock.css.ts';

const { color, space, size } = vars;

export const block = codeBlock;
export const head = codeHead;
export const title = codeName;

export const tree = style([
  focusRing,
  {
    overflow: 'auto',
    maxBlockSize: '36rem',
    padding: space[1],
    fontFamily: vars.font.mono,
    fontSize: size.code,
    lineHeight: size.codeLine,
    color: color.code.text,
    textAlign: 'start',
    selectors: { '&[data-focus-visible]': { outlineOffset: `calc(${size.ring} * -1)` } },
  },
]);

export const item = style([
  focusRing,
  {
    borderRadius: vars.radius.small,
    cursor: 'default',
    // A thousand lines cost no more than the visible ones.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: space[3],
    selectors: {
      '&[data-focus-visible]': { outlineOffset: `calc(${size.ring} * -1)` },
      '&[data-hovered]': { background: color.paper },
    },
  },
]);

/** Values that can be pressed. */
export const choosable = style({ cursor: 'pointer' });

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[0.5],
  minBlockSize: space[3],
  paddingBlock: `calc((${space[3]} - ${size.codeLine}) / 2)`,
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${space[2]})`,
  overflowWrap: 'anywhere',
});

export const chevron = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: color.textQuiet,
    cursor: 'pointer',
    selectors: { [`${item}[data-expanded] > * > * > &`]: { rotate: '90deg' } },
  },
]);

/** Copy buttons of a line: visible on hover, while the line has the focus, and after a touch. */
export const copies = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: '1.25rem',
  marginInlineStart: 'auto',
});

export const name = styleVariants({ name: { color: color.code.property }, index: { color: color.code.comment } });
export const punctuation = style({ color: color.code.punctuation });
export const kind = styleVariants({
  string: { color: color.code.string },
  number: { color: color.code.number },
  word: { color: color.code.keyword },
});
export const count = style([
  text.small,
  { unicodeBidi: 'isolate', color: color.textQuiet, fontFamily: vars.font.body },
]);
export const more = style({ color: color.primary.text, fontFamily: vars.font.body, cursor: 'pointer' });
