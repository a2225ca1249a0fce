import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { media } from '@apiyard/ui/theme/media';
import { text } from '@apiyard/ui/theme/text.css';

const { color, radius, size, space } = vars;

export const board = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const rows = style({
  display: 'grid',
  gap: space[0.5],
  inlineSize: 'min(100%, calc(var(--letters) * 3.5rem))',
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--letters), minmax(0, 1fr))',
  gap: space[0.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const tileBase = style([
  text.h5,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 0,
    blockSize: size.row,
    borderRadius: radius.small,
    lineHeight: '1.1',
    color: color.text,
    '@media': { [media.belowMd]: { blockSize: size.control } },
  },
]);
/** Each mark has its own frame and symbol, so that none is known by its colour alone. */
export const tile = styleVariants({
  open: [tileBase, { border: `${size.line} solid ${color.controlBorder}` }],
  place: [tileBase, { border: `${size.mark} solid ${color.success.border}`, background: color.success.light }],
  word: [tileBase, { border: `${size.mark} dashed ${color.warning.border}`, background: color.warning.light }],
  none: [tileBase, { border: `${size.line} dotted ${color.controlBorder}`, color: color.textQuiet }],
});
/** Drawn from an attribute: the name of the letter has its mark in words, and no text may contradict a name. */
export const symbol = style([text.small, { lineHeight: '1', '::before': { content: 'attr(data-symbol)' } }]);

/** Over the letters of the current guess, which are drawn below it. */
export const input = style([
  focusRing,
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 'none',
    borderRadius: radius.small,
    background: 'none',
    color: 'transparent',
    caretColor: 'transparent',
    selectors: { '&::selection': { background: 'none' } },
  },
]);

export const keyboard = style({ display: 'grid', gap: space[0.5] });
export const keyRow = style({ display: 'flex', justifyContent: 'center', gap: `calc(${space[0.5]} / 2)` });
const keyBase = style([
  focusRing,
  text.body,
  {
    flex: '1 1 0',
    minInlineSize: 0,
    maxInlineSize: '3rem',
    minBlockSize: size.control,
    padding: 0,
    borderRadius: radius.small,
    color: color.text,
    cursor: 'pointer',
    lineHeight: '1.1',
    selectors: { '&:hover': { background: color.hover }, '&:disabled': { cursor: 'default' } },
  },
]);
export const key = styleVariants({
  open: [keyBase, { border: `${size.line} solid ${color.controlBorder}`, background: color.paper }],
  place: [keyBase, { border: `${size.mark} solid ${color.success.border}`, background: color.success.light }],
  word: [keyBase, { border: `${size.mark} dashed ${color.warning.border}`, background: color.warning.light }],
  none: [keyBase, { border: `${size.line} dotted ${color.controlBorder}`, background: 'none', color: color.textQuiet }],
});
export const keySymbol = style([symbol, { display: 'block' }]);
export const wideKey = style([
  keyBase,
  {
    display: 'grid',
    placeItems: 'center',
    flexGrow: 1.5,
    maxInlineSize: '4.5rem',
    border: `${size.line} solid ${color.controlBorder}`,
    background: color.selected,
  },
]);
