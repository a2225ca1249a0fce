import { style } from '@vanilla-extract/css';
import { vars } from '@apiyard/ui/theme/contract.css';
import { media } from '@apiyard/ui/theme/media';
import { iconsOnly } from '../SideMenu/icons-only.ts';

const { color, space, size, duration, easing } = vars;

// `<html>` has the settings before first paint, so the layout does not shift.
const inMini = 'html[data-sidebar-type="mini-sidebar"] &';
const inHorizontal = 'html[data-layout="horizontal"] &';

/** Holds the sidebar's place, so that widening the mini one does not push the page. */
export const room = style({
  display: 'none',
  flex: 'none',
  inlineSize: size.sidebar,
  selectors: { [inMini]: { inlineSize: size.sidebarMini }, [inHorizontal]: { display: 'none' } },
  '@media': { [media.fromLg]: { display: 'block', selectors: { [inHorizontal]: { display: 'none' } } } },
});

export const surface = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: size.sidebar,
  borderInlineEnd: `${size.line} solid ${color.divider}`,
  background: color.paper,
  containerType: 'inline-size',
  selectors: {
    // A delay, so that a passing pointer does not open it.
    [inMini]: {
      inlineSize: size.sidebarMini,
      transition: `inline-size ${duration.enter} ${easing.move} ${duration.quick}`,
    },
    'html[data-sidebar-type="mini-sidebar"] &[data-widened]': {
      inlineSize: size.sidebar,
      zIndex: vars.layer.drawer,
      boxShadow: vars.shadow.popover,
    },
  },
});

/** As high as the header, so that their borders align; the logo is centred above the icons. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: size.topbar,
  paddingInline: `calc((${size.sidebarMini} - ${space[4]} - ${size.line}) / 2) ${space[2]}`,
});

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
  '@container': { [iconsOnly]: { scrollbarWidth: 'none' } },
});

/** Where admins change between the two menus: the same place in both. */
export const areaSwitch = style({
  flex: 'none',
  paddingBlock: space[1],
  paddingInline: space[2],
  borderBlockStart: `${size.line} solid ${color.divider}`,
});

/** The person's picture is centred in the mini sidebar. */
export const foot = style({
  flex: 'none',
  overflow: 'hidden',
  paddingBlock: space[2],
  paddingInline: `calc((${size.sidebarMini} - ${size.control} - ${size.line}) / 2) ${space[2]}`,
  borderBlockStart: `${size.line} solid ${color.divider}`,
});
/** Has the full width even while the sidebar is narrow: its content does not move when that widens. */
export const footContent = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['1.5'],
  minBlockSize: size.control,
});
export const person = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  '@container': { [iconsOnly]: { display: 'none' } },
});
export const leave = style({
  display: 'inline-flex',
  flex: 'none',
  '@container': { [iconsOnly]: { display: 'none' } },
});
export const visitor = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  minInlineSize: 0,
  '@container': { [iconsOnly]: { display: 'none' } },
});
export const visitorMini = style({
  display: 'none',
  '@container': { [iconsOnly]: { display: 'inline-flex', inlineSize: size.control, justifyContent: 'center' } },
});
