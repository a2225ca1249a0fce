import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { focusRing } from '@apiyard/ui/theme/focus-ring.css';
import { edgeTab } from '../edge-tab.ts';

const { color, space, size, layer } = vars;

// `<html>` has the settings before first paint, so the layout does not shift.
const inHorizontal = 'html[data-layout="horizontal"] &';
const inBox = 'html:not([data-boxed-layout="full"]) &';
/** Of the container, its padding included. */
const boxed = `calc(${size.container} + 2 * ${space[3]})`;

export const shell = style({ display: 'flex', minBlockSize: '100dvb' });
// What takes the focus, or is scrolled to, comes to lie below the header.
globalStyle(`html:has(${shell})`, { scrollPaddingBlockStart: size.topbar });

export const page = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });

/** The horizontal menu's room, from the first paint on. */
export const bar = style({
  display: 'none',
  flex: 'none',
  blockSize: `calc(${size.control} + 2 * ${space[1]})`,
  borderBlockEnd: `${size.line} solid ${color.divider}`,
  background: color.paper,
  '@media': { [media.fromLg]: { selectors: { [inHorizontal]: { display: 'block' } } } },
});
export const barContent = style({
  blockSize: '100%',
  marginInline: 'auto',
  paddingInline: space[3],
  selectors: { [inBox]: { maxInlineSize: boxed } },
});

/** Holds the room of what arrives later. */
export const closed = style({ flex: 'none', minBlockSize: `calc(${size.control} + ${space[1]})`, display: 'grid' });

export const main = style({
  flexGrow: 1,
  inlineSize: '100%',
  marginInline: 'auto',
  padding: space[3],
  paddingBlockEnd: space[5],
  outline: 'none',
  selectors: { [inBox]: { maxInlineSize: boxed } },
  '@media': { [media.belowSm]: { paddingInline: space[2], paddingBlockStart: space[2] } },
});

/** Fits into the page's margin, so that it never covers content. */
export const customize = style([
  focusRing,
  {
    position: 'fixed',
    insetBlockEnd: space[3],
    insetInlineEnd: 0,
    zIndex: layer.sticky,
    display: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: space[3],
    blockSize: size.touch,
    margin: 0,
    padding: 0,
    border: `${size.line} solid ${color.raisedBorder}`,
    borderInlineEnd: 'none',
    borderStartStartRadius: vars.radius.control,
    borderEndStartRadius: vars.radius.control,
    background: color.paper,
    color: color.primary.text,
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.hover } },
    '@media': { [edgeTab]: { display: 'inline-flex' }, print: { display: 'none' } },
  },
]);
