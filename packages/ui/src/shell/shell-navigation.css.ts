import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus-ring.css.ts';
import { text, truncate } from '../theme/text.css.ts';
import { iconsOnly, unseen } from './icons-only.ts';

const { color, space, size } = vars;

/** As high as the adjacent header, so that their borders align. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  blockSize: size.topbar,
  paddingInline: space[2],
});

// The logo is centred over the icons when only they are shown.
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

/** A narrow sidebar has room for its first item only. */
export const foot = style({
  flex: 'none',
  minInlineSize: 0,
  paddingBlock: space[2],
  // A first item as high as a control is centred in a narrow sidebar.
  paddingInline: `calc((${size.sidebarMini} - ${size.control}) / 2) ${space[2]}`,
  borderBlockStart: `${size.line} solid ${color.divider}`,
});
// Space for the focus ring of its content.
export const footWindow = style({ overflow: 'hidden', margin: `calc(-1 * ${space[0.5]})`, padding: space[0.5] });
/** Has the full width even while the sidebar is narrow, so that its content does not move when the sidebar widens. */
export const footContent = style({
  inlineSize: `calc(${size.sidebar} - (${size.sidebarMini} - ${size.control}) / 2 - ${space[2]} - ${size.line})`,
  maxInlineSize: `calc(100vi - ${space[6]} - ${space[5]})`,
});
