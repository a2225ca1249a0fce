import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, duration, easing } = vars;

const frame = style({ position: 'sticky', insetBlockStart: 0, flex: 'none', blockSize: '100dvb' });

/** Its width in the layout. When it widens it overlaps the page, which does not move. */
export const room = styleVariants({
  full: [frame, { inlineSize: size.sidebar }],
  mini: [frame, { inlineSize: size.sidebarMini }],
});

const surface = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  background: color.paper,
  color: color.text,
  borderInlineEnd: `${size.line} solid ${color.divider}`,
});

const widened = { inlineSize: size.sidebar, zIndex: vars.layer.drawer, boxShadow: vars.shadow.popover };

export const surfaceOf = styleVariants({
  full: [surface],
  mini: [
    surface,
    {
      // Does not open when the pointer only passes over it.
      transition: `inline-size ${duration.enter} ${easing.move} ${duration.quick}`,
      selectors: { '&:has(:focus-visible)': widened },
      '@media': { [media.hover]: { selectors: { '&:hover': widened } } },
    },
  ],
});
