import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { along } from '@apiyard/ui/theme/along.css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';

const { color, space, size, layer, duration, easing } = vars;

export const shell = style({ display: 'flex', minBlockSize: '100dvb' });
// What takes the focus, or is scrolled to, comes to lie below the header.
globalStyle(`html:has(${shell})`, { scrollPaddingBlockStart: size.topbar });

/** Holds the sidebar's place, so that widening the mini one does not push the page. */
export const rail = style({
  display: 'none',
  flex: 'none',
  '@media': { [media.fromLg]: { display: 'block' } },
});
export const railWidth = {
  full: style({ inlineSize: size.sidebar }),
  mini: style({ inlineSize: size.sidebarMini }),
};

export const aside = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: layer.header,
  borderInlineEnd: `${size.line} solid ${color.divider}`,
  background: color.paper,
  transition: `inline-size ${duration.enter} ${easing.move}`,
});
export const asideWidth = {
  full: style({ inlineSize: size.sidebar }),
  mini: style({ inlineSize: size.sidebarMini }),
  widened: style({ inlineSize: size.sidebar, boxShadow: vars.shadow.popover }),
};

export const page = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });

export const main = style({
  flexGrow: 1,
  inlineSize: '100%',
  marginInline: 'auto',
  padding: space[3],
  paddingBlockStart: space[2],
  paddingBlockEnd: space[6],
  outline: 'none',
  '@media': { [media.belowSm]: { padding: space[2], paddingBlockEnd: space[6] } },
});
export const mainWidth = {
  boxed: style({ maxInlineSize: `calc(${size.container} + 2 * ${space[3]})` }),
  full: style({}),
};

export const skip = style({
  position: 'fixed',
  insetBlockStart: space[1],
  insetInlineStart: space[1],
  zIndex: layer.tooltip,
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)' } },
});

const appear = keyframes({ from: { opacity: 0 } });
const slideIn = keyframes({ from: { translate: `calc(${along} * -100%) 0` } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.drawer,
  background: color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${duration.enter} ${easing.enter}` },
    '&[data-exiting]': { animation: `${appear} ${duration.exit} ${easing.exit} reverse` },
  },
});

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: size.sidebar,
  maxInlineSize: `calc(100vi - ${size.touch})`,
  background: color.paper,
  boxShadow: vars.shadow.popover,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${slideIn} ${duration.enter} ${easing.enter}` },
    '&[data-exiting]': { animation: `${slideIn} ${duration.exit} ${easing.exit} reverse` },
  },
});
export const drawerDialog = style({ blockSize: '100%', outline: 'none' });
