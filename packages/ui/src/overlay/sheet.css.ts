import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { onRaised } from '../theme/raised.css.ts';

const { color, space, size } = vars;

/** Driven by the swipe or opening motion of the sheet, not by time. */
export const dim = keyframes({ from: { opacity: 0 } });

export const layer = style({ zIndex: vars.layer.drawer });
// React Aria moves a sheet by scrolling a box twice as wide as the window, always from left to right. Scrolling
// something into view would align it with the half outside the window, and move the sheet out: therefore the scroll
// padding excludes that half.
globalStyle(`${layer}[data-position="right"] [data-sheet-scroll]`, { scrollPaddingInlineEnd: '100dvi' });
globalStyle(`${layer}[data-position="left"] [data-sheet-scroll]`, { scrollPaddingInlineStart: '100dvi' });
globalStyle(`${layer}[data-position="bottom"] [data-sheet-scroll]`, { scrollPaddingBlockEnd: '100dvb' });
export const backdrop = style({ background: color.overlay });

const alongTheSide = { inlineSize: `min(26rem, 100vi - ${space[6]})`, blockSize: '100%' };

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  vars: onRaised,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.dialog,
  selectors: {
    '&[data-position="left"], &[data-position="right"]': alongTheSide,
    // A border towards the page, needed in forced-colours mode and on dark surfaces.
    '[dir="ltr"] &[data-position="right"], [dir="rtl"] &[data-position="left"]': {
      borderInlineStart: `${size.line} solid ${color.raisedBorder}`,
    },
    '[dir="ltr"] &[data-position="left"], [dir="rtl"] &[data-position="right"]': {
      borderInlineEnd: `${size.line} solid ${color.raisedBorder}`,
    },
    '&[data-position="bottom"]': {
      inlineSize: '100%',
      maxInlineSize: '40rem',
      maxBlockSize: `calc(100dvb - ${space[6]})`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: `${size.line} solid ${color.raisedBorder}`,
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
    },
  },
});

/** As wide as the sidebar that it replaces. */
export const sidebarWide = style({
  selectors: {
    '&[data-position="left"], &[data-position="right"]': { inlineSize: `min(${size.sidebar}, 100vi - ${space[6]})` },
  },
});
