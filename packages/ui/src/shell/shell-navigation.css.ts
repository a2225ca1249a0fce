import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus-ring.css.ts';
import { text, truncate } from '../theme/text.css.ts';
import { iconsOnly, unseen } from './icons-only.ts';

const { color, space, size } = vars;

/** As high as the bar beside it, so that their lines meet. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  blockSize: size.topbar,
  paddingInline: space[2],
});

// The mark stands over the middle of the icons when they are all there is.
const markSize = space[4];
export const home = style({ flexGrow: 1, minInlineSize: 0, containerType: 'inline-size' });

export const homeLink = style([
  focusRing,
  text.h6,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: size.control,
    marginInlineStart: `calc((${size.sidebarMini} - 2 * ${space[2]} - ${markSize}) / 2)`,
    borderRadius: vars.radius.small,
    color: color.text,
    textDecoration: 'none',
  },
]);
export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: markSize,
  blockSize: markSize,
  alignItems: 'center',
  justifyContent: 'center',
});
globalStyle(`${mark} > svg`, { inlineSize: '100%', blockSize: '100%' });
export const homeName = style([
  truncate,
  { textAlign: ['-webkit-match-parent', 'match-parent'], '@container': { [iconsOnly]: unseen } },
]);

export const scroller = style({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  paddingBlock: space[1],
  paddingInline: space[2],
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.divider} transparent`,
  overscrollBehavior: 'contain',
});

/** In a narrow sidebar only what stands first in it has room. */
export const foot = style({
  flex: 'none',
  minInlineSize: 0,
  paddingBlock: space[2],
  // What is as high as a control and stands first is in the middle of a narrow sidebar.
  paddingInline: `calc((${size.sidebarMini} - ${size.control}) / 2) ${space[2]}`,
  borderBlockStart: `${size.line} solid ${color.divider}`,
});
// Leaves room for the focus ring of what it holds.
export const footWindow = style({ overflow: 'hidden', margin: `calc(-1 * ${space[0.5]})`, padding: space[0.5] });
/** It is as wide as ever while the sidebar is not: nothing in it moves when that widens. */
export const footContent = style({
  inlineSize: `calc(${size.sidebar} - (${size.sidebarMini} - ${size.control}) / 2 - ${space[2]} - ${size.line})`,
  maxInlineSize: `calc(100vi - ${space[6]} - ${space[5]})`,
});
